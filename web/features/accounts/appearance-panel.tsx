import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { toast } from '../../api/toast.ts'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { wordsFor } from '../../api/errors.ts'
import { sessionWords } from '../../api/session-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { useChangePart } from './use-profile.ts'

type Appearance = Profile['preferences']['appearance']
const choices: { value: Appearance; label: string }[] = [
  { value: 'device', label: 'Like the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light or dark wherever the person signs in; the shell obeys it. */
export const AppearancePanel = ({ profile }: { profile: Profile }) => {
  const { change, busy } = useChangePart(profile)
  const { setColorScheme } = useMantineColorScheme()
  const choose = async (appearance: Appearance) => {
    try {
      await change({ preferences: { appearance } })
      setColorScheme(appearance === 'device' ? 'auto' : appearance)
    } catch (error) {
      toast.error(wordsFor(error, sessionWords.updateFailed))
    }
  }
  return (
    <Panel
      id="appearance"
      title="Light or dark"
      text="Holds wherever you sign in. The switch in the top bar changes it until you open Parapet again."
    >
      <SegmentedControl
        aria-label="Light or dark"
        data={choices}
        value={profile.preferences.appearance}
        disabled={busy}
        fullWidth
        onChange={(value) => void choose(value)}
      />
    </Panel>
  )
}
