import { orderStatusLabels } from '../../../contract/work-orders/order-words.ts'
import type { OrderStatus } from '../../../contract/work-orders/states.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<OrderStatus, Tone>> = {
  draft: 'neutral',
  asked: 'brand',
  quoted: 'brand',
  awaiting_approval: 'waiting',
  ordered: 'brand',
  scheduled: 'brand',
  done: 'good',
  invoiced: 'waiting',
  closed: 'neutral',
  cancelled: 'neutral',
}

/** Where a work order stands, in a word. */
export const OrderState = ({ status }: { status: OrderStatus }) => (
  <StatusBadge tone={tones[status]}>{orderStatusLabels[status]}</StatusBadge>
)
