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
  /** Owed of the levy still, by those who would get the lot's refund; nothing where it isn't said. */
  owedCents?: number
}

/** What lots get of a surplus, in the order given. */
export interface LevyDivision {
  sharesCents: readonly number[]
  /** Of the share: pays what the lot still owes of the levy. The rest is credit. */
  settledCents: readonly number[]
}

/** What becomes of a levy's surplus. */
export interface LevyRefund extends Ruled, LevyDivision {
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

const sumOf = (all: readonly number[]): number => all.reduce((sum, cents) => sum + cents, 0)

/** What a lot has paid into a levy and got of it, once what it owes is settled; null where its part doesn't come to that. */
type Settled = { paidCents: number; gotCents: number } | null

interface Credits {
  /** By lot; null where its part doesn't come to what it got and owes. */
  credits: readonly (number | null)[]
  /** So many cents go back of so many that the others paid. */
  back: { cents: bigint; of: bigint }
}

/** Divides a surplus among lots as if they had settled what they owe, without those whose part doesn't come to it. */
const creditsOf = (surplusCents: number, lots: readonly Settled[]): Credits => {
  const paidCents = lots.map((lot) => lot?.paidCents ?? 0)
  const inAllCents = surplusCents + sumOf(lots.map((lot) => lot?.gotCents ?? 0))
  const parts = apportion(inAllCents, paidCents)
  const left = lots.map((lot, index) => (lot && parts[index]! >= lot.gotCents ? lot : null))
  if (left.some((lot, index) => lot !== lots[index])) return creditsOf(surplusCents, left)
  return {
    credits: lots.map((lot, index) => (lot ? parts[index]! - lot.gotCents : null)),
    back: { cents: BigInt(inAllCents), of: BigInt(sumOf(paidCents)) },
  }
}

/**
 * Divides a surplus so that, with what was refunded before, each lot gets back in proportion to what it paid; who got more
 * than that before gets nothing. A lot that still owes some of the levy pays that from its share first: it counts as paid,
 * and is divided too, so that nothing is left. With back cents refunded of each cent paid, a lot that paid P, got R and owes
 * O gets the credit `back × (P + O) − (R + O)` if that is above zero. If it isn't, its share only settles a part of what it
 * owes: x, where `back × (P + x) = R + x`. A lot that paid nothing gets nothing. Throws a RangeError where nothing was paid.
 */
export const dividedByPaid = (surplusCents: number, lots: readonly LevyPaid[]): LevyDivision => {
  const known = lots.map(({ paidCents, refundedCents = 0, owedCents = 0 }) => ({
    ...{ paidCents, refundedCents, owedCents: paidCents > 0 ? owedCents : 0 },
  }))
  const { credits, back } = creditsOf(
    surplusCents,
    known.map(({ paidCents, refundedCents, owedCents }) => ({
      paidCents: paidCents + owedCents,
      gotCents: refundedCents + owedCents,
    })),
  )
  const settledCents = known.map(({ paidCents, refundedCents, owedCents }, index) => {
    if (credits[index] !== null) return owedCents
    const above = back.cents * BigInt(paidCents) - back.of * BigInt(refundedCents)
    return above > 0n ? Number(above / (back.of - back.cents)) : 0
  })
  return { settledCents, sharesCents: settledCents.map((cents, index) => cents + (credits[index] ?? 0)) }
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
 * with all that their lot gets, and what settles the lot's own arrears counts too, which is the stricter reading.
 */
export const levyRefund = (
  jurisdiction: Jurisdiction,
  surplusCents: number,
  lots: readonly LevyPaid[],
  movedCents = 0,
): LevyRefund | null => {
  if (jurisdiction !== 'BC' || !lots.some(({ paidCents }) => paidCents > 0)) return null
  const { sharesCents, settledCents } = dividedByPaid(surplusCents, lots)
  const moved = apportion(
    movedCents,
    lots.map(({ paidCents }, index) => paidCents + settledCents[index]!),
  )
  const inTotal = lots.map(({ refundedCents = 0 }, index) => sharesCents[index]! + refundedCents + moved[index]!)
  const mostOfOneOwnerCents = mostOfOneOwner(lots, inTotal)
  return {
    ...{ sharesCents, settledCents },
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
