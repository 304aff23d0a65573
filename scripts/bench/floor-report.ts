/**
 * Learns the statements of creating a ticket: while the floor starts, the whole product takes a report in each building,
 * and what it sends is noted with its values. The floor repeats that for every call, in the same transaction.
 */
import { openApp } from '../../server/app.ts'
import { connect } from '../../server/db/connection.ts'
import { offers } from '../../server/offered.ts'
import { openRuntime } from '../../server/runtime.ts'
import { identityText, type IdentityRow } from '../../server/features/accounts/identity-store.ts'
import { selectTicket } from '../../server/features/tickets/tickets-store.ts'
import { readConfig } from '../../server/platform/config.ts'
import { hashOf } from '../../server/platform/secrets.ts'
import { repeated, type Heard, type Overheard } from './floor-repeated.ts'
import { db, nobody, pool, textsOf, type Ask } from './floor-sent.ts'
import { readReporters, report, type Reporter } from './reports.ts'

const lookText = identityText(offers)

/** Has the product take a report from each reporter, and notes what it sends; closes the product's connections again. */
const overhear = async (reporters: readonly Reporter[]): Promise<Map<string, Overheard>> => {
  const runtime = await openRuntime(readConfig(process.env), () => {})
  let heard: Heard[] = []
  const { db: overheard, close } = connect({
    url: process.env.DATABASE_URL!,
    onError: () => {},
    onStatement: (text, values) => void heard.push({ text, values: (values ?? []) as unknown[] }),
  })
  const app = await openApp({ ...runtime.platform, db: overheard })
  const take = async ({ buildingId, token }: Reporter): Promise<Overheard> => {
    heard = []
    const begunAt = Date.now()
    const headers = { cookie: `sid=${token}`, 'x-building-id': buildingId }
    const reply = await app.inject({ method: 'POST', url: '/api/tickets', headers, payload: report })
    if (reply.statusCode !== 200) throw new Error(`The product refused the report: ${reply.body}`)
    const { number } = reply.json<{ data: { number: number } }>().data
    const look = heard.find(({ text }) => text === lookText)!
    const { rows } = await pool.query<IdentityRow>(lookText, [hashOf(token), buildingId, look.values[2]])
    return {
      ...{ number, begunAt, endedAt: Date.now(), accountId: rows[0]!.account_id, now: look.values[2] as string },
      // The floor looks up the session itself.
      heard: heard.filter((one) => one !== look),
    }
  }
  try {
    const taken = new Map<string, Overheard>()
    for (const reporter of reporters) {
      // The first call may also update when the session was last seen, which happens only every few minutes.
      await take(reporter)
      taken.set(reporter.buildingId, await take(reporter))
    }
    return taken
  } finally {
    await app.close()
    await close()
    await runtime.close()
  }
}

/** Throws unless the product wrote the report in one transaction, the only shape that the floor repeats. */
const requireOneTransaction = ({ heard }: Overheard): void => {
  const shape = heard.map(({ text }) => text).filter((text) => text === 'begin' || text === 'commit')
  if (shape.join() !== 'begin,commit') throw new Error('The product no longer writes a report in one transaction.')
}

/** Returns the statements for a call; its answer is the ticket, as it was last read. */
export const reportStatements = async (): Promise<Ask> => {
  try {
    const [ticket] = await textsOf(() => selectTicket(db, nobody, nobody))
    const taken = await overhear(readReporters())
    for (const made of taken.values()) requireOneTransaction(made)
    const repeat = new Map([...taken].map(([buildingId, made]) => [buildingId, repeated(made)]))
    return (by) => repeat.get(by.buildingId)!(by).map((one) => ({ ...one, isAnswer: one.text === ticket }))
  } catch (error) {
    // Lets the floor start for the other routes; a call to this one gets the reason as its answer.
    return () => {
      throw error
    }
  }
}
