import { ActionIcon, Anchor, Card, Group, Menu, Stack, Text } from '@mantine/core'
import { IconArrowsRightLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { TicketStepName } from '../../../../../contract/tickets/kinds.ts'
import { stepLabels, ticketNumber } from '../../../../../contract/tickets/ticket-words.ts'
import type { TicketRow } from '../../../../../contract/tickets/ticket.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { Press, presses } from '../../state.tsx'
import { pageOf, placeOf } from '../../words.ts'
import { Due, handsOf } from '../due.tsx'
import type { Move } from './board-view.tsx'

interface Props {
  ticket: TicketRow
  onMove: (move: Move) => void
}

/** A ticket on the board. */
export const BoardCard = ({ ticket, onMove }: Props) => (
  <Card component="article" padding="sm">
    <Stack gap={6}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Anchor
          component={Link}
          to={pageOf(ticket)}
          fw={600}
          mih="var(--finger)"
          miw={0}
          display="inline-flex"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {ticketNumber(ticket)}: {ticket.title}
        </Anchor>
        <MoveMenu ticket={ticket} onMove={onMove} />
      </Group>
      {presses(ticket) && (
        <Group gap={6}>
          <Press ticket={ticket} withPriority />
        </Group>
      )}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {placeOf(ticket)}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {handsOf(ticket)}
      </Text>
      {ticket.dueAt && (
        <Text size="sm">
          <Due ticket={ticket} />
        </Text>
      )}
    </Stack>
  </Card>
)

const MoveMenu = ({ ticket, onMove }: Props) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon aria-label={`Move ${ticketNumber(ticket)} to…`}>
        <IconArrowsRightLeft size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Steps id={ticket._id} onStep={(step) => onMove({ id: ticket._id, step })} />
    </Menu.Dropdown>
  </Menu>
)

/** The steps that the server lets somebody take now, asked for once the menu is open. */
const Steps = ({ id, onStep }: { id: string; onStep: (step: TicketStepName) => void }) => {
  const { data, isError } = useRoute(api.tickets.get, { params: { id } }, { staleTime: 0 })
  if (isError && !data) return <Menu.Item disabled>We couldn’t load this</Menu.Item>
  if (!data) return <Menu.Item disabled>Loading...</Menu.Item>
  if (data.can.steps.length === 0) return <Menu.Item disabled>No steps available right now</Menu.Item>
  return data.can.steps.map((step) => (
    <Menu.Item key={step} onClick={() => onStep(step)}>
      {stepLabels[step]}
    </Menu.Item>
  ))
}
