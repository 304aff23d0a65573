import { Anchor, Button, SimpleGrid, Stack } from '@mantine/core'
import { IconCalendarWeek, IconDownload } from '@tabler/icons-react'
import { parseAsString, parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import { formatMoney } from '../../../contract/money.ts'
import { orderNumber, orderStatusLabels } from '../../../contract/work-orders/order-words.ts'
import type { OrderSummary } from '../../../contract/work-orders/order.ts'
import type { OrderStatus } from '../../../contract/work-orders/states.ts'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { useList, useRoute } from '../../api/queries.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FigureCard } from '../../ui/figure-card.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { useZone } from '../../ui/moments.tsx'
import { RowTable, unknown, type Column } from '../../ui/row-table.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { OrderState } from './state.tsx'
import { pageOf, spanWords } from './words.ts'

type Shown = OrderStatus | 'current'
const statusLabels: Readonly<Record<Shown, string>> = { current: 'In progress', ...orderStatusLabels }
const approvalLabels = { waiting: 'Awaiting approval' } as const
const filterKeys = {
  status: parseAsStringLiteral(Object.keys(statusLabels) as Shown[]),
  vendorId: parseAsString,
  approval: parseAsStringLiteral(['waiting'] as const),
}

const Visit = ({ visit }: Pick<OrderSummary, 'visit'>) => {
  const zone = useZone()
  return visit ? spanWords(visit, zone) : unknown
}

const columns: readonly Column<OrderSummary>[] = [
  {
    name: 'Work',
    cell: (order) => (
      <Stack gap={4} align="flex-start">
        <Anchor component={Link} to={pageOf(order)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {orderNumber(order)}: {order.title}
        </Anchor>
        <Anchor component={Link} to={`/tickets/${order.ticket._id}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
          #{order.ticket.number}: {order.ticket.title}
        </Anchor>
      </Stack>
    ),
  },
  {
    name: 'Vendor',
    cell: ({ vendor, asked, quotes }) => (vendor ? vendor.name : asked > 0 ? `${quotes} of ${asked} quoted` : unknown),
  },
  {
    name: 'Amount',
    figures: true,
    cell: ({ amountCents }) => (amountCents === null ? unknown : formatMoney(amountCents)),
  },
  { name: 'Visit', cell: ({ visit }) => (visit ? <Visit visit={visit} /> : unknown) },
  { name: 'Status', cell: ({ status }) => <OrderState status={status} /> },
]

const Counts = () => {
  const { data } = useRoute(api.workOrders.counts, undefined, { staleTime: 0 })
  if (!data || data.current === 0) return null
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'xs', sm: 'md' }} mb="md">
      <FigureCard title="In progress" figure={data.current} />
      <FigureCard title="Awaiting approval" figure={data.awaitingApproval} />
      <FigureCard title="No visit yet" figure={data.unscheduled} />
      <FigureCard title="Invoiced" figure={data.invoiced} />
    </SimpleGrid>
  )
}

type Narrowing = ReturnType<typeof useFilters<typeof filterKeys>>

const Filters = ({ filters, set }: Pick<Narrowing, 'filters' | 'set'>) => {
  const hands = useRoute(api.tickets.hands)
  const vendors = Object.fromEntries((hands.data?.vendors ?? []).map(({ _id, name }) => [_id, name]))
  return (
    <>
      <Choice
        label="Any status"
        labels={statusLabels}
        value={filters.status}
        onChange={(status) => void set({ status })}
      />
      <Choice
        label="Any vendor"
        labels={vendors}
        value={filters.vendorId}
        onChange={(vendorId) => void set({ vendorId })}
      />
      <Choice
        label="Any approval"
        labels={approvalLabels}
        value={filters.approval}
        onChange={(approval) => void set({ approval })}
      />
    </>
  )
}

/** The work orders of the building, newest first. */
export default function OrderList() {
  const saveFile = useSaveFile()
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const query = sent(filters)
  const orders = useList(api.workOrders.list, { query }, { staleTime: 0 })
  const save = () =>
    void saveFile(
      api.workOrders.file,
      { query },
      { name: 'work-orders.csv', failed: 'We couldn’t export the work orders. Please try again.' },
    )
  return (
    <ListScreen
      title="Work orders"
      text="Quotes, approvals, visits and invoices for vendor work."
      actions={
        <>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
            Export (CSV)
          </Button>
          <Button
            component={Link}
            to="/tickets/visits"
            variant="default"
            leftSection={<IconCalendarWeek size={18} aria-hidden />}
          >
            Visits
          </Button>
        </>
      }
      lead={<Counts />}
      list={orders}
      search={{ label: 'Search work orders', value: filters.search, onChange: (search) => void set({ search }) }}
      filters={<Filters filters={filters} set={set} />}
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty
          title="No work orders yet"
          action={
            <Button component={Link} to="/tickets">
              Go to tickets
            </Button>
          }
        >
          Create a work order from a ticket, then request quotes and place an order with a vendor.
        </Empty>
      }
    >
      {(items) => (
        <RowTable label="Work orders" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={760} stacks />
      )}
    </ListScreen>
  )
}
