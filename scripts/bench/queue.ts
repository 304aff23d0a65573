import pg from 'pg'
import { deliverJob } from '../../server/features/mail/outbox.ts'

/**
 * Opens a connection that discards queued email. Tickets of both servers put their jobs into one queue, and our server
 * runs them all: without this it would still be running them during the turn of another route or of the floor.
 */
export const openQueueClearing = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    clear: async (): Promise<void> => {
      await client.query(`delete from pgboss.job where name = $1 and state <> 'active'`, [deliverJob])
    },
    close: () => client.end(),
  }
}
