import { orderStatusLabels } from '../../../contract/work-orders/order-words.ts'
import type { OrderStatus } from '../../../contract/work-orders/states.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { RecordConflict } from '../../ui/conflict.tsx'
import { shownOfOrders } from './shown.ts'

/** How a work order stands after someone else's step. */
interface Standing {
  status: OrderStatus
  version: number
}

const words = ({ status }: Standing): string =>
  `The work order is now ${orderStatusLabels[status].toLowerCase()}. Your changes are still here, but not saved. Check them and send again.`

/** Takes a step with a work order; `conflict` says when someone else was quicker. */
export const useOrderStep = <T,>(endpoint: Endpoint<T>, order: { version: number }, done: string) => {
  const { send, theirs, version } = useRecordStep<Standing, T>(endpoint, order, { done, shown: shownOfOrders })
  return {
    send,
    version,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed this work order" words={words} />,
  }
}
