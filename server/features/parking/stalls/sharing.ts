/** Lending a stall to a neighbour for some days. */
import type { MyStalls } from '../../../../contract/parking/my-stalls.ts'
import type { ShareDraft, ShareTake } from '../../../../contract/parking/shares.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, orNotFound, requireVersion } from '../../../http/errors.ts'
import { managesParking, unitsOf, type ById, type Caller } from '../caller.ts'
import { selectOfUnits, type KnownAssignment } from './assignments-store.ts'
import { selectUnitIds } from './import-store.ts'
import { tellUnit } from './messages.ts'
import { myStalls } from './mine.ts'
import { at, requireStall } from './reading.ts'
import { noteStall } from './record.ts'
import { lendingLeft } from './rules.ts'
import {
  insertShare,
  lentConstraint,
  selectLentUnder,
  selectShare,
  updateShareEnd,
  updateTaken,
  type KnownShare,
} from './shares-store.ts'
import { lockStall } from './stalls-store.ts'

/** The term under which the caller's units have a stall on all days from one to another; 400 where they have not. */
const requireTerm = async (tx: Caller, { stallId, from, until }: ShareDraft): Promise<KnownAssignment> => {
  const terms = (await selectOfUnits(tx.db, tx.building._id, await unitsOf(tx), at(tx).today)).filter(
    (term) => term.stallId === stallId,
  )
  if (terms.length === 0) throw NotFound()
  const covering = terms.find((term) => term.from <= from && (term.until === null || until <= term.until))
  if (covering) return covering
  const last = terms.at(-1)!
  throw last.until !== null && until > last.until
    ? InvalidField('until', `You have this stall until ${formatDate(last.until)}`)
    : InvalidField('from', `You have this stall from ${formatDate(terms[0]!.from)}`)
}

/** The unit of a number that somebody typed; null where they typed none. */
const unitNamed = async (tx: InBuilding, unitNumber: string): Promise<string | null> => {
  if (unitNumber === '') return null
  const found = (await selectUnitIds(tx.db, tx.building._id, [unitNumber])).get(unitNumber.toLowerCase())
  if (found === undefined) throw InvalidField('toUnit', `There’s no unit ${unitNumber}`)
  return found
}

/** Lends a stall of the caller's unit to whoever takes it, or to one unit; 409 where it is lent in these days. */
export const lendStall = async (ctx: Caller, { body }: { body: ShareDraft }): Promise<MyStalls> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      if (body.from < at(tx).today) throw InvalidField('from', 'This day has passed')
      await lockStall(tx.db, tx.building._id, body.stallId)
      await requireStall(tx, body.stallId)
      const term = await requireTerm(tx, body)
      const toUnitId = await unitNamed(tx, body.toUnit)
      if (toUnitId === term.unitId) throw InvalidField('toUnit', 'This is your own unit')
      const _id = newId(Date.parse(tx.now))
      await insertShare(tx.db, tx.building._id, { ...body, toUnitId, _id, assignmentId: term._id, at: tx.now })
      const { stallId, from, until } = body
      await noteStall(tx, 'lent', { stallId, after: { unit: term.unitNumber, from, until } })
      if (toUnitId !== null) await tellUnit(tx, 'lentToYou', { ...body, unitId: toUnitId, otherUnitId: term.unitId })
      return myStalls(tx)
    })
  } catch (error) {
    if (violates(error, lentConstraint)) throw Conflict('You already lend this stall on these days.')
    throw error
  }
}

const requireShare = async (tx: InBuilding, id: string): Promise<KnownShare> =>
  orNotFound(await selectShare(tx.db, tx.building._id, id))

const overWords = 'This loan has ended.'

/** Takes what a neighbour lends, for one of the caller's units; 409 where somebody was faster. */
export const takeShare = (ctx: Caller, { params, body }: ById & { body: ShareTake }): Promise<MyStalls> =>
  inTransaction(ctx, async (tx) => {
    const share = await requireShare(tx, params.id)
    const mine = await unitsOf(tx)
    if (share.toUnitId !== null && !mine.includes(share.toUnitId) && !mine.includes(share.unitId)) throw NotFound()
    if (!mine.includes(body.unitId)) throw NotFound()
    if (share.state === 'over' || share.until < at(tx).today) throw Conflict(overWords)
    if (share.takenBy !== null) throw Conflict('A neighbour just took it.')
    requireVersion(share, body.version)
    if (share.toUnitId !== null && share.toUnitId !== body.unitId)
      throw InvalidField('unitId', `It’s offered to unit ${share.toUnitNumber}`)
    if (share.unitId === body.unitId) throw InvalidField('unitId', 'This is the unit’s own stall')
    await updateTaken(tx.db, tx.building._id, share._id, body.unitId)
    const { stallId, from, until } = share
    const after = await requireShare(tx, share._id)
    await noteStall(tx, 'borrowed', { stallId, after: { unit: after.takenBy!.unitNumber, from, until } })
    await tellUnit(tx, 'taken', { ...share, otherUnitId: body.unitId })
    return myStalls(tx)
  })

/** Ends one: what has begun ends with yesterday, what has not never was. */
export const endOne = async (tx: InBuilding, share: KnownShare): Promise<void> => {
  await updateShareEnd(tx.db, tx.building._id, share._id, { at: tx.now })
  const { stallId, from, until, takenBy, unitId, unitNumber } = share
  await noteStall(tx, 'lending ended', { stallId, after: { unit: unitNumber, from, until } })
  if (takenBy !== null)
    for (const told of [takenBy.unitId, unitId]) await tellUnit(tx, 'lendingEnded', { ...share, unitId: told })
}

/** The lender lends no longer, or who borrows gives it back; managers may end it for both. */
export const endShare = (ctx: Caller, { params, body }: ById & { body: { version: number } }): Promise<MyStalls> =>
  inTransaction(ctx, async (tx) => {
    const share = await requireShare(tx, params.id)
    const mine = await unitsOf(tx)
    const isTheirs = mine.includes(share.unitId) || (share.takenBy !== null && mine.includes(share.takenBy.unitId))
    if (!isTheirs && !managesParking(tx)) throw NotFound()
    if (share.state === 'over') throw Conflict(overWords)
    requireVersion(share, body.version)
    await endOne(tx, share)
    return myStalls(tx)
  })

/** Lending ends with the term of whoever lends: it is cut at the last day, or called off where it had not begun. */
export const endLendingOf = async (tx: InBuilding, term: KnownAssignment, lastDay: LocalDate): Promise<void> => {
  for (const share of await selectLentUnder(tx.db, tx.building._id, term._id)) {
    const until = lendingLeft(share, lastDay)
    if (until === null) await endOne(tx, share)
    else if (until < share.until) {
      await updateShareEnd(tx.db, tx.building._id, share._id, { until })
      if (share.takenBy) await tellUnit(tx, 'lendingEnded', { ...share, until, unitId: share.takenBy.unitId })
    }
  }
}
