import type { BookImport, BookImportOffer, BookImportSummary } from '../../../contract/book-imports/book-import.ts'
import { importOriginLabels } from '../../../contract/book-imports/book-import-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import type { Labels } from '../../../law/law.ts'

/** What screens say of opening balances. */

/** Names opening balances by their file, or where they come from. */
export const nameOf = ({ fileName, origin }: Pick<BookImportSummary, 'fileName' | 'origin'>): string =>
  fileName ?? importOriginLabels[origin]

/** Shows an amount of a table; a dash for nothing. */
export const amountWords = (cents: number): string => (cents === 0 ? '–' : formatMoney(cents))

/** Tells whether the total or bank balances aren’t entered yet, so that what keeps them from being added is no error. */
export const isUnfinished = ({ origin, choices }: Pick<BookImport, 'origin' | 'choices'>): boolean =>
  origin === 'bank' ? choices.operatingCents === null && choices.reserveCents === null : choices.expectedCents === null

/** Says what the button adds: `Add balances of 12 units and 2 bank accounts`. */
export const addWords = ({ accounts, choices }: Pick<BookImport, 'accounts' | 'choices'>): string => {
  const banks = [choices.operatingCents, choices.reserveCents].filter((cents) => cents !== null).length
  if (accounts.length === 0) return banks === 0 ? 'Add to the books' : `Add ${counted(banks, 'bank balance')}`
  const units = counted(accounts.length, 'unit')
  return banks === 0 ? `Add balances of ${units}` : `Add balances of ${units} and ${counted(banks, 'bank account')}`
}

/** Says what the roster that was imported has. */
export const rosterWords = ({ units, cents }: NonNullable<BookImportOffer['roster']>): string =>
  `The roster you imported has opening balances for ${counted(units, 'unit')}: ${formatMoney(cents)} in total.`

/** Says which funds have no opening balance yet; null where all of them have one. */
export const banksWords = (
  funds: BookImportOffer['funds'],
  { reserveAccount }: Pick<Labels, 'reserveAccount'>,
): string | null => {
  if (funds.length === 0) return null
  if (funds.length > 1) return `The operating account and the ${reserveAccount.one} have no opening balance yet.`
  return funds[0] === 'operating'
    ? 'The operating account has no opening balance yet.'
    : `The ${reserveAccount.one} has no opening balance yet.`
}
