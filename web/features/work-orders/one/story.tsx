import { orderEventLabels } from '../../../../contract/work-orders/order-words.ts'
import type { OrderEvent } from '../../../../contract/work-orders/order.ts'
import { Instant } from '../../../ui/moments.tsx'
import classes from './order.module.css'

/** What happened with an order, the newest first. */
export const Story = ({ events }: { events: readonly OrderEvent[] }) => (
  <ol className={classes.story}>
    {events.map(({ _id, at, kind, by, side, words }) => (
      <li key={_id} className={classes.step}>
        <span>
          {orderEventLabels[kind]}
          {words && `: ${words}`}
        </span>
        <span className={classes.who}>
          {by}
          {side === 'vendor' && ' (by link)'}, <Instant at={at} />
        </span>
      </li>
    ))}
  </ol>
)
