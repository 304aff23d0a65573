import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { OrderView } from './order-view.tsx'

/** One work order: its quotes, its approval, the visit, the work and the invoice. */
export default function OneOrder({ id }: { id: string }) {
  const order = useRoute(api.workOrders.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs">
      <BackLink to="/work-orders">Work orders</BackLink>
      <Loaded query={order} shape="card" failed="We couldn’t load this work order.">
        {(found) => <OrderView order={found} />}
      </Loaded>
    </Stack>
  )
}
