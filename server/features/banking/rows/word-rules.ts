/** What a deposit is whose message names the case of a fine or an enforcement cost: that is the payer's word. */
import { instructionMostChars } from '../../../../contract/limits/ledger.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { truncate } from '../../../../contract/text.ts'
import { paymentOf, quoted, type Books, type Proposal, type SeenRow } from './books.ts'
import { casesIn } from './text.ts'

/**
 * A deposit for the fines and costs of the cases that its message names, all of one account, the oldest first. It is never
 * certain, so no one accepts it without reading it; the rest of the money pays what is due.
 */
export const onWord = (row: SeenRow, { debtors }: Books): Proposal | null => {
  const cases = casesIn(row.text)
  const isNamed = ({ words, openCents }: { words: string; openCents: number }) =>
    openCents > 0 && casesIn(words).some((one) => cases.includes(one))
  const [one, ...more] = debtors.filter((debtor) => debtor.onWord.some(isNamed))
  if (!one || more.length > 0) return null
  const named = one.onWord.filter(isNamed)
  const owed = named.reduce((sum, { openCents }) => sum + openCents, 0)
  let left = row.cents
  const charges = named.flatMap((charge) => {
    const cents = Math.min(left, charge.openCents)
    left -= cents
    // The next row that names it finds it paid.
    charge.openCents -= cents
    return cents > 0 ? [{ chargeId: charge.chargeId, cents }] : []
  })
  const said = quoted(cases.map((number) => `V-${number}`))
  const others = row.unitNumbers.filter((number) => number !== one.unitNumber && !cases.includes(number))
  const but = others.length > 0 ? ` But it also says ${quoted(others)}.` : ''
  const word = { charges, instruction: truncate(row.text, instructionMostChars) }
  return {
    outcome: paymentOf(row, [{ holdingId: one.holdingId, cents: row.cents, word }]),
    confidence: 'likely',
    reason: `The message names ${said}, for which ${one.unitNumber} owes ${formatMoney(owed)}.${but}`,
  }
}
