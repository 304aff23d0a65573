/** What a deposit is where its money is in the books already: a payment that someone recorded, or debits. */
import { samePaymentDays } from '../../../../contract/limits/banking.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { daysBetween, formatDate } from '../../../../contract/time.ts'
import { listed, near, type Books, type Paid, type Proposal, type SeenRow } from './books.ts'
import { isNamed, nameWords, wayIn } from './text.ts'

/** Tells whether a payment is for what the text says: the accounts of its codes, or else the units that it names. */
const isSaid = ({ coded, unitNumbers }: SeenRow, one: Paid): boolean =>
  coded.length > 0
    ? coded.some(({ holdingId }) => one.holdingIds.includes(holdingId))
    : one.unitNumbers.some((number) => unitNumbers.includes(number))

/** A deposit is a payment of the same amount that someone recorded around its day, and that no other deposit is. */
export const recorded = (row: SeenRow, { byCents, claimed }: Books): Proposal | null => {
  const { day, cents, unitNumbers, owned, payerWords } = row
  const away = (one: Paid) => Math.abs(daysBetween(one.day, day))
  // A message about one unit isn’t about the payment of another.
  const isAbout = (one: Paid) =>
    unitNumbers.length > 0
      ? isSaid(row, one)
      : owned.length === 0 || owned.some(({ unitNumber }) => one.unitNumbers.includes(unitNumber))
  const found = (byCents.get(cents) ?? [])
    .filter((one) => !one.isMatched && !claimed.deposits.has(one._id) && near(one.day, day, samePaymentDays))
    .filter((one) => one.unitNumbers.length === 0 || isAbout(one))
    // What comes after one that was returned is the same amount, paid again.
    .filter((one) => one.returnedOn === null || (day <= one.day && day < one.returnedOn))
    .toSorted((a, b) => Number(a.returnedOn !== null) - Number(b.returnedOn !== null) || away(a) - away(b))
  const sure = found.filter((one) => isSaid(row, one) || isNamed(nameWords(one.payer ?? ''), payerWords))
  const paid = sure[0] ?? found[0]
  if (!paid) return null
  claimed.deposits.add(paid._id)
  const isSure = sure.length > 0
  const since = paid.returnedOn !== null ? ', and was returned later' : ''
  const whose = isSure && paid.unitNumbers.length > 0 ? ` for ${listed(paid.unitNumbers)}` : ''
  return {
    outcome: { kind: 'recorded', paymentId: paid._id },
    confidence: isSure && paid.returnedOn === null ? 'certain' : 'likely',
    reason: `A payment of ${formatMoney(cents)}${whose} is already recorded for ${formatDate(paid.day)}${since}.`,
  }
}

/** Ways in which owners pay on their own. */
const ownerWays: ReadonlySet<string> = new Set(['eTransfer', 'cheque'])

/** Debits of a file come as one deposit, or with those that were returned the same day taken off, which isn’t matched here. */
export const debited = ({ day, text, cents, coded }: SeenRow, { runs, claimed }: Books): Proposal | null => {
  const found = runs.find(
    (one) => one.cents === cents && !claimed.runs.has(one._id) && one.on <= day && near(one.on, day, samePaymentDays),
  )
  if (!found || coded.length > 0 || ownerWays.has(wayIn(text))) return null
  claimed.runs.add(found._id)
  return {
    outcome: { kind: 'debits', runId: found._id },
    // One owner’s amount may be in any deposit.
    confidence: found.count > 1 ? 'certain' : 'likely',
    reason: `The ${counted(found.count, 'debit')} of ${formatDate(found.on)} come to exactly ${formatMoney(cents)}.`,
  }
}
