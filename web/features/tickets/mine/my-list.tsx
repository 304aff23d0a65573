import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { TicketSummary } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { TicketMarks } from '../state.tsx'
import { nextFor, pageOf, placeOf } from '../words.ts'

interface Props {
  shows: 'current' | 'past'
  /** The way to report something, where nothing was reported yet. */
  action: ReactNode
}

/** What somebody reported or follows, newest first. */
export const MyList = ({ shows, action }: Props) => {
  const tickets = useList(api.tickets.mine, { query: { shows } })
  return (
    <ListPart
      list={tickets}
      shape="card"
      empty={
        shows === 'past' ? (
          <Empty title="No past tickets">Closed and declined tickets will appear here.</Empty>
        ) : (
          <Empty title="No open tickets" action={action}>
            Report a leak, a broken light or a stuck door in under a minute, and follow it until it’s fixed.
          </Empty>
        )
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} aria-label="My tickets" style={{ listStyle: 'none' }}>
          {items.map((ticket) => (
            <li key={ticket._id}>
              <TicketCard ticket={ticket} />
            </li>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}

const TicketCard = ({ ticket }: { ticket: TicketSummary }) => (
  <Card component="article" padding="md">
    <Stack gap={6} align="flex-start">
      <Group justify="space-between" gap="xs" w="100%">
        <Anchor
          component={Link}
          to={pageOf(ticket)}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          miw={0}
          flex="1 1 12rem"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {ticketNumber(ticket)}: {ticket.title}
        </Anchor>
        <TicketMarks ticket={ticket} />
      </Group>
      <Text {...(ticket.waitsForReply && { fw: 600 })} style={{ overflowWrap: 'anywhere' }}>
        {nextFor(ticket)}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {placeOf(ticket)} · reported <Instant at={ticket.reportedAt} />
      </Text>
    </Stack>
  </Card>
)
