import { Stack, Text } from '@mantine/core'
import type { Uninvited, UninvitedCount } from '../../../contract/joining/invitation-rounds.ts'
import { invitationLastsMs } from '../../../contract/limits.ts'
import { counted } from '../../../contract/text.ts'
import { api } from '../../api/api.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoleLabels } from '../../ui/use-role-labels.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'

const refresh = [api.joining.invitations, api.joining.uninvited, api.joining.uninvitedCount]
const days = invitationLastsMs / 86_400_000

export type Whom = { chosen: readonly Uninvited[]; addresses: number } | { everybody: UninvitedCount }

/** What the dialog says before many are invited. */
const questionFor = (whom: Whom, roles: ReturnType<typeof useRoleLabels>) => {
  const people = 'chosen' in whom ? whom.chosen.length : whom.everybody.people
  const addresses = 'chosen' in whom ? whom.addresses : whom.everybody.addresses
  const invitations = counted(addresses, 'invitation')
  return {
    title: `Send ${invitations}?`,
    text: (
      <Stack gap="xs">
        <Text>
          {counted(people, 'person on the roster', 'people on the roster')} will be emailed now, at{' '}
          {counted(addresses, 'address', 'addresses')}.
          {people > addresses && ' People who share an address get one invitation.'}
        </Text>
        {'everybody' in whom && (
          <Text>
            {whom.everybody.roles
              .map(({ role, addresses: some }) => `${some} as ${roles[role].toLowerCase()}`)
              .join(', ')}
            .
          </Text>
        )}
        <Text>Each link is valid for {days} days. This doesn’t change ownership on the roster.</Text>
      </Stack>
    ),
    yes: `Send ${invitations}`,
  }
}

/** Invites many after asking; `dialog` belongs somewhere on the screen. */
export const useInviteMany = ({ onRound }: { onRound: (roundId: string) => void }) => {
  const { ask, dialog } = useConfirm()
  const roles = useRoleLabels()
  const stale = useRefresh()
  const send = useAction(api.joining.inviteMany, {
    failed: 'We couldn’t send the invitations. Please try again.',
    refresh,
  })
  const invite = async (whom: Whom): Promise<void> => {
    if (!(await ask(questionFor(whom, roles)))) return
    const body =
      'chosen' in whom
        ? { personIds: whom.chosen.map(({ _id }) => _id), addresses: whom.addresses }
        : { addresses: whom.everybody.addresses }
    const round = await send.run({ body })
    if (round) onRound(round._id)
    // Refused, because somebody joined or was invited meanwhile: the list and the number are looked up anew.
    else await stale(...refresh)
  }
  return { invite, busy: send.busy, dialog }
}
