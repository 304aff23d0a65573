import { Stack, Switch, Text } from '@mantine/core'
import type { ForumMe } from '../../../../contract/forum/settings.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useUser } from '../../../api/session.tsx'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { shownOfForum } from '../shown.ts'

/** What others see of whoever writes: always the name, and the unit where they choose so. */
export const NameDialog = ({ onClose }: { onClose: () => void }) => {
  const me = useRoute(api.forumSettings.me, {}, { staleTime: 0 })
  return (
    <Dialog onClose={onClose} title="How my name shows">
      <Loaded query={me} shape="form" rows={1} failed="Your choice could not be loaded.">
        {(found) => <Shown me={found} />}
      </Loaded>
    </Dialog>
  )
}

const Shown = ({ me: { showsUnit, unitNumber, isProtected } }: { me: ForumMe }) => {
  const { firstName, lastName } = useUser()
  const change = useAction(api.forumSettings.changeMe, {
    done: (next) => (next.showsUnit ? 'Your unit shows from now on' : 'Your unit shows no longer'),
    refresh: [api.forumSettings.me, ...shownOfForum],
  })
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const isShown = showsUnit && unitNumber !== null && !isProtected
  return (
    <Stack gap="md">
      <Text>
        What you write stands under <strong>{isShown ? `${name}, unit ${unitNumber}` : name}</strong>.
      </Text>
      {isProtected ? (
        <Text>The building protects your details: nobody in the forum sees where you live.</Text>
      ) : unitNumber === null ? (
        <Text>You have no unit here that could show.</Text>
      ) : (
        <Switch
          label={`Show that I live or own in unit ${unitNumber}`}
          description="It holds for all that you have written here, too."
          checked={showsUnit}
          disabled={change.busy}
          onChange={({ currentTarget }) => void change.run({ body: { showsUnit: currentTarget.checked } })}
        />
      )}
    </Stack>
  )
}
