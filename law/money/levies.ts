import type { LocalDate } from '../calendar/days.ts'
import type { Jurisdiction } from '../jurisdiction.ts'
import type { Ruled } from '../ruled.ts'
import { apportion } from './apportion.ts'

/** What a lot paid into a special levy, and got back of it; who owns several lots, or a part of them, is named with each. */
export interface LevyPaid {
  owners: readonly string[]
  paidCents: number
  /** Refunded before; nothing where it isn't said. */
  refundedCents?: number
}

/** What becomes of a levy's surplus. */
export interface LevyRefund extends Ruled {
  /** By lot, in the order given. */
  sharesCents: readonly number[]
  /** The most of one owner, with what was refunded or moved to the reserve before. */
  mostOfOneOwnerCents: number
  /** No owner would get more than the least, so it may go to the contingency reserve fund instead. */
  mayGoToReserve: boolean
}

/** An owner who would get more than this in total has it refunded. */
const refundedAboveCents = 10_000

const of108: Ruled = {
  why: 'A surplus is refunded in proportion to what was paid. If no owner would get more than $100 in total, it may go to the contingency reserve fund instead.',
  source: 'Strata Property Act, s. 108 (5) and (6)',
}

const refunded = (lots: readonly LevyPaid[]): number =>
  lots.reduce((sum, { refundedCents = 0 }) => sum + refundedCents, 0)

/**
 * Divides a surplus so that, with what was refunded before, each lot gets back in proportion to what it paid; who got more
 * than that before gets nothing. Throws a RangeError where nothing was paid.
 */
export const dividedByPaid = (surplusCents: number, lots: readonly LevyPaid[]): number[] => {
  const right = apportion(
    surplusCents + refunded(lots),
    lots.map(({ paidCents }) => paidCents),
  )
  return apportion(
    surplusCents,
    lots.map(({ refundedCents = 0 }, index) => Math.max(0, right[index]! - refundedCents)),
  )
}

/** Finds the most that one owner gets of what lots get; each co-owner counts with all that their lot gets. */
export const mostOfOneOwner = (lots: readonly Pick<LevyPaid, 'owners'>[], sharesCents: readonly number[]): number => {
  const byOwner = new Map<string, number>()
  for (const [index, { owners }] of lots.entries())
    for (const owner of owners) byOwner.set(owner, (byOwner.get(owner) ?? 0) + sharesCents[index]!)
  return Math.max(0, ...byOwner.values())
}

/**
 * Divides a levy's surplus by what each lot paid (Strata Property Act, s. 108 (5), (6)); null where no act of ours says,
 * and where nothing was paid. What was refunded before, or moved to the reserve, counts for the limit. Each co-owner counts
 * with all that their lot gets, which is the stricter reading.
 */
export const levyRefund = (
  jurisdiction: Jurisdiction,
  surplusCents: number,
  lots: readonly LevyPaid[],
  movedCents = 0,
): LevyRefund | null => {
  const paid = lots.map(({ paidCents }) => paidCents)
  if (jurisdiction !== 'BC' || !paid.some((cents) => cents > 0)) return null
  const inTotal = apportion(surplusCents + refunded(lots) + movedCents, paid)
  const mostOfOneOwnerCents = mostOfOneOwner(lots, inTotal)
  return {
    sharesCents: dividedByPaid(surplusCents, lots),
    ...{ mostOfOneOwnerCents, mayGoToReserve: mostOfOneOwnerCents <= refundedAboveCents },
    ...of108,
  }
}

/** Who owes an instalment of a levy when a lot is sold. */
export interface InstalmentDebtor extends Ruled {
  debtor: 'seller' | 'buyer'
}

/** Who owes an instalment that is due on a day of a lot conveyed on another (s. 109); null where no act of ours says. */
export const instalmentDebtor = (
  jurisdiction: Jurisdiction,
  { dueOn, conveyedOn }: { dueOn: LocalDate; conveyedOn: LocalDate },
): InstalmentDebtor | null =>
  jurisdiction === 'BC'
    ? {
        debtor: dueOn < conveyedOn ? 'seller' : 'buyer',
        why: 'The seller owes what is due before the day the lot is conveyed; the buyer owes the rest.',
        source: 'Strata Property Act, s. 109',
        unverified: true,
      }
    : null

const resolution: Ruled = {
  why: 'A resolution for a special levy must state its purpose, its total, how it was divided, each lot’s share, and the date it is due or the dates of its instalments.',
  source: 'Strata Property Act, s. 108 (3)',
}

/** What a special levy's resolution must state; null where no act of ours says. */
export const levyResolution = (jurisdiction: Jurisdiction): Ruled | null => (jurisdiction === 'BC' ? resolution : null)

/** The vote by which owners approve a special levy. */
export interface LevyVoteNeeded extends Ruled {
  vote: 'threeQuarters' | 'unanimous'
}

/** The vote that a special levy needs, by how it is divided (s. 108 (2)); null where no act of ours says. */
export const levyVote = (jurisdiction: Jurisdiction, division: 'entitlement' | 'otherFair'): LevyVoteNeeded | null => {
  if (jurisdiction !== 'BC') return null
  const source = 'Strata Property Act, s. 108 (2)'
  return division === 'entitlement'
    ? {
        vote: 'threeQuarters',
        why: 'A special levy divided by unit entitlement must be approved by a resolution passed by a 3/4 vote.',
        source,
      }
    : {
        vote: 'unanimous',
        why: 'A special levy divided in another way that is fair must be approved by a resolution passed by a unanimous vote.',
        source,
      }
}
