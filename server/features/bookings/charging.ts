/** The money of bookings, where the books charge it: fee and deposit when a booking is confirmed, and what becomes of them. */
import { formatDate, localDateOf } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import {
  automaticCharges,
  cancelFor,
  chargeFor,
  chargeOf,
  holdingsOn,
  keepDeposit,
  settleHoldings,
  tellCharged,
} from '../ledger/ledger.ts'
import type { KnownBooking } from './bookings-store.ts'
import { isSeriesCharged, updateCharges } from './charges-store.ts'
import { chargesAfter, type Moving } from './rules.ts'

/** Whether the books charge bookings as they are confirmed. */
const chargesBookings = async (ctx: InBuilding): Promise<boolean> => (await automaticCharges(ctx)).bookings

/**
 * Holds the books if bookings are charged, or one was, and brings the owners of a unit up to date, or of all units. It comes
 * before the amenity is locked, because recording a move also locks the books first.
 */
export const holdAccounts = async (tx: InBuilding, unitId: string | null, wasCharged = false): Promise<void> => {
  if (wasCharged || (await chargesBookings(tx))) await settleHoldings(tx, unitId)
}

/** Whether a booking of a unit would be charged today: the books charge bookings, and the unit has an owner on record. */
export const wouldCharge = async (ctx: InBuilding, unitId: string): Promise<boolean> =>
  (await chargesBookings(ctx)) && (await holdingsOn(ctx, localDateOf(ctx.now, ctx.building.timeZone))).has(unitId)

type Charges = Pick<KnownBooking, 'feeChargeId' | 'depositChargeId'>

/** Charges a booking that is confirmed to today's owners of its unit; without any on record, it is collected as before. */
const chargeConfirmed = async (tx: InBuilding, booking: KnownBooking): Promise<Charges> => {
  const { _id, amenity, unit, from, feeCents, depositCents, authority, bookedFor, seriesId } = booking
  const none = { feeChargeId: null, depositChargeId: null }
  if (feeCents + depositCents === 0 || !(await chargesBookings(tx))) return none
  const zone = tx.building.timeZone
  const [today, start] = [localDateOf(tx.now, zone), localDateOf(from, zone)]
  const holdingId = (await holdingsOn(tx, today)).get(unit._id)
  if (holdingId === undefined) return none
  const words = `${amenity.name}, ${formatDate(start)}`
  // Of the dates of a series the owners hear once.
  const isTold = seriesId === null || !(await isSeriesCharged(tx.db, tx.building._id, seriesId))
  const of = { holdingId, authority, dueOn: start < today ? today : start, fund: 'operating', isTold: false } as const
  const charge = async (type: 'userFee' | 'deposit', cents: number): Promise<string | null> => {
    if (cents === 0) return null
    const named = type === 'deposit' ? `Deposit: ${words}` : words
    const id = await chargeFor(tx, { ...of, type, cents, words: named, source: `booking:${_id}:${type}` })
    if (isTold) await tellCharged(tx, id, bookedFor?._id ?? null)
    return id
  }
  return { feeChargeId: await charge('userFee', feeCents), depositChargeId: await charge('deposit', depositCents) }
}

/**
 * Updates a booking's charges for its next status: made when it's confirmed, cancelled with it unless that came too late, and
 * the deposit returned or kept. Answers what that makes of its deposit. 409 where a deposit that would be kept was
 * cancelled on the account.
 */
export const settleCharges = async (
  tx: InBuilding,
  before: KnownBooking,
  to: Moving,
): Promise<Partial<Pick<KnownBooking, 'deposit'>>> => {
  const { _id, amenity, from, authority, feeChargeId, depositChargeId } = before
  const what = chargesAfter(before, to)
  const keep = (charges: Charges) => updateCharges(tx.db, tx.building._id, _id, charges)
  const cancel = (ids: readonly (string | null)[], reason: string) =>
    cancelFor(tx, { chargeIds: ids.filter((id) => id !== null), reason })
  switch (what) {
    case 'none':
      return {}
    case 'charge':
      await keep(await chargeConfirmed(tx, before))
      return {}
    case 'cancel':
      await cancel([feeChargeId, depositChargeId], 'Booking cancelled')
      await keep({ feeChargeId: null, depositChargeId: null })
      return depositChargeId === null ? {} : { deposit: 'returned' }
    case 'returnDeposit':
      await cancel([depositChargeId], 'Deposit returned')
      await keep({ feeChargeId, depositChargeId: null })
      return {}
    case 'keepDeposit': {
      if (depositChargeId === null) return {}
      const words = `Deposit kept: ${amenity.name}, ${formatDate(localDateOf(from, tx.building.timeZone))}`
      const kept = await keepDeposit(tx, { chargeId: depositChargeId, words, authority, reason: 'Deposit kept' })
      // Nothing is asked of owners who had paid it.
      if ((await chargeOf(tx, kept))!.openCents > 0) await tellCharged(tx, kept)
      await keep({ feeChargeId, depositChargeId: kept })
      return {}
    }
  }
}

/** Charges a booking that was confirmed as it was made. */
export const chargeMade = async (tx: InBuilding, made: KnownBooking): Promise<void> =>
  updateCharges(tx.db, tx.building._id, made._id, await chargeConfirmed(tx, made))
