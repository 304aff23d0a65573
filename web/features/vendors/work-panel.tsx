import { Anchor, Group, Stack, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import type { VendorWork } from '../../../contract/vendors/work.ts'
import { orderNumber, orderStatusLabels } from '../../../contract/work-orders/order-words.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Panel } from '../../ui/panel.tsx'

/** What a vendor did for the building, what it was paid by year, and how residents rated it. */
export const VendorWorkPanel = ({ vendorId }: { vendorId: string }) => {
  const { data, isError, refetch } = useRoute(api.vendors.work, { params: { id: vendorId } }, { staleTime: 0 })
  return (
    <LoadedPart
      part={{ data, failed: isError, retry: () => void refetch() }}
      shape="card"
      rows={1}
      failed="We couldn’t load this vendor’s work."
    >
      {(work) => (
        <Panel title="Work" text={ratingWords(work.rating)}>
          {work.orders.length === 0 ? <Text c="dimmed">No work orders yet.</Text> : <Orders orders={work.orders} />}
          {work.spend.length > 0 && <Spend spend={work.spend} />}
        </Panel>
      )}
    </LoadedPart>
  )
}

const ratingWords = ({ mean, count }: VendorWork['rating']): string =>
  mean === null ? 'No resident ratings yet.' : `Rated ${mean.toFixed(1)} of 5 in ${counted(count, 'ticket')}.`

const Orders = ({ orders }: Pick<VendorWork, 'orders'>) => (
  <Stack component="ul" aria-label="Work orders" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
    {orders.map((order) => (
      <Group component="li" key={order._id} gap="sm" justify="space-between">
        <Anchor
          component={Link}
          to={`/work-orders/${order._id}`}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {orderNumber(order)}: {order.title}
        </Anchor>
        <Text size="sm" c="dimmed" className="figures">
          {orderStatusLabels[order.status]}
          {order.amountCents !== null && `, ${formatMoney(order.amountCents)}`}
        </Text>
      </Group>
    ))}
  </Stack>
)

const Spend = ({ spend }: Pick<VendorWork, 'spend'>) => (
  <Table aria-label="Invoiced by year">
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Year</Table.Th>
        <Table.Th ta="right">Invoices</Table.Th>
        <Table.Th ta="right">Invoiced</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {spend.map(({ year, invoices, amountCents }) => (
        <Table.Tr key={year}>
          <Table.Td>{year}</Table.Td>
          <Table.Td ta="right">{invoices}</Table.Td>
          <Table.Td ta="right">{formatMoney(amountCents)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
