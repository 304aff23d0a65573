import type { LocalDate } from '../../../../contract/time.ts'
import { plusDays } from '../../../../law/law.ts'

/** Someone who owned a unit, or a share of it; both days included, null for an open side. */
export interface Owned {
  personId: string
  from: LocalDate | null
  to: LocalDate | null
}

/** A unit under one set of owners; both days included, null for an open side. */
export interface Period {
  from: LocalDate | null
  to: LocalDate | null
  people: readonly string[]
}

const before = '0000-00-00'
const after = '9999-99-99'

/** Who owns the unit on a day; someone whose last day it is counts only where no one owns it longer. */
const ownersOn = (owned: readonly Owned[], day: LocalDate): string[] => {
  const all = owned.filter(({ from, to }) => (from ?? before) <= day && day <= (to ?? after))
  const staying = all.filter(({ to }) => to !== day)
  return [...new Set((staying.length > 0 ? staying : all).map(({ personId }) => personId))]
}

const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one))

/**
 * Divides the time of a unit among its owners: a new period begins where none of the owners stays, as at a sale. Someone
 * who joins or leaves the others begins none, and a last day that is another's first is the other's. There is no gap: the last owners known stay the debtors until others come,
 * and the first ones are taken to have owned it ever since.
 */
export const periodsOf = (owned: readonly Owned[]): Period[] => {
  const days = [
    ...new Set(owned.flatMap(({ from, to }) => [from ?? before, ...(to === null ? [] : [plusDays(to, 1)])])),
  ].toSorted()
  const periods: { from: LocalDate; people: string[]; last: string[] }[] = []
  for (const day of days) {
    const owners = ownersOn(owned, day)
    const current = periods.at(-1)
    if (owners.length === 0) continue
    if (!current || !overlap(current.last, owners)) periods.push({ from: day, people: owners, last: owners })
    else {
      current.people = [...new Set([...current.people, ...owners])]
      current.last = owners
    }
  }
  return periods.map(({ from, people }, index) => {
    const next = periods[index + 1]
    return { from: index === 0 ? null : from, to: next ? plusDays(next.from, -1) : null, people }
  })
}

/** A holding as it is kept. */
export interface Holding extends Period {
  _id: string
  /** Whether the ledger has entered anything for it. */
  isUsed: boolean
}

/** What makes the holdings of a unit those of its owners; null where one that is used would have to go. */
export interface Settling {
  /** By the id of the holding that stays; null for a new one. */
  kept: readonly (Period & { _id: string | null })[]
  dropped: readonly string[]
}

/** Pairs holdings with the periods of someone who holds them, in order; a holding without one isn't paired. */
const pairsOf = (holdings: readonly Holding[], periods: readonly Period[]): (Holding | undefined)[] => {
  const pairs: (Holding | undefined)[] = periods.map(() => undefined)
  let next = 0
  for (const holding of holdings) {
    const place = periods.findIndex(({ people }, index) => index >= next && overlap(people, holding.people))
    if (place === -1) continue
    pairs[place] = holding
    next = place + 1
  }
  return pairs
}

/**
 * Settles what is kept of a unit's holdings with its owners as the roster has them. No one silently comes to owe what was
 * entered for others.
 */
export const settlingOf = (holdings: readonly Holding[], owned: readonly Owned[]): Settling | null => {
  const periods = periodsOf(owned)
  const pairs = pairsOf(holdings, periods)
  const dropped = holdings.filter((holding) => !pairs.includes(holding))
  if (dropped.some(({ isUsed }) => isUsed)) return null
  return {
    kept: periods.map((period, index) => ({ ...period, _id: pairs[index]?._id ?? null })),
    dropped: dropped.map(({ _id }) => _id),
  }
}
