import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const OrderList = lazy(() => import('./order-list.tsx'))
const OneOrder = lazy(() => import('./one/one-order.tsx'))

/** The work orders of the building: all of them, and one. */
export default function WorkOrdersScreen() {
  const { orderId } = useParams()
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {orderId === undefined ? <OrderList /> : <OneOrder key={orderId} id={orderId} />}
    </Suspense>
  )
}
