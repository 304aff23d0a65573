/** What becomes of a special levy's surplus, and whether its money is there to be spent. */
import type { Levy } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import {
  dividedByPaid,
  levyRefund,
  mostOfOneOwner,
  reasonOf,
  type Jurisdiction,
  type Reason,
} from '../../../../law/law.ts'

/** What a unit paid and got back, and who owns it today, by id. */
export interface PaidByUnit {
  owners: readonly string[]
  paidCents: number
  refundedCents: number
}

/** How a surplus is divided, and whether it may go to the reserve. */
export type Divided = Pick<NonNullable<Levy['surplus']>, 'mostOfOneOwnerCents' | 'mayGoToReserve' | 'reason'> & {
  sharesCents: readonly number[]
}

const noAct: Reason = {
  why: 'No act on record says what becomes of a surplus. It is refunded in proportion to what was paid.',
  source: null,
  unverified: true,
}

/** Divides a surplus by what each unit paid, as the law of the building has it; null where no one paid anything. */
export const dividedSurplus = (
  jurisdiction: Jurisdiction,
  { cents, movedCents }: { cents: number; movedCents: number },
  units: readonly PaidByUnit[],
): Divided | null => {
  if (cents <= 0 || units.every(({ paidCents }) => paidCents === 0)) return null
  const byLaw = levyRefund(jurisdiction, cents, units, movedCents)
  if (byLaw) {
    const { sharesCents, mostOfOneOwnerCents, mayGoToReserve, ...reason } = byLaw
    return { sharesCents, mostOfOneOwnerCents, mayGoToReserve, reason: reasonOf(reason) }
  }
  // The sums are the same anywhere; whether it may stay is what the law alone says.
  const sharesCents = dividedByPaid(cents, units)
  const mostOfOneOwnerCents = mostOfOneOwner(units, sharesCents)
  return { sharesCents, mostOfOneOwnerCents, mayGoToReserve: false, reason: reasonOf(noAct) }
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
