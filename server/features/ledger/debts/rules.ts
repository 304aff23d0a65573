import type { LocalDate } from '../../../../contract/time.ts'
import { apportion, chargeRule, type ChargeType, type Jurisdiction, type OpenFrom } from '../../../../law/law.ts'

/** A debt with what of it is open, in cents. */
export interface OpenItem {
  _id: string
  type: ChargeType
  dueOn: LocalDate
  openCents: number
}

/** What of a payment goes to which debt, in cents. */
export interface Share {
  itemId: string
  cents: number
}

/**
 * Places money on debts where the payer said nothing: those due by the day, by the law's order of their types, the oldest
 * first. What the law leaves to the payer's word, such as fines, gets nothing; what is left over stays the payer's credit.
 */
export const placedSilently = (
  jurisdiction: Jurisdiction,
  items: readonly OpenItem[],
  cents: number,
  day: LocalDate,
): Share[] => {
  const ranked = items
    .filter(({ dueOn, openCents }) => dueOn <= day && openCents > 0)
    .flatMap((item) => {
      const { rank } = chargeRule(jurisdiction, item.type, item.dueOn)
      return rank === null ? [] : [{ item, rank }]
    })
    .toSorted(
      (a, b) => a.rank - b.rank || a.item.dueOn.localeCompare(b.item.dueOn) || a.item._id.localeCompare(b.item._id),
    )
  let left = cents
  return ranked.flatMap(({ item }) => {
    const taken = Math.min(left, item.openCents)
    left -= taken
    return taken > 0 ? [{ itemId: item._id, cents: taken }] : []
  })
}

/** What of a debt is open in a fund, in cents. */
export interface OpenPart {
  fundId: string
  openCents: number
}

/** Divides what pays a debt among its funds, by what is open in each, so that no fund gets more than that. */
export const dividedByFund = (parts: readonly OpenPart[], cents: number): Map<string, number> => {
  const shares = apportion(
    cents,
    parts.map(({ openCents }) => openCents),
  )
  return new Map(parts.map(({ fundId }, index) => [fundId, shares[index]!]))
}

/** Takes cents from receipts in the order given; what of each, or null where less is left of them all. */
export const takenFrom = (
  credits: readonly { receiptId: string; leftCents: number }[],
  cents: number,
): { receiptId: string; cents: number }[] | null => {
  let left = cents
  const parts = credits.flatMap(({ receiptId, leftCents }) => {
    const taken = Math.min(left, leftCents)
    left -= taken
    return taken > 0 ? [{ receiptId, cents: taken }] : []
  })
  return left > 0 ? null : parts
}

/** Says what of a debt was open from each day on, by what paid it: from its due day, and lower with each payment after. */
export const openDays = (
  { dueOn, cents }: { dueOn: LocalDate; cents: number },
  paid: readonly { day: LocalDate; cents: number }[],
): OpenFrom[] => {
  const days: OpenFrom[] = [{ from: dueOn, cents }]
  for (const one of paid.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const last = days.at(-1)!
    const left = last.cents - one.cents
    if (one.day <= last.from) last.cents = left
    else days.push({ from: one.day, cents: left })
  }
  return days
}
