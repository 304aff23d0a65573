/** The one statement of the desk’s list of tickets. */
import { TicketQuery } from '../../contract/tickets.ts'
import { selectTickets } from '../../server/features/tickets/lists-store.ts'
import { db, nobody, textsOf, type Ask } from './floor-sent.ts'

export const deskStatements = async (): Promise<Ask> => {
  const query = TicketQuery.parse({ limit: '50' })
  const [list] = await textsOf(() =>
    selectTickets(db, nobody, query, { accountId: nobody, now: '2026-01-01T00:00:00.000Z' }),
  )
  return ({ buildingId }) => [{ text: list!, values: [buildingId] }]
}
