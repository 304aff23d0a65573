import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { IconFriends } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { counted } from '../../../../contract/text.ts'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { SimilarTicket } from '../../../../contract/tickets/ticket.ts'
import { formatRelative } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { shownOfTickets } from '../shown.ts'
import { pageOf } from '../words.ts'
import type { ReportControl } from './report-form.tsx'

interface Props {
  control: ReportControl
  /** Somebody follows one of them, in place of a report of their own. */
  onFollowed: (ticket: SimilarTicket) => void
}

/** What neighbours reported already, so that nobody types it again; nothing where there is none. */
export const SimilarTickets = ({ control, onFollowed }: Props) => {
  const [category, place, unitId] = useWatch({ control, name: ['category', 'place', 'unitId'] })
  const unit = place !== 'common' && typeof unitId === 'string' && unitId !== '' ? { unitId } : {}
  const isPlaced = place === 'common' || 'unitId' in unit
  const similar = useRoute(
    api.tickets.similar,
    { query: { category, place, ...unit } },
    { enabled: Boolean(category) && isPlaced, staleTime: 0 },
  )
  const found = category && isPlaced ? (similar.data ?? []) : []
  return (
    <div role="status">
      {found.length > 0 && (
        <Alert
          color="blue"
          icon={<IconFriends aria-hidden />}
          title={found.length === 1 ? 'Is it this one?' : 'Is it one of these?'}
          styles={{ body: { minWidth: 0 } }}
        >
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {found.map((ticket) => (
              <Similar key={ticket._id} ticket={ticket} onFollowed={onFollowed} />
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  )
}

const Similar = ({ ticket, onFollowed }: Pick<Props, 'onFollowed'> & { ticket: SimilarTicket }) => {
  const now = useNow()
  const follow = useAction(api.tickets.follow, { done: 'You’re now following this ticket', refresh: shownOfTickets })
  const { _id: id, title, followers, isFollowed, placeWords, reportedAt } = ticket
  const run = async () => {
    if (await follow.run({ params: { id } })) onFollowed(ticket)
  }
  return (
    <Group component="li" gap="sm" justify="space-between">
      <Stack gap={2} miw={0} flex="1 1 14rem">
        <Text c="inherit" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {ticketNumber(ticket)}: {title}
        </Text>
        <Text c="inherit" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[placeWords, `reported ${formatRelative(reportedAt, now)}`].filter(Boolean).join(', ')}.{' '}
          {counted(followers, 'neighbour has', 'neighbours have')} already reported this.
        </Text>
      </Stack>
      {isFollowed ? (
        <Anchor component={Link} to={pageOf(ticket)} c="inherit" mih="var(--finger)">
          View your ticket
        </Anchor>
      ) : (
        <BusyButton variant="default" busy={follow.busy} busyText="Saving..." onClick={() => void run()}>
          Follow this ticket instead
        </BusyButton>
      )}
    </Group>
  )
}
