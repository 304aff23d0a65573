import { Button, Card, Chip, Group, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import type { Invitation, InvitationStatus } from '../../../contract/joining/invitations.ts'
import { api } from '../../api/api.ts'
import { useRoleLabels } from '../../ui/use-role-labels.ts'
import { useList } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { Empty } from '../../ui/empty.tsx'
import { Instant } from '../../ui/moments.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { PeopleRows } from './people-rows.tsx'

const words: Record<InvitationStatus, readonly [tone: Tone, text: string]> = {
  open: ['waiting', 'Pending'],
  expired: ['bad', 'Expired'],
  accepted: ['good', 'Claimed'],
  revoked: ['neutral', 'Revoked'],
}
const statuses = Object.keys(words) as InvitationStatus[]
const refresh = [api.joining.invitations, api.joining.uninvited, api.joining.uninvitedCount]

/** Who was invited, and what became of it; sent anew or taken back while nobody has used it. */
export const InvitationList = () => {
  const { filters, set, clear, narrowed } = useFilters({ status: parseAsStringLiteral(statuses) })
  const invitations = useList(api.joining.invitations, { query: sent(filters) })
  return (
    <Stack gap="md">
      <SearchField
        label="Search name, email or unit"
        value={filters.search}
        onChange={(search) => void set({ search })}
      />
      <Group gap="xs" role="group" aria-label="Filter by status">
        {statuses.map((status) => (
          <Chip
            key={status}
            variant="outline"
            checked={filters.status === status}
            onChange={(on) => void set({ status: on ? status : null })}
          >
            {words[status][1]}
          </Chip>
        ))}
      </Group>
      <PeopleRows
        list={invitations}
        narrowed={narrowed}
        onClear={clear}
        empty={<Empty title="No invitations yet">Invite one person above, or choose people from the roster.</Empty>}
      >
        {(invitation) => <Row invitation={invitation} />}
      </PeopleRows>
    </Stack>
  )
}

const Row = ({ invitation }: { invitation: Invitation }) => {
  const { email, names, role, unitNumber, status, can } = invitation
  const roles = useRoleLabels()
  const [tone, text] = words[status]
  const about = [roles[role], unitNumber && `unit ${unitNumber}`].filter(Boolean).join(' · ')
  return (
    <Card padding="sm">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={0} flex="1 1 14rem" miw={0}>
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {names.length > 0 ? names.join(', ') : email}
          </Text>
          {names.length > 0 && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
          )}
          <Text size="sm">{about}</Text>
          <Text size="sm" c="dimmed">
            <Stands invitation={invitation} />
          </Text>
        </Stack>
        <StatusBadge tone={tone}>{text}</StatusBadge>
      </Group>
      {(can.resend || can.revoke) && <Steps invitation={invitation} />}
    </Card>
  )
}

const Stands = ({ invitation: { status, invitedBy, createdAt, expiresAt, endedAt } }: { invitation: Invitation }) => {
  if (status === 'accepted' && endedAt)
    return (
      <>
        Claimed <Instant at={endedAt} />
      </>
    )
  if (status === 'revoked' && endedAt)
    return (
      <>
        Revoked <Instant at={endedAt} />
      </>
    )
  return (
    <>
      Sent by {invitedBy} <Instant at={createdAt} />, {status === 'open' ? 'valid until ' : 'expired '}
      <Instant at={expiresAt} />
    </>
  )
}

const Steps = ({ invitation: { _id: id, email, can } }: { invitation: Invitation }) => {
  const { ask, dialog } = useConfirm()
  const resend = useAction(api.joining.resendInvitation, { done: `New link sent to ${email}`, refresh })
  const revoke = useAction(api.joining.revokeInvitation, { done: `Invitation to ${email} revoked`, refresh })
  const takeBack = async () => {
    const question = {
      title: 'Revoke this invitation?',
      text: `The link sent to ${email} stops working right away. You can invite them again.`,
      yes: 'Revoke invitation',
      danger: true,
    }
    if (await ask(question)) await revoke.run({ params: { id } })
  }
  return (
    <Group gap="xs" mt="xs">
      {can.resend && (
        <Button
          variant="default"
          size="sm"
          disabled={resend.busy}
          aria-label={`Resend to ${email}`}
          onClick={() => void resend.run({ params: { id } })}
        >
          {' '}
          Resend{' '}
        </Button>
      )}
      {can.revoke && (
        <Button
          variant="subtle"
          color="red"
          size="sm"
          disabled={revoke.busy}
          aria-label={`Revoke the invitation to ${email}`}
          onClick={() => void takeBack()}
        >
          Revoke
        </Button>
      )}
      {dialog}
    </Group>
  )
}
