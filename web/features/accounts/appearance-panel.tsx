import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { toast } from '../../api/toast.ts'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { wordsFor } from '../../api/errors.ts'
import { sessionWords } from '../../api/session-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { useChangePart } from './use-profile.ts'

type Appearance = Profile['preferences']['appearance']
const choices: { value: Appearance; label: string }[] = [
  { value: 'device', label: 'Match device' },
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
      title="Appearance"
      text="Applies on every device you sign in on. The switch in the top bar changes it until you reopen Parapet."
    >
      <SegmentedControl
        aria-label="Appearance"
        data={choices}
        value={profile.preferences.appearance}
        disabled={busy}
        fullWidth
        onChange={(value) => void choose(value)}
      />
    </Panel>
  )
}
