import { useState } from 'react'
import type { Call, Reply } from '../../../../contract/route.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { mayPass, newerOf } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfTickets } from '../shown.ts'

/**
 * A step with a ticket. Where somebody else was quicker it is not taken: `theirs` says how the ticket stands, the screen
 * reads it anew, and what was typed stays, to be sent again. Answers the reply, or nothing then; throws all other refusals,
 * for the form.
 */
export const useTicketStep = <T>(endpoint: Endpoint<T>, done: string) => {
  const [theirs, setTheirs] = useState<Ticket | null>(null)
  const refresh = useRefresh()
  const action = useAction(endpoint, { done, refresh: shownOfTickets })
  const send = async (args: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      const reply = await action.send(args)
      setTheirs(null)
      return reply
    } catch (error) {
      const newer = newerOf(error) as Ticket | null
      // What it allows may be another thing now, whatever it was refused for.
      if (!mayPass(error)) await refresh(...shownOfTickets)
      if (!newer) throw error
      setTheirs(newer)
      return undefined
    }
  }
  return { send, theirs, busy: action.busy }
}
