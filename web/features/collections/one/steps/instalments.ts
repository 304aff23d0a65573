import { formatMoney, inCents, plainDollars } from '../../../../../contract/money.ts'
import type { LocalDate } from '../../../../../contract/time.ts'
import { plusMonths } from '../../../../../law/law.ts'

/** What is owed of a charge. */
export interface Owed {
  _id: string
  openCents: number
}

/** An instalment as it is typed: a day, and an amount in dollars. */
export interface TypedInstalment {
  dueOn: string
  cents: string
}

/** Sums up what is owed of the chosen charges, in cents. */
export const chosenCents = (charges: readonly Owed[], chosen: readonly string[]): number =>
  charges.filter(({ _id }) => chosen.includes(_id)).reduce((sum, { openCents }) => sum + openCents, 0)

/** Divides an amount in cents into equal instalments a month apart from a day on; the first ones get the cents left over. */
export const equalInstalments = (cents: number, count: number, from: LocalDate): TypedInstalment[] =>
  Array.from({ length: count }, (_, nth) => ({
    dueOn: plusMonths(from, nth),
    cents: plainDollars(Math.floor(cents / count) + (nth < cents % count ? 1 : 0)),
  }))

/** Says what is wrong with a sum of instalments; null where it is what is owed. */
export const sumFault = (sum: number, owed: number): string | null => {
  if (sum === owed) return null
  return sum < owed ? `${formatMoney(owed - sum)} is missing` : `${formatMoney(sum - owed)} too much`
}

/** Says how the instalments typed so far compare with what is owed: `$600.00 of $866.14: $266.14 is missing.` */
export const sumWords = (rows: readonly TypedInstalment[], owed: number): { words: string; isOver: boolean } => {
  const sum = rows.reduce((all, { cents }) => {
    const typed = inCents(cents)
    return all + (typeof typed === 'number' ? typed : 0)
  }, 0)
  const fault = sumFault(sum, owed)
  const so = `${formatMoney(sum)} of ${formatMoney(owed)}`
  return { words: `${so}: ${fault ?? 'all of it is divided'}.`, isOver: sum > owed }
}
