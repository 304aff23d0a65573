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
    <Dialog onClose={onClose} title="My display name">
      <Loaded query={me} shape="form" rows={1} failed="We couldn’t load your choice.">
        {(found) => <Shown me={found} />}
      </Loaded>
    </Dialog>
  )
}

const Shown = ({ me: { showsUnit, unitNumber, isProtected } }: { me: ForumMe }) => {
  const { firstName, lastName } = useUser()
  const change = useAction(api.forumSettings.changeMe, {
    done: (next) => (next.showsUnit ? 'Your unit is now shown' : 'Your unit is now hidden'),
    refresh: [api.forumSettings.me, ...shownOfForum],
  })
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const isShown = showsUnit && unitNumber !== null && !isProtected
  return (
    <Stack gap="md">
      <Text>
        Your posts appear under <strong>{isShown ? `${name}, unit ${unitNumber}` : name}</strong>.
      </Text>
      {isProtected ? (
        <Text>The building protects your details: no one in the forum can see where you live.</Text>
      ) : unitNumber === null ? (
        <Text>You have no unit to show.</Text>
      ) : (
        <Switch
          label={`Show that I live in or own unit ${unitNumber}`}
          description="This also applies to everything you’ve already posted."
          checked={showsUnit}
          disabled={change.busy}
          onChange={({ currentTarget }) => void change.run({ body: { showsUnit: currentTarget.checked } })}
        />
      )}
    </Stack>
  )
}
