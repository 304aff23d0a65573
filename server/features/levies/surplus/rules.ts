/** What becomes of a special levy's surplus, and whether its money is there to be spent. */
import type { Levy } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import {
  dividedByPaid,
  levyRefund,
  mostOfOneOwner,
  reasonOf,
  type Jurisdiction,
  type LevyDivision,
  type Reason,
} from '../../../../law/law.ts'
import type { ChargedInstalment } from '../shares/rules.ts'

/** What a unit paid and got back, who owns it today, by id, and what they still owe of the levy. */
export interface PaidByUnit {
  owners: readonly string[]
  paidCents: number
  refundedCents: number
  owedCents: number
}

/** How a surplus is divided, and whether it may go to the reserve. */
export type Divided = Pick<NonNullable<Levy['surplus']>, 'mostOfOneOwnerCents' | 'mayGoToReserve' | 'reason'> &
  LevyDivision

const noAct: Reason = {
  why: 'No act on record says what becomes of a surplus. It is refunded in proportion to what was paid.',
  source: null,
  unverified: true,
}

/**
 * Divides a surplus by what each unit paid, as the law of the building has it; what a unit still owes of the levy is settled
 * from its share first. Null where no one paid anything.
 */
export const dividedSurplus = (
  jurisdiction: Jurisdiction,
  { cents, movedCents }: { cents: number; movedCents: number },
  units: readonly PaidByUnit[],
): Divided | null => {
  if (cents <= 0 || units.every(({ paidCents }) => paidCents === 0)) return null
  const byLaw = levyRefund(jurisdiction, cents, units, movedCents)
  if (byLaw) {
    const { sharesCents, settledCents, mostOfOneOwnerCents, mayGoToReserve, ...reason } = byLaw
    return { sharesCents, settledCents, mostOfOneOwnerCents, mayGoToReserve, reason: reasonOf(reason) }
  }
  // The sums are the same anywhere; whether it may stay is what the law alone says.
  const divided = dividedByPaid(cents, units)
  const mostOfOneOwnerCents = mostOfOneOwner(units, divided.sharesCents)
  return { ...divided, mostOfOneOwnerCents, mayGoToReserve: false, reason: reasonOf(noAct) }
}

/** An instalment of which something is owed. */
export interface OpenInstalment {
  nth: number
  itemId: string
  openCents: number
}

/** Lists what the holding of a unit still owes of a levy; nothing of it is what an earlier owner owes. */
export const openOf = (charged: readonly ChargedInstalment[], holdingId: string | undefined): OpenInstalment[] =>
  charged
    .filter((one) => one.holdingId === holdingId && one.openCents > 0)
    .map(({ nth, itemId, openCents }) => ({ nth, itemId: itemId!, openCents }))

/** Divides what settles a unit's arrears among its open instalments, the earliest first. */
export const settledInstalments = (
  settledCents: number,
  open: readonly OpenInstalment[],
): { itemId: string; cents: number }[] => {
  let left = settledCents
  return open
    .toSorted((one, other) => one.nth - other.nth)
    .flatMap(({ itemId, openCents }) => {
      const cents = Math.min(left, openCents)
      left -= cents
      return cents > 0 ? [{ itemId, cents }] : []
    })
}

/** Says that the surplus isn't what the caller saw; null where it is. */
export const amountRefusal = (saidCents: number, cents: number): string | null =>
  saidCents === cents
    ? null
    : `The surplus is ${formatMoney(cents)} now, not ${formatMoney(saidCents)}. Review it, then continue.`

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' })

/** Says of which units no owner is on record, so that a surplus can't be refunded; null for none. */
export const ownerlessRefusal = (unitNumbers: readonly string[]): string | null => {
  if (unitNumbers.length === 0) return null
  const units = `${unitNumbers.length === 1 ? 'Unit' : 'Units'} ${listed.format(unitNumbers)}`
  return `${units} ${unitNumbers.length === 1 ? 'has' : 'have'} no owner on record. Add one, then refund the surplus.`
}

/** Says that money isn't there to be spent; null where it is. */
export const overspentRefusal = (name: string, balanceCents: number): string | null =>
  balanceCents >= 0
    ? null
    : `The special levy “${name}” would be ${formatMoney(-balanceCents)} short. Only what owners paid into it can be spent.`
