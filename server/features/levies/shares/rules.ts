/** What each unit pays of a special levy, and its instalments: worked out here, and nowhere else. */
import type { Levy, LevyDivision } from '../../../../contract/levies/levy.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { apportion } from '../../../../law/law.ts'

/** A unit as shares are worked out for it. */
export interface LevyUnit {
  _id: string
  unitNumber: string
  unitEntitlement: number | null
}

/** What a unit pays of a levy. */
export interface UnitShare {
  unit: LevyUnit
  cents: number
}

/** Divides a share into its instalments, equal to the cent; the first ones have the cents left over. */
export const instalmentsOf = (cents: number, many: number): number[] =>
  apportion(
    cents,
    Array.from({ length: many }, () => 1),
  )

/**
 * Divides a total among units by unit entitlement, to the last cent (BC: Strata Property Act, s. 108 (2)). Units are in the
 * order of their strata lots, which decides ties, and all of them have an entitlement.
 */
export const sharesByEntitlement = (totalCents: number, units: readonly LevyUnit[]): UnitShare[] => {
  const shares = apportion(
    totalCents,
    units.map(({ unitEntitlement }) => unitEntitlement!),
  )
  return units.map((unit, index) => ({ unit, cents: shares[index]! }))
}

/** Orders by unit number, as people read them. */
export const byUnitNumber = <T extends { unit: Pick<LevyUnit, 'unitNumber'> }>(shares: readonly T[]): T[] =>
  shares.toSorted((one, other) => one.unit.unitNumber.localeCompare(other.unit.unitNumber, 'en-CA', { numeric: true }))

/** What an instalment of a unit became in the books. */
export interface ChargedInstalment {
  nth: number
  unitId: string
  /** Who was charged, and the debt in the books; both null for one that was cancelled before. */
  holdingId: string | null
  itemId: string | null
  isCancelled: boolean
  /** Cancelled, and its unit had another owner on the due day than the one charged: it is charged again, to them. */
  isMoved: boolean
  /** Zero where it was cancelled since. */
  cents: number
  /** Written off isn't paid; open is neither. */
  paidCents: number
  openCents: number
}

const sum = <T>(all: readonly T[], centsOf: (one: T) => number): number =>
  all.reduce((total, one) => total + centsOf(one), 0)

/** Shows each unit's share with its instalments, and what of it was charged and paid, by unit number. */
export const sharesShown = (
  shares: readonly UnitShare[],
  charged: readonly ChargedInstalment[],
  many: number,
): Levy['shares'] => {
  const byUnit = Map.groupBy(charged, ({ unitId }) => unitId)
  return byUnitNumber(shares).map(({ unit, cents }) => {
    const of = byUnit.get(unit._id) ?? []
    return {
      unit: { _id: unit._id, unitNumber: unit.unitNumber },
      unitEntitlement: unit.unitEntitlement,
      cents,
      instalmentsCents: instalmentsOf(cents, many),
      chargedCents: sum(of, (one) => one.cents),
      paidCents: sum(of, (one) => one.paidCents),
    }
  })
}

/** Finds what the units of a levy are weighed by in all; null where it is divided in another way. */
export const weightsOf = (division: LevyDivision, shares: readonly UnitShare[]): number | null =>
  division === 'entitlement' ? sum(shares, ({ unit }) => unit.unitEntitlement!) : null

/** An instalment of a unit that is to be charged. */
export interface DueInstalment {
  nth: number
  dueOn: LocalDate
  unit: LevyUnit
  cents: number
  /** The unit's whole share. */
  shareCents: number
}

/**
 * Lists the instalments that are due by a day and weren't charged, or were charged to the wrong owner and cancelled; a part
 * of nothing never is.
 */
export const dueBy = (
  levy: { dueDays: readonly LocalDate[]; shares: readonly UnitShare[] },
  charged: readonly Pick<ChargedInstalment, 'nth' | 'unitId' | 'isMoved'>[],
  today: LocalDate,
): DueInstalment[] => {
  const done = new Set(charged.filter(({ isMoved }) => !isMoved).map(({ nth, unitId }) => `${nth} ${unitId}`))
  const parts = levy.shares.map((share) => ({ ...share, parts: instalmentsOf(share.cents, levy.dueDays.length) }))
  return levy.dueDays.flatMap((dueOn, index) =>
    dueOn > today
      ? []
      : parts.flatMap(({ unit, cents: shareCents, parts: cents }) =>
          cents[index]! > 0 && !done.has(`${index + 1} ${unit._id}`)
            ? [{ nth: index + 1, dueOn, unit, cents: cents[index]!, shareCents }]
            : [],
        ),
  )
}

/** Sums up what of an approved levy is neither charged nor cancelled. */
export const toComeOf = (
  levy: { dueDays: readonly LocalDate[]; shares: readonly UnitShare[] },
  charged: readonly Pick<ChargedInstalment, 'nth' | 'unitId' | 'isMoved'>[],
): Levy['toCome'] => {
  const left = dueBy(levy, charged, levy.dueDays.at(-1)!)
  return { instalments: new Set(left.map(({ nth }) => nth)).size, cents: sum(left, ({ cents }) => cents) }
}

/** Sums up what each unit no longer pays of a levy, because its instalments were cancelled before they were charged. */
export const cancelledShares = (
  levy: { dueDays: readonly LocalDate[]; shares: readonly UnitShare[] },
  charged: readonly Pick<ChargedInstalment, 'nth' | 'unitId' | 'holdingId'>[],
): UnitShare[] =>
  levy.shares.map(({ unit, cents }) => {
    const parts = instalmentsOf(cents, levy.dueDays.length)
    const cancelled = charged.filter(({ unitId, holdingId }) => unitId === unit._id && holdingId === null)
    return { unit, cents: sum(cancelled, ({ nth }) => parts[nth - 1]!) }
  })

/** Says what became of an instalment for the holding of a unit. */
export const instalmentState = (
  charged: readonly Pick<ChargedInstalment, 'holdingId' | 'isCancelled' | 'isMoved'>[],
  holdingId: string,
): 'toCome' | 'charged' | 'earlierOwner' | 'cancelled' => {
  // One that was cancelled as the wrong owner's is charged again, or will be.
  const last = charged.find(({ isCancelled }) => !isCancelled) ?? charged.find(({ isMoved }) => !isMoved)
  if (!last) return 'toCome'
  if (last.isCancelled) return 'cancelled'
  return last.holdingId === holdingId ? 'charged' : 'earlierOwner'
}

/** Says what the holding of a unit paid of an instalment and still owes of it; nothing where it isn't charged to them. */
export const paidOfInstalment = (
  charged: readonly Pick<ChargedInstalment, 'holdingId' | 'isCancelled' | 'paidCents' | 'openCents'>[],
  holdingId: string,
): Pick<ChargedInstalment, 'paidCents' | 'openCents'> => {
  const own = charged.find((one) => !one.isCancelled && one.holdingId === holdingId)
  return { paidCents: own?.paidCents ?? 0, openCents: own?.openCents ?? 0 }
}

/** Shows the instalments: what each comes to, what of it was charged, and which units of those due have no owner. */
export const instalmentsShown = (
  dueDays: readonly LocalDate[],
  shares: Levy['shares'],
  { charged, leftOut }: { charged: readonly ChargedInstalment[]; leftOut: readonly DueInstalment[] },
): Levy['instalments'] =>
  dueDays.map((dueOn, index) => {
    const made = charged.filter(({ nth }) => nth === index + 1)
    const cancelled = new Set(made.filter(({ holdingId }) => holdingId === null).map(({ unitId }) => unitId))
    return {
      dueOn,
      cents: sum(shares, ({ instalmentsCents }) => instalmentsCents[index]!),
      chargedCents: sum(made, ({ cents }) => cents),
      cancelledCents: sum(shares, ({ unit, instalmentsCents }) =>
        cancelled.has(unit._id) ? instalmentsCents[index]! : 0,
      ),
      leftOut: leftOut.filter(({ nth }) => nth === index + 1).map(({ unit }) => unit.unitNumber),
    }
  })
