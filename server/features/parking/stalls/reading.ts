/** Stalls as those who manage parking see them. */
import type { Stall, StallFilter, StallList, StallSummary } from '../../../../contract/parking/stalls.ts'
import type { StallOffer, Wait } from '../../../../contract/parking/waits.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { Forbidden, NotFound, requireVersion } from '../../../http/errors.ts'
import { linksOfAccount } from '../../units/units.ts'
import { selectAssignments } from './assignments-store.ts'
import { selectHeldOffers, type KnownOffer } from './offers-store.ts'
import { basesFor, rulesOf } from './rules.ts'
import { selectSharesOf, type KnownShare } from './shares-store.ts'
import { lockStall, selectStall, selectStalls, type At, type KnownStall } from './stalls-store.ts'
import { selectLine } from './waits-store.ts'
import type { Share } from '../../../../contract/parking/shares.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>
export type ById = { params: { id: string } }

/** The building's day and moment. */
export const at = (ctx: InBuilding): At => ({ today: localDateOf(ctx.now, ctx.building.timeZone), now: ctx.now })

/** Whether somebody manages parking here. */
export const managesParking = ({ superadmin, permissions }: Pick<Member, 'superadmin' | 'permissions'>): boolean =>
  superadmin || permissions.parking

/** The units that the caller owns, rents or lives in today. */
export const unitsOf = async (ctx: Caller): Promise<string[]> =>
  (await linksOfAccount(ctx.db, ctx.building._id, ctx.account._id, at(ctx).today)).unitIds

/** 403 for who neither lives in nor owns the unit. */
export const requireMine = async (ctx: Caller, unitId: string): Promise<void> => {
  if (!(await unitsOf(ctx)).includes(unitId)) throw Forbidden('This is not your unit.')
}

/** A stall of the building; 404 for any other. */
export const requireStall = async (ctx: InBuilding, id: string): Promise<KnownStall> => {
  const found = await selectStall(ctx.db, ctx.building._id, id, at(ctx))
  if (!found) throw NotFound()
  return found
}

const offerShown = ({ days: _days, state: _state, ...offer }: KnownOffer): StallOffer => offer
export const shareShown = ({ assignmentId: _assignment, ...share }: KnownShare): Share => share

/** A stall with who has it, had it and borrows it. */
export const stallShown = async (ctx: InBuilding, id: string): Promise<Stall> => {
  const { _id: buildingId, jurisdiction } = ctx.building
  const known = await requireStall(ctx, id)
  const { today, now } = at(ctx)
  const assignments = await selectAssignments(ctx.db, buildingId, id, today)
  const shares = await selectSharesOf(ctx.db, buildingId, id)
  const offer = (await selectHeldOffers(ctx.db, buildingId, now)).find(({ stallId }) => stallId === id)
  return {
    ...known,
    assignments: assignments.map(({ stallId: _stall, ...assignment }) => assignment),
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

export const getStall = (ctx: InBuilding, { params }: ById): Promise<Stall> => stallShown(ctx, params.id)

const isFree = ({ holder, heldFor, visitor }: StallSummary): boolean => !visitor && holder === null && heldFor === null

/** The stalls that a filter leaves, and what there is in all. */
export const listStalls = async (ctx: InBuilding, { query }: { query: StallFilter }): Promise<StallList> => {
  const { _id: buildingId, jurisdiction } = ctx.building
  const all = await selectStalls(ctx.db, buildingId, {}, at(ctx))
  const isNarrowed = Object.values(query).some((value) => value !== undefined && value !== '')
  const stalls = isNarrowed ? await selectStalls(ctx.db, buildingId, query, at(ctx)) : all
  const waiting = (await selectLine(ctx.db, buildingId, ctx.now)).length
  return {
    stalls,
    levels: [...Map.groupBy(all, ({ level }) => level)].map(([level, those]) => ({
      level,
      stalls: those.length,
      free: those.filter(isFree).length,
    })),
    counts: {
      all: all.length,
      held: all.filter(({ holder }) => holder !== null).length,
      free: all.filter(isFree).length,
      visitor: all.filter(({ visitor }) => visitor).length,
      endsSoon: all.filter(({ holder }) => holder?.state === 'endsSoon' && !holder.renewed).length,
      waiting,
    },
    rules: rulesOf(jurisdiction, at(ctx).today),
  }
}

/** Who waits, as the contract says it. */
export const waitsShown = async (ctx: InBuilding): Promise<Wait[]> =>
  (await selectLine(ctx.db, ctx.building._id, ctx.now)).map(({ passed: _passed, holds: _holds, offer, ...wait }) => ({
    ...wait,
    offer: offer && offerShown(offer as KnownOffer),
  }))

export const listWaits = (ctx: InBuilding): Promise<Wait[]> => waitsShown(ctx)
