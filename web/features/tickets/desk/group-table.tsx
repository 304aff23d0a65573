import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { TicketGroup } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'

interface Props {
  by: 'unit' | 'vendor'
  label: string
  columns: readonly Column<TicketGroup>[]
}

const link = (to: string, words: string, strong = false) => (
  <Anchor component={Link} to={to} style={{ overflowWrap: 'anywhere' }} {...(strong && { fw: 600 })}>
    {words}
  </Anchor>
)

/** The columns of a group; what can be filtered by leads to the table narrowed to it. */
export const groupColumns = (name: string, filter: 'unitId' | 'vendorId'): readonly Column<TicketGroup>[] => {
  const to = ({ key }: TicketGroup, more = '') => `/tickets?${filter}=${key}${more}`
  const isOne = ({ key }: TicketGroup) => key.includes('-')
  const figure = (group: TicketGroup, count: number, more = '') =>
    count > 0 && isOne(group) ? link(to(group, more), count.toLocaleString('en-CA')) : count.toLocaleString('en-CA')
  return [
    { name, cell: (group) => (isOne(group) ? link(to(group), group.name, true) : group.name) },
    { name: 'Open', figures: true, cell: (group) => figure(group, group.open) },
    { name: 'Overdue', figures: true, cell: (group) => figure(group, group.late, '&due=late') },
    { name: 'Total', figures: true, cell: (group) => figure(group, group.all, '&status=all') },
  ]
}

/** Tickets by what they have in common, the most open ones first. */
export const GroupTable = ({ by, label, columns }: Props) => {
  const groups = useRoute(api.tickets.groups, { query: { by } }, { staleTime: 0 })
  return (
    <Loaded
      query={groups}
      shape="table-row"
      failed="We couldn’t load the ticket counts."
      empty={<Empty title="No tickets yet">Reported issues will appear here.</Empty>}
    >
      {(found) => (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            Most open tickets first.
          </Text>
          <RowTable label={label} items={found} columns={columns} idOf={({ key }) => key} leastWidth={420} stacks />
        </>
      )}
    </Loaded>
  )
}
