import { TicketQuery } from '../../contract/tickets.ts'
import { connect } from '../../server/db/connection.ts'
import { countTickets, selectTickets } from '../../server/features/tickets/lists-store.ts'
import type { Filled } from './fill.ts'
import { soughtInTickets } from './fill-desks.ts'
import { measureSizes, type GrownSizes } from './growth-sizes.ts'

/** How long the statements of the desk take among few tickets and among very many, which take turns. */
export const measureDesks = async (url: string, { desks }: Filled): Promise<GrownSizes[]> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  const now = new Date().toISOString()
  const list = (said: Record<string, string>) => {
    const query = TicketQuery.parse({ limit: '50', ...said })
    return async ({ buildingId, accountId }: Filled['desks'][number]) => {
      const { items } = await selectTickets(db, buildingId, query, { accountId, now })
      if (items.length === 0) throw new Error('The desk of the measurement has no such ticket.')
    }
  }
  const asked = {
    'first page, newest first': list({}),
    'current tickets': list({ status: 'current' }),
    'due first': list({ status: 'current', order: 'due' }),
    'own current tickets': list({ status: 'current', assignee: 'me' }),
    'a word in one of 500': list({ search: soughtInTickets }),
    'counts by status': ({ buildingId, accountId }: Filled['desks'][number]) =>
      countTickets(db, buildingId, { accountId, now }),
  }
  try {
    return await measureSizes(desks, asked)
  } finally {
    await close()
  }
}
