/** Stalls as those who manage parking see them. */
import type { OfLevel, Stall, StallLevels, StallQuery, StallSummary } from '../../../../contract/parking/stalls.ts'
import type { Page } from '../../../../contract/route.ts'
import type { StallOffer, Wait } from '../../../../contract/parking/waits.ts'
import type { InBuilding } from '../../../context.ts'
import { Forbidden, orNotFound, requireVersion } from '../../../http/errors.ts'
import { todayIn, unitsOf, type ById, type Caller } from '../caller.ts'
import { rentsFrom, withRents } from '../rents/rents.ts'
import { selectAssignments } from './assignments-store.ts'
import { selectLevels, selectStallPage, selectStalls } from './lists-store.ts'
import { selectHeldOffers, type KnownOffer } from './offers-store.ts'
import { basesFor, rulesOf } from './rules.ts'
import { selectSharesOf, type KnownShare } from './shares-store.ts'
import { lockStall, selectStall, type At, type KnownStall } from './stalls-store.ts'
import { selectLine } from './waits-store.ts'
import type { Share } from '../../../../contract/parking/shares.ts'

/** The building's day and moment. */
export const at = (ctx: InBuilding): At => ({ today: todayIn(ctx), now: ctx.now })

/** 403 for who neither lives in nor owns the unit. */
export const requireMine = async (ctx: Caller, unitId: string): Promise<void> => {
  if (!(await unitsOf(ctx)).includes(unitId)) throw Forbidden('This isn’t your unit.')
}

/** A stall of the building; 404 for any other. */
export const requireStall = async (ctx: InBuilding, id: string): Promise<KnownStall> =>
  orNotFound(await selectStall(ctx.db, ctx.building._id, id, at(ctx)))

const offerShown = ({ days: _days, state: _state, ...offer }: KnownOffer): StallOffer => offer
/** What is lent, without the term under which it is. */
export const shareShown = ({ assignmentId: _assignment, ...share }: KnownShare): Share => share

/** A stall with who has it, had it and borrows it. */
export const stallShown = async (ctx: InBuilding, id: string): Promise<Stall> => {
  const { _id: buildingId, jurisdiction } = ctx.building
  const known = await requireStall(ctx, id)
  const { today, now } = at(ctx)
  const assignments = await selectAssignments(ctx.db, buildingId, id, today)
  const chargedFrom = await rentsFrom(ctx)
  const shares = await selectSharesOf(ctx.db, buildingId, id)
  const offer = (await selectHeldOffers(ctx.db, buildingId, now)).find(({ stallId }) => stallId === id)
  return {
    ...known,
    assignments: (await withRents(ctx, id, { assignments, chargedFrom })).map(({ stallId: _stall, ...term }) => term),
    rentsFrom: chargedFrom,
    shares: shares.map(shareShown),
    offer: offer ? offerShown(offer) : null,
    bases: basesFor(known),
    rules: rulesOf(jurisdiction, today),
  }
}

/** The stall, locked, as the caller saw it; 404 for one next door, 409 with the newer one for one that moved on. */
export const requireSeenStall = async (tx: InBuilding, id: string, version: number): Promise<KnownStall> => {
  await lockStall(tx.db, tx.building._id, id)
  const found = await requireStall(tx, id)
  if (found.version !== version) requireVersion(await stallShown(tx, id), version)
  return found
}

/** A stall with its terms, what is lent of it and what is offered; 404 for one next door. */
export const getStall = (ctx: InBuilding, { params }: ById): Promise<Stall> => stallShown(ctx, params.id)

/** The stalls that a filter leaves, by level and number. */
export const listStalls = (ctx: InBuilding, { query }: { query: StallQuery }): Promise<Page<StallSummary>> =>
  selectStallPage(ctx.db, ctx.building._id, query, at(ctx))

/** The stalls of a level, for its map. */
export const stallMap = (ctx: InBuilding, { query }: { query: OfLevel }): Promise<StallSummary[]> =>
  selectStalls(ctx.db, ctx.building._id, query, at(ctx))

/** The levels, and what there is in all. */
export const stallLevels = async (ctx: InBuilding): Promise<StallLevels> => {
  const levels = await selectLevels(ctx.db, ctx.building._id, at(ctx))
  const sum = (of: 'stalls' | 'held' | 'free' | 'visitor' | 'endsSoon') =>
    levels.reduce((all, level) => all + level[of], 0)
  const waiting = (await selectLine(ctx.db, ctx.building._id, ctx.now)).length
  return {
    levels: levels.map(({ level, stalls, free }) => ({ level, stalls, free })),
    counts: {
      ...{ all: sum('stalls'), held: sum('held'), free: sum('free') },
      ...{ visitor: sum('visitor'), endsSoon: sum('endsSoon'), waiting },
    },
  }
}

/** Who waits, as the contract says it. */
export const waitsShown = async (ctx: InBuilding): Promise<Wait[]> =>
  (await selectLine(ctx.db, ctx.building._id, ctx.now)).map(({ passed: _passed, holds: _holds, offer, ...wait }) => ({
    ...wait,
    offer: offer && offerShown(offer),
  }))

/** The line of the building, in its order. */
export const listWaits = (ctx: InBuilding): Promise<Wait[]> => waitsShown(ctx)
