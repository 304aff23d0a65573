/** Many who want one place at the same moment: through our server, and as bare INSERTs that the same constraint decides. */
import { later } from '../../contract/time.ts'
import { connect, type Connection } from '../../server/db/connection.ts'
import { newId } from '../../server/db/ids.ts'
import type { Filled } from './fill.ts'
import { openCalls, type PostCall } from './load.ts'
import { median } from './median.ts'
import { roomBesideOurs, slotsOf } from './room.ts'
import type { Server } from './servers.ts'

type Shared = Filled['shared'][number]
/** Milliseconds until all have their answer; medians of the rounds, and the ratio in each. */
export interface Contention {
  oursMs: number
  bareMs: number
  ratios: number[]
  /** How many connections the bare INSERTs shared. */
  connections: number
}

interface Slot {
  from: string
  until: string
}

/** Asks for a slot once for each unit; returns the milliseconds until all have their answer. */
type Side = (slot: Slot) => Promise<number>

const hourMs = 60 * 60 * 1000
const wanting = 100

const requireOne = (won: number, lost: number): void => {
  if (won !== 1 || lost !== wanting - 1) throw new Error(`Of ${wanting} who want one place ${won} had it, ${lost} not.`)
}

/** As many units as want it ask our server, over connections that stand open. */
const viaServer =
  (
    ask: (connection: number, call: PostCall) => Promise<number>,
    { buildingId, token, freeId, unitIds }: Shared,
  ): Side =>
  async (slot) => {
    const calls = unitIds.map((unitId): PostCall => {
      const body = { amenityId: freeId, unitId, ...slot, rulesVersion: 0 }
      return { method: 'POST', path: '/api/bookings', token, buildingId, body }
    })
    const begun = performance.now()
    const statuses = await Promise.all(calls.map((call, at) => ask(at, call)))
    const ms = performance.now() - begun
    requireOne(statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 409).length)
    return ms
  }

/** The least that decides it: a row each, which the constraint lets in once; without an error, which may meet a deadlock. */
const text = `insert into bookings (id, building_id, amenity_id, unit_id, made_by, starts_at, ends_at, blocked_from, blocked_until,
    lane, people, guests, status, cancels_until, made_at)
  values ($1, $2, $3, $4, $5, $6, $7, $6, $7, 1, 1, 0, 'active', $6, $8) on conflict do nothing`

/** The same wishes by one statement each. */
const bare =
  ({ pool }: Connection, { buildingId, accountId, freeId, unitIds }: Shared): Side =>
  async ({ from, until }) => {
    const now = new Date().toISOString()
    const begun = performance.now()
    const answers = await Promise.all(
      unitIds.map((unitId) => pool.query(text, [newId(), buildingId, freeId, unitId, accountId, from, until, now])),
    )
    const ms = performance.now() - begun
    const won = answers.filter(({ rowCount }) => rowCount === 1).length
    requireOne(won, wanting - won)
    return ms
  }

/** Lets both sides take turns, each for another hour; `between` runs before each round. */
const inTurns = async (
  rounds: number,
  sides: { ours: Side; bare: Side },
  between: () => Promise<unknown>,
): Promise<{ ours: number; bare: number }[]> => {
  const first = `${new Date(Date.now() + 24 * hourMs).toISOString().slice(0, 13)}:00:00.000Z`
  const times: { ours: number; bare: number }[] = []
  let hours = 0
  const next = (): Slot => {
    hours += 2
    return { from: later(first, hours * hourMs), until: later(first, (hours + 1) * hourMs) }
  }
  // The first rounds are those in which the server compiles what it does often.
  for (let round = -4; round < rounds; round++) {
    await between()
    const took = { ours: await sides.ours(next()), bare: await sides.bare(next()) }
    if (round >= 0) times.push(took)
  }
  return times
}

/**
 * Measures how long it takes until all have their answer: by our server, and bare over a pool as large as ours or as large
 * as the database server still allows. Throws where it allows none, or where not exactly one unit wins.
 */
export const measureContention = async (
  url: string,
  ours: Server,
  { shared }: Filled,
  rounds: number,
): Promise<Contention> => {
  const building = shared.at(-1)!
  const connections = roomBesideOurs(await slotsOf(url))
  const connection = connect({ url, connections, onError: () => {} })
  const calls = await openCalls(ours.port, wanting)
  try {
    const sides = { ours: viaServer(calls.ask, building), bare: bare(connection, building) }
    // One desk asks for all of them, oftener than one person may.
    const times = await inTurns(rounds, sides, () => connection.pool.query('delete from throttles'))
    return {
      oursMs: median(times.map((took) => took.ours)),
      bareMs: median(times.map((took) => took.bare)),
      ratios: times.map((took) => took.ours / took.bare),
      connections,
    }
  } finally {
    calls.close()
    await connection.close()
  }
}
