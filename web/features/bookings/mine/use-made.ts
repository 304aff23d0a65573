import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'

/** Makes the link of the calendar anew and holds it as long as the screen stands: the server shows it this once. */
export const useMade = () => {
  const [made, setMade] = useState<string | null>(null)
  const make = useAction(api.bookings.makeFeed, { done: 'Link created', refresh: [api.bookings.feed] })
  const run = async () => {
    const reply = await make.run()
    if (reply) setMade(reply.url)
  }
  return { made, run, busy: make.busy, forget: () => setMade(null) }
}
