/** The line for stalls: joining and leaving it, and what is offered to whoever is next. */
import type { MyStalls } from '../../../../contract/parking/my-stalls.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import type { OfferDraft, Wait, WaitDraft, WaitLeave } from '../../../../contract/parking/waits.ts'
import { later, localDateOf } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, requireVersion } from '../../../http/errors.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { restingOn } from '../../bylaws/bylaws.ts'
import { requireUnits } from '../../units/units.ts'
import { managesParking, unitsOf, type ById, type Caller } from '../caller.ts'
import { endedBylaw, withAuthority } from '../citing.ts'
import { sayingWhoHasIt, writeAssignment } from './assigning.ts'
import { selectInTheWay } from './assignments-store.ts'
import { tellKeepers, tellUnit } from './messages.ts'
import { myStalls } from './mine.ts'
import {
  insertOffer,
  offeredBylawConstraint,
  selectBuildingsExpiring,
  selectExpired,
  selectOffer,
  selectOfferOf,
  updateAnswer,
  type KnownOffer,
} from './offers-store.ts'
import { requireMine, requireSeenStall, requireStall, stallShown, waitsShown } from './reading.ts'
import { noteStall, noteWait } from './record.ts'
import { feeEndedWords, nextInLine, termsFault } from './rules.ts'
import { lockStall } from './stalls-store.ts'
import { insertWait, lockLine, selectLine, updateLeft, waitConstraint } from './waits-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Joins the line for a unit of the caller's, as a manager for any; 409 where the unit stands in it. */
export const joinWaits = async (ctx: Caller, { body }: { body: WaitDraft }): Promise<Wait> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const [unit] = await requireUnits(tx, [body.unitId])
      if (!managesParking(tx)) await requireMine(tx, body.unitId)
      const _id = newId(Date.parse(tx.now))
      await insertWait(tx.db, tx.building._id, { ...body, _id, at: tx.now })
      const { accessible, evCharging, level } = body
      await noteWait(tx, 'joined', { waitId: _id, after: { unit: unit!.unitNumber, accessible, evCharging, level } })
      return (await waitsShown(tx)).find((wait) => wait._id === _id)!
    })
  } catch (error) {
    if (violates(error, waitConstraint)) throw Conflict('This unit is already on the waitlist.')
    throw error
  }
}

/** Offers a stall that nobody has to the first whose wishes it meets; null where there is nobody. */
const offerNext = async (
  tx: InBuilding,
  stallId: string,
  terms: Omit<OfferDraft, 'version'>,
): Promise<string | null> => {
  const buildingId = tx.building._id
  await lockLine(tx.db, buildingId)
  const stall = await requireStall(tx, stallId)
  const next = nextInLine(await selectLine(tx.db, buildingId, tx.now), stall)
  if (!next) return null
  const _id = newId(Date.parse(tx.now))
  const expiresAt = later(tx.now, terms.days * dayMs)
  const offer = { ...terms, _id, stallId, waitId: next._id, at: tx.now, expiresAt }
  await restingOn(offeredBylawConstraint, () => insertOffer(tx.db, buildingId, offer))
  await noteStall(tx, 'offered', { stallId, after: { unit: next.unitNumber } })
  const until = localDateOf(expiresAt, tx.building.timeZone)
  await tellUnit(tx, 'offered', { stallId, unitId: next.unitId, from: terms.from, until })
  return _id
}

/** Ends an offer one way or another; 409 where it has ended already. Its stall is locked before. */
const answer = async (
  tx: InBuilding,
  offer: KnownOffer,
  state: 'accepted' | 'declined' | 'expired' | 'withdrawn',
): Promise<void> => {
  if (!(await updateAnswer(tx.db, tx.building._id, offer._id, state)))
    throw Conflict('This offer has already been answered.')
  await noteStall(tx, `offer ${state}`, { stallId: offer.stallId, after: { unit: offer.unitNumber } })
}

/**
 * The same stall on the same terms for the next in line, or word to the managers that there is nobody, or that the bylaw or
 * rule that allows the fee has ended.
 */
const passOn = async (tx: InBuilding, offer: KnownOffer): Promise<void> => {
  if (await endedBylaw(tx, offer)) return tellKeepers(tx, 'lineStopped', offer)
  const { stallId, basis, from, until, conditions, feeCents, bylawId, authority, days } = offer
  const terms = { basis, from, until, conditions, feeCents, bylawId, authority, days }
  const next = await offerNext(tx, stallId, terms)
  if (next === null) await tellKeepers(tx, 'lineEmpty', offer)
}

/** Offers a stall to the next in line; 409 where it is taken, held already, or nobody waits for such a one. */
export const offerStall = (ctx: InBuilding, { params, body }: ById & { body: OfferDraft }): Promise<Stall> =>
  inTransaction(ctx, async (tx) => {
    const { version, ...draft } = body
    const stall = await requireSeenStall(tx, params.id, version)
    const terms = await withAuthority(tx, draft)
    const fault = termsFault(stall, terms, tx.building.jurisdiction)
    if (fault) throw InvalidField(fault.field, fault.message)
    const hindering = await selectInTheWay(tx.db, tx.building._id, params.id, terms)
    if (hindering) throw Conflict(`Unit ${hindering.unitNumber} has this stall during that time.`)
    const held = await selectOfferOf(tx.db, tx.building._id, params.id)
    if (held && held.expiresAt > tx.now) throw Conflict(`This stall is already held for unit ${held.unitNumber}.`)
    if (held) await answer(tx, held, 'expired')
    if ((await offerNext(tx, params.id, terms)) === null)
      throw Conflict('No one on the waitlist wants a stall like this one.')
    return stallShown(tx, params.id)
  })

/** Takes back an offer that is held; whoever had it keeps their place in line. */
export const withdrawOffer = (
  ctx: InBuilding,
  { params, body }: ById & { body: { version: number } },
): Promise<Stall> =>
  inTransaction(ctx, async (tx) => {
    await requireSeenStall(tx, params.id, body.version)
    const offer = await selectOfferOf(tx.db, tx.building._id, params.id)
    if (!offer) throw Conflict('This stall has no offer.')
    await answer(tx, offer, 'withdrawn')
    await tellUnit(tx, 'offerOver', offer)
    return stallShown(tx, params.id)
  })

/** The offer with its stall held for the change: of the caller's units, or 404. */
const requireOffer = async (
  tx: Caller,
  { params, body }: ById & { body: { version: number } },
): Promise<KnownOffer> => {
  const seen = await selectOffer(tx.db, tx.building._id, params.id)
  if (!seen || !(await unitsOf(tx)).includes(seen.unitId)) throw NotFound()
  await lockStall(tx.db, tx.building._id, seen.stallId)
  const offer = (await selectOffer(tx.db, tx.building._id, params.id))!
  requireVersion(offer, body.version)
  if (offer.state !== 'held') throw Conflict('This offer has already been answered.')
  if (offer.expiresAt <= tx.now) throw Conflict('The offer has expired; the stall went to the next in line.')
  return offer
}

type Answer = ById & { body: { version: number } }

/**
 * Takes the stall that is held for the caller's unit: it is theirs on the terms of the offer, and they leave the line. 409
 * where the bylaw or rule that allows the fee has ended since.
 */
export const acceptOffer = (ctx: Caller, input: Answer): Promise<MyStalls> =>
  sayingWhoHasIt(() =>
    inTransaction(ctx, async (tx) => {
      const offer = await requireOffer(tx, input)
      const ended = await endedBylaw(tx, offer)
      if (ended) throw Conflict(`${feeEndedWords(ended)} The people who manage parking need to update the offer.`)
      await answer(tx, offer, 'accepted')
      const { unitId, stallId, waitId, basis, from, until, conditions, feeCents, bylawId, authority } = offer
      const terms = { basis, from, until, conditions, feeCents, bylawId, authority }
      await writeAssignment(tx, await requireStall(tx, stallId), { unitId, ...terms })
      await updateLeft(tx.db, tx.building._id, waitId, { at: tx.now, reason: '' })
      await noteWait(tx, 'placed', { waitId, after: { unit: offer.unitNumber } })
      await tellKeepers(tx, 'lineAccepted', offer)
      return myStalls(tx)
    }),
  )

/** Lets the stall go to the next in line; the caller keeps their place for another one. */
export const declineOffer = (ctx: Caller, input: Answer): Promise<MyStalls> =>
  inTransaction(ctx, async (tx) => {
    const offer = await requireOffer(tx, input)
    await answer(tx, offer, 'declined')
    await passOn(tx, offer)
    return myStalls(tx)
  })

/** Takes a unit out of the line; what is held for it goes to the next one. */
export const endWait = async (
  tx: InBuilding,
  wait: Pick<Wait, '_id' | 'unitNumber'>,
  reason: string,
): Promise<void> => {
  const buildingId = tx.building._id
  const line = await selectLine(tx.db, buildingId, tx.now)
  const held = line.find(({ _id }) => _id === wait._id)?.offer
  await updateLeft(tx.db, buildingId, wait._id, { at: tx.now, reason })
  await noteWait(tx, 'left', { waitId: wait._id, after: { unit: wait.unitNumber, reason } })
  const offer = held && (await selectOffer(tx.db, buildingId, held._id))
  if (!offer) return
  await answer(tx, offer, 'declined')
  await passOn(tx, offer)
}

/** Waits no longer: the caller's own, or as a manager anybody's. */
export const leaveWaits = (ctx: Caller, { params, body }: ById & { body: WaitLeave }): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    await lockLine(tx.db, tx.building._id)
    const wait = (await waitsShown(tx)).find(({ _id }) => _id === params.id)
    if (!wait) throw NotFound()
    if (!managesParking(tx) && !(await unitsOf(tx)).includes(wait.unitId)) throw NotFound()
    requireVersion(wait, body.version)
    await endWait(tx, wait, body.reason)
    return undefined
  })

/** All that ran out is answered first, so that those who let one stall go are in line for the others. */
const passOnIn = (ctx: InBuilding): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const stallIds = (await selectExpired(tx.db, buildingId, tx.now)).map(({ stallId }) => stallId)
    for (const stallId of stallIds.toSorted()) await lockStall(tx.db, buildingId, stallId)
    const expired = await selectExpired(tx.db, buildingId, tx.now)
    const held = expired.filter(({ stallId }) => stallIds.includes(stallId))
    for (const offer of held) {
      await answer(tx, offer, 'expired')
      await tellUnit(tx, 'offerOver', offer)
    }
    for (const offer of held) await passOn(tx, offer)
  })

/** What nobody answered in time goes to the next in line. */
export const passOnExpired = async (ctx: Ctx): Promise<void> => {
  for (const buildingId of await selectBuildingsExpiring(ctx.db, ctx.now)) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (building) await passOnIn({ ...ctx, building })
  }
}
