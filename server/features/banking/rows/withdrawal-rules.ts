/** Which withdrawals seem to be money that went back to owners: in the books already, or returned by the bank. */
import type { PaidOut } from '../../../../contract/banking/bank-row.ts'
import { refundCashedDays, returnedWithinDays, samePaymentDays } from '../../../../contract/limits/banking.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { daysBetween, formatDate } from '../../../../contract/time.ts'
import { listed, near, type Books, type Proposal, type SeenRow } from './books.ts'
import { saysReturned } from './text.ts'

/** Whether a withdrawal may be it by its day: a cheque is cashed later, and a return is often recorded later. */
const mayBe = ({ day }: SeenRow, one: PaidOut): boolean =>
  one.what === 'return'
    ? near(one.day, day, returnedWithinDays)
    : near(one.day, day, samePaymentDays) || (one.day < day && near(one.day, day, refundCashedDays))

const nouns = { refund: 'refund', return: 'returned payment' } as const

/**
 * Finds the refund, or the return, that a withdrawal is and that someone recorded. Where the text fits something else, it
 * must name the unit.
 */
export const paidOut = (row: SeenRow, { fund, paidOut: all, claimed }: Books, fitsOther: boolean): Proposal | null => {
  if (fund !== 'operating') return null
  const { day, text, cents, unitNumbers, owned } = row
  const what = saysReturned(text) ? 'return' : 'refund'
  const away = (one: PaidOut) => Math.abs(daysBetween(one.day, day))
  // A text about one unit isn’t about money of another.
  const about = unitNumbers.length > 0 ? unitNumbers : owned.map(({ unitNumber }) => unitNumber)
  const isAbout = (one: PaidOut) => one.unitNumbers.some((number) => about.includes(number))
  const [found] = all
    .filter((one) => one.what === what && one.cents === -cents && !claimed.paidOut.has(one._id) && mayBe(row, one))
    .filter((one) => isAbout(one) || (about.length === 0 && !fitsOther))
    .toSorted((a, b) => away(a) - away(b))
  if (!found) return null
  claimed.paidOut.add(found._id)
  const marks = Number(isAbout(found)) + Number(near(found.day, day, samePaymentDays))
  const whose = found.unitNumbers.length > 0 ? ` for ${listed(found.unitNumbers)}` : ''
  return {
    outcome: { kind: 'paidOut', what, id: found._id },
    confidence: (['unsure', 'likely', 'certain'] as const)[marks]!,
    reason: `A ${nouns[what]} of ${formatMoney(found.cents)}${whose} is already recorded for ${formatDate(found.day)}.`,
  }
}

/** Finds the payment that a withdrawal takes back, where its text says so. */
export const returned = (row: SeenRow, { fund, byCents, claimed }: Books): Proposal | null => {
  const { day, text, cents, unitNumbers: said } = row
  if (fund !== 'operating' || cents > 0 || !saysReturned(text)) return null
  const found = (byCents.get(-cents) ?? [])
    .filter((one) => one.returnedOn === null && !one.isReturning && !claimed.returns.has(one._id))
    .filter((one) => one.day <= day && near(one.day, day, returnedWithinDays))
    .toSorted((a, b) => b.day.localeCompare(a.day))
  const named = found.filter(({ unitNumbers }) => unitNumbers.some((one) => said.includes(one)))
  const paid = named[0] ?? found[0]
  if (!paid) return null
  claimed.returns.add(paid._id)
  return {
    outcome: { kind: 'returned', paymentId: paid._id },
    confidence: named.length > 0 || found.length === 1 ? 'likely' : 'unsure',
    reason: `The bank says it was returned, and ${formatMoney(paid.cents)} was received on ${formatDate(paid.day)}.`,
  }
}
