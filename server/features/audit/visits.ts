/** The platform's staff at work in a building: its people can read who came, when, why, and what they read. */
import type { BuildingEntry, Visit } from '../../../contract/audit/visits.ts'
import { isNoted } from '../../../contract/audit/read-words.ts'
import { readNotedEveryMinutes } from '../../../contract/limits/audit.ts'
import { nameOfRoute, type Route } from '../../../contract/route.ts'
import type { Instant } from '../../../contract/time.ts'
import type { Ctx, Member, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { BoundRoute } from '../../http/bind.ts'
import { NotFound } from '../../http/errors.ts'
import { recordChange } from './recording.ts'
import { insertRead, insertVisit, selectVisit, updateLeft } from './visits-store.ts'

/** Somebody of the platform's staff in a browser of theirs. */
export type Staff = Ctx & Pick<SignedIn, 'account' | 'sessionId'>
type Entering = Staff & Pick<SignedIn, 'current'>

/** A visit is of one signed-in browser in one building. */
const placeOf = ({ sessionId, current }: Pick<SignedIn, 'sessionId' | 'current'>) => {
  if (!current) throw NotFound()
  return { sessionId, buildingId: current._id }
}
type Place = ReturnType<typeof placeOf>

const record = (tx: Ctx, { buildingId }: Place, visitId: string, action: string, after = {}) =>
  recordChange(tx, { subject: 'visit', subjectId: visitId, buildingId, action, after })

/** Of two that begin at once one stands, which whoever comes second has found by then. */
const begin = async (tx: Staff, place: Place, reason: string | null): Promise<void> => {
  const visit = { ...place, id: newId(Date.parse(tx.now)), accountId: tx.account._id, reason, at: tx.now }
  if (!(await insertVisit(tx.db, visit))) return
  if (reason === null) await record(tx, place, visit.id, 'came without a reason')
  else await record(tx, place, visit.id, 'entered', { reason })
}

const end = async (tx: Staff, place: Place): Promise<void> => {
  const left = await updateLeft(tx.db, place, tx.now)
  if (left !== null) await record(tx, place, left, 'left')
}

/** Begins a visit, and ends the one before in the same browser. 404 without a building. */
export const enterBuilding = (ctx: Entering, { body: { reason } }: { body: BuildingEntry }): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const place = placeOf(tx)
    await end(tx, place)
    await begin(tx, place, reason === '' ? null : reason)
    return undefined
  })

/** The visit under way in this browser, or none. */
export const currentVisit = async (ctx: SignedIn): Promise<Visit> => ({
  visit: (await selectVisit(ctx.db, placeOf(ctx))) ?? null,
})

/** Ends the visit; left twice, it ended the first time. */
export const leaveBuilding = (ctx: Entering): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    await end(tx, placeOf(tx))
    return undefined
  })

const quarterOf = (now: Instant): Instant => {
  const ms = readNotedEveryMinutes * 60_000
  return new Date(Math.floor(Date.parse(now) / ms) * ms).toISOString()
}

/**
 * Notes what is about to be read, once for a route, a record and a quarter of an hour: the key of the table decides, so
 * that several processes note it once and nothing is kept in memory. Whoever reads without having entered has come
 * without a reason. Where it cannot be noted, it throws, and nothing is read.
 */
export const noteRead = async (
  ctx: Staff & Pick<Member, 'building'>,
  route: string,
  recordId: string | null,
): Promise<void> => {
  const place = { sessionId: ctx.sessionId, buildingId: ctx.building._id }
  const read = { ...place, route, recordId, quarter: quarterOf(ctx.now), at: ctx.now }
  if (await insertRead(ctx.db, read)) return
  await inTransaction(ctx, async (tx) => {
    await begin(tx, place, null)
    if (!(await insertRead(tx.db, read))) throw new Error('No current visit was found.')
  })
}

const inBuilding: ReadonlySet<Route['access']> = new Set(['member', 'manager', 'finance', 'council'])

/** Whether a route shows something of a building that its history mentions. */
const isWatched = ({ access, sends, shows }: Route): boolean =>
  inBuilding.has(access) && sends !== 'events' && typeof shows === 'string' && isNoted(shows)

interface Asked {
  params?: { id?: string }
  query?: Readonly<Record<string, unknown>>
}

/** The record that a call opens: the one in its path, or in its query by the kind that the route shows, as `holdingId`. */
const recordOf = (route: Route, { params, query }: Asked): string | null => {
  if (route.building === 'path') return null
  const named = query?.[`${route.shows?.split('.')[0]}Id`]
  return params?.id ?? (typeof named === 'string' ? named : null)
}

/** The route with what platform staff read by it noted before it is answered; for everybody else it is as it was. */
export const watched = (bound: BoundRoute): BoundRoute => {
  const { route, handler } = bound
  if (!isWatched(route)) return bound
  return {
    ...bound,
    handler: (ctx: Member, input: Asked) =>
      ctx.superadmin
        ? noteRead(ctx, nameOfRoute(route), recordOf(route, input)).then(() => handler(ctx as never, input as never))
        : handler(ctx as never, input as never),
  }
}
