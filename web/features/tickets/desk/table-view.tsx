import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { counted } from '../../../../contract/text.ts'
import { categoryLabels, ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { TicketRow } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { TicketMarks } from '../state.tsx'
import { pageOf, placeOf } from '../words.ts'
import { AssignManyDialog } from './assign-many-dialog.tsx'
import { ChoosingContext, RowTick } from './choosing.tsx'
import { DeskChoices, GivenButtons, QuickChips } from './desk-filters.tsx'
import { Due, handsOf } from './due.tsx'
import { SavedFilters } from './saved/saved-filters.tsx'
import { useDeskFilters } from './use-desk-filters.ts'

const columns: readonly Column<TicketRow>[] = [
  { name: 'Select', cell: (ticket) => <RowTick ticket={ticket} /> },
  {
    name: 'Ticket',
    cell: (ticket) => (
      <Stack gap={2} align="flex-start">
        <Anchor component={Link} to={pageOf(ticket)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {ticketNumber(ticket)}: {ticket.title}
        </Anchor>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {categoryLabels[ticket.category]}. {placeOf(ticket)}
        </Text>
      </Stack>
    ),
  },
  { name: 'Status', cell: (ticket) => <TicketMarks ticket={ticket} withPriority /> },
  { name: 'Due', cell: (ticket) => (ticket.dueAt ? <Due ticket={ticket} /> : unknown) },
  { name: 'Assigned to', cell: handsOf },
  { name: 'Reported by', cell: ({ reporter }) => reporter || unknown },
]

/** Every ticket in a row, what is owed first; several are chosen and given to somebody at once. */
export default function TableView() {
  const desk = useDeskFilters()
  const { filters, set, clear, narrowed, query, order } = desk
  const tickets = useList(api.tickets.list, { query: { ...query, order } })
  const [first] = tickets.items ?? []
  return (
    <ListPart
      lead={
        <>
          <QuickChips desk={desk} />
          <SavedFilters desk={desk} />
          <GivenButtons desk={desk} unit={first?.unit?.unitNumber} vendor={first?.vendor?.name} />
        </>
      }
      list={tickets}
      shape="table-row"
      search={{
        label: 'Search tickets',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={<DeskChoices desk={desk} withStatus />}
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty
          title="No open tickets"
          action={
            <Button variant="default" onClick={() => void set({ status: 'all' })}>
              Show closed tickets
            </Button>
          }
        >
          Tickets from residents will appear here, sorted by when a reply is due.
        </Empty>
      }
    >
      {(items) => <Rows items={items} />}
    </ListPart>
  )
}

const Rows = ({ items }: { items: readonly TicketRow[] }) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [assigning, setAssigning] = useState(false)
  const toggle = (id: string, on: boolean) => {
    const next = new Set(ids)
    if (on) next.add(id)
    else next.delete(id)
    setIds(next)
  }
  const chosen = items.filter(({ _id }) => ids.has(_id))
  return (
    <ChoosingContext value={{ chosen: ids, toggle }}>
      <Group justify="space-between" gap="sm" mih={44} className="no-print">
        <Checkbox
          label={chosen.length === 0 ? `Select all ${items.length} shown` : `${chosen.length} selected`}
          checked={chosen.length === items.length}
          indeterminate={chosen.length > 0 && chosen.length < items.length}
          onChange={() => setIds(chosen.length < items.length ? new Set(items.map(({ _id }) => _id)) : new Set())}
        />
        {chosen.length > 0 && (
          <Button onClick={() => setAssigning(true)}>{`Assign ${counted(chosen.length, 'ticket')} to…`}</Button>
        )}
      </Group>
      {assigning && (
        <AssignManyDialog tickets={chosen} onDone={() => setIds(new Set())} onClose={() => setAssigning(false)} />
      )}
      <RowTable label="Tickets" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={760} stacks />
    </ChoosingContext>
  )
}
