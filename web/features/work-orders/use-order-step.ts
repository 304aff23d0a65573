import type { OrderStatus } from '../../../contract/work-orders/states.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { useStep } from '../../api/use-step.ts'
import { shownOfOrders } from './shown.ts'

/** How an order stands after somebody else's step. */
export interface Theirs {
  status: OrderStatus
  version: number
}

/** A step with a work order. */
export const useOrderStep = <T>(endpoint: Endpoint<T>, done: string) =>
  useStep<Theirs, T>(endpoint, { done, shown: shownOfOrders })
