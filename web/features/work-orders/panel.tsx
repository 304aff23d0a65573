import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../contract/money.ts'
import { ordersOfTicketMost } from '../../../contract/limits/work-orders.ts'
import { orderNumber } from '../../../contract/work-orders/order-words.ts'
import type { OrderSummary } from '../../../contract/work-orders/order.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NewOrderDialog } from './dialogs/draft-dialogs.tsx'
import { OrderState } from './state.tsx'
import { pageOf } from './words.ts'

interface Props {
  ticketId: string
  /** What a new order begins with, as the ticket says it. */
  title?: string
  entryNotes?: string
}

/** The work orders of a ticket at the desk, and making another. */
export const WorkOrdersPanel = ({ ticketId, title = '', entryNotes = '' }: Props) => {
  const [making, setMaking] = useState(false)
  const orders = useRoute(api.workOrders.list, { query: { ticketId, limit: ordersOfTicketMost } }, { staleTime: 0 })
  const { data, isError, refetch } = orders
  return (
    <Panel title="Work orders" text="Vendor quotes, orders and invoices for this ticket.">
      <LoadedPart
        part={{ data: data?.items, failed: isError, retry: () => void refetch() }}
        shape="list-item"
        rows={1}
        failed="We couldn’t load the work orders."
      >
        {(items) => (items.length === 0 ? <Text c="dimmed">None yet.</Text> : <Orders items={items} />)}
      </LoadedPart>
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setMaking(true)}
      >
        New work order
      </Button>
      {making && (
        <NewOrderDialog ticketId={ticketId} title={title} entryNotes={entryNotes} onClose={() => setMaking(false)} />
      )}
    </Panel>
  )
}

const Orders = ({ items }: { items: readonly OrderSummary[] }) => (
  <Stack component="ul" aria-label="Work orders" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
    {items.map((order) => (
      <li key={order._id}>
        <Anchor
          component={Link}
          to={pageOf(order)}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {orderNumber(order)}: {order.title}
        </Anchor>
        <Group gap={6}>
          <OrderState status={order.status} />
          <Text size="sm" c="dimmed" className="figures" style={{ overflowWrap: 'anywhere' }}>
            {[order.vendor?.name, order.amountCents !== null && formatMoney(order.amountCents)]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </Group>
      </li>
    ))}
  </Stack>
)
