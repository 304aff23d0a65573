/** Which withdrawals seem to be in the books already, as a refund, a return or an expense, or payments that the bank returned. */
import type { PaidOut } from '../../../../contract/banking/bank-row.ts'
import { refundCashedDays, returnedWithinDays, samePaymentDays } from '../../../../contract/limits/banking.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { daysBetween, formatDate } from '../../../../contract/time.ts'
import { listed, near, type Books, type Proposal, type SeenRow } from './books.ts'
import { saysReturned, tellingWords, wayIn } from './text.ts'

type Expense = NonNullable<PaidOut['expense']>

/** Whether a withdrawal may be it by its day: a cheque is cashed later, and a return is often recorded later. */
const mayBe = ({ day }: SeenRow, one: PaidOut): boolean =>
  one.what === 'return'
    ? near(one.day, day, returnedWithinDays)
    : near(one.day, day, samePaymentDays) || (one.day < day && near(one.day, day, refundCashedDays))

/** Whether the text has all words of the reference of an expense, or of its payee. */
const namesExpense = (said: ReadonlySet<string>, { reference, payee }: Expense): boolean =>
  [reference, payee].some((words) => {
    const telling = tellingWords(words ?? '')
    return telling.length > 0 && telling.every((word) => said.has(word))
  })

const numbersIn = (words: Iterable<string>): string[] => [...words].filter((word) => /^\d+$/.test(word))

/** Reads the number of a cheque from a reference that says so or is only a number; that of an invoice is none. */
const chequeNumbers = (reference: string): string[] =>
  wayIn(reference) === 'cheque' || /^#?\s?\d+$/.test(reference) ? numbersIn(tellingWords(reference)) : []

/** Whether the text is that of a cheque with another number. */
const isOtherCheque = (text: string, said: ReadonlySet<string>, { reference }: Expense): boolean => {
  const numbers = chequeNumbers(reference ?? '')
  const isNumbered = wayIn(text) === 'cheque' && numbersIn(said).length > 0 && numbers.length > 0
  return isNumbered && !numbers.some((number) => said.has(number))
}

/** Tells what was recorded and may be a withdrawal, by its text, and how well it fits. */
const readingOf = (row: SeenRow, { fund }: Books, fits: string | null) => {
  const { text, unitNumbers, owned } = row
  const whole = `${text} ${row.reference ?? ''}`
  const said = new Set(tellingWords(whole))
  const isReturn = saysReturned(text)
  // A text about one unit isn’t about money of another.
  const about = unitNumbers.length > 0 ? unitNumbers : owned.map(({ unitNumber }) => unitNumber)
  const isNamed = ({ expense, unitNumbers: numbers }: PaidOut): boolean =>
    expense ? namesExpense(said, expense) : numbers.some((number) => about.includes(number))
  const isOther = ({ expense }: PaidOut): boolean =>
    expense ? fits !== null && fits !== expense.category._id : about.length > 0 || fits !== null
  return {
    isNamed,
    fits: (one: PaidOut): boolean => isNamed(one) || (one.expense !== null && fits === one.expense.category._id),
    mayBe: (one: PaidOut): boolean =>
      (one.expense?.fund ?? 'operating') === fund &&
      (one.what === 'return') === isReturn &&
      !(one.expense && isOtherCheque(whole, said, one.expense)) &&
      (isNamed(one) || !isOther(one)),
  }
}

/** Says what is recorded: `A refund of $54.21 for 703`, `An expense of $54.21 for “Repairs”`. */
const recordedWords = ({ what, cents, expense, unitNumbers }: PaidOut): string => {
  const amount = formatMoney(cents)
  if (expense) return `An expense of ${amount} for “${expense.category.name}”`
  const whose = unitNumbers.length > 0 ? ` for ${listed(unitNumbers)}` : ''
  return `A ${what === 'refund' ? 'refund' : 'returned payment'} of ${amount}${whose}`
}

/**
 * Finds the refund, the return or the expense that a withdrawal is and that someone recorded: the one that its text names, then
 * the nearest. Where the text fits a category, it must be that of the expense, or the text must name the unit, the payee or
 * the reference.
 */
export const paidOut = (row: SeenRow, books: Books, category: string | null): Proposal | null => {
  const { paidOut: all, claimed } = books
  const { day, cents } = row
  const { isNamed, fits, mayBe: mayBeByText } = readingOf(row, books, category)
  const away = (one: PaidOut) => Math.abs(daysBetween(one.day, day))
  const [found] = all
    .filter((one) => one.cents === -cents && !claimed.paidOut.has(one._id) && mayBe(row, one) && mayBeByText(one))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || away(a) - away(b))
  if (!found) return null
  claimed.paidOut.add(found._id)
  const marks = Number(fits(found)) + Number(near(found.day, day, samePaymentDays))
  return {
    outcome: { kind: 'paidOut', what: found.what, id: found._id },
    confidence: (['unsure', 'likely', 'certain'] as const)[marks]!,
    reason: `${recordedWords(found)} is already recorded for ${formatDate(found.day)}.`,
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
