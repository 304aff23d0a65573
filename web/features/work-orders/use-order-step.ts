import { useState } from 'react'
import type { Call, Reply } from '../../../contract/route.ts'
import type { OrderStatus } from '../../../contract/work-orders/states.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { mayPass, newerOf } from '../../api/errors.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { shownOfOrders } from './shown.ts'

/** How an order stands after somebody else's step. */
export interface Theirs {
  status: OrderStatus
  version: number
}

/**
 * A step with a work order. Where somebody else was quicker it is not taken: `theirs` says how the order stands, the screen
 * reads it anew, and what was typed stays, to be sent again. Answers the reply, or nothing then; throws all other refusals,
 * for the form.
 */
export const useOrderStep = <T>(endpoint: Endpoint<T>, done: string) => {
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const refresh = useRefresh()
  const action = useAction(endpoint, { done, refresh: shownOfOrders })
  const send = async (args: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      const reply = await action.send(args)
      setTheirs(null)
      return reply
    } catch (error) {
      const newer = newerOf(error) as Theirs | null
      // What it allows may be another thing now, whatever it was refused for.
      if (!mayPass(error)) await refresh(...shownOfOrders)
      if (!newer) throw error
      setTheirs(newer)
      return undefined
    }
  }
  return { send, theirs, busy: action.busy }
}
