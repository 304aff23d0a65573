import type { DebitSettings } from '../../../contract/debits/debit-settings.ts'
import type { NextDebit, NextDebits } from '../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate } from '../../../contract/time.ts'

/** What the screens of those who keep the books say of debits. */

/** Says what the button makes: `Make file: 12 debits, $5,196.84`. */
export const makeWords = ({ ready, isTest }: Pick<NextDebits, 'ready' | 'isTest'>): string => {
  const what = `${counted(ready.count, 'debit')}, ${formatMoney(ready.cents)}`
  return isTest ? `Make test file: ${what}` : `Make file: ${what}`
}

/** Says what is to be known about a debit beside its state. */
export const notesOf = ({
  why,
  earlierCents,
  isLastReturned,
}: Pick<NextDebit, 'why' | 'earlierCents' | 'isLastReturned'>): string[] => [
  ...(why === '' ? [] : [why]),
  ...(isLastReturned ? ['The bank returned the last debit.'] : []),
  ...(earlierCents > 0 ? [`${formatMoney(earlierCents)} from before isn’t debited. Collect it another way.`] : []),
]

interface PartLine {
  at: number
  words: string
  cents: number
  isTotal: boolean
}

/** Says what makes up an amount, a line each, with what was paid ahead taken off; the last line is the amount. */
export const partLines = ({
  parts,
  creditCents,
  cents,
}: Pick<NextDebit, 'parts' | 'creditCents' | 'cents'>): PartLine[] =>
  [
    ...parts.map((part) => ({ words: `${part.words}, due ${formatDate(part.dueOn)}`, cents: part.cents })),
    ...(creditCents > 0 ? [{ words: 'Paid ahead', cents: -creditCents }] : []),
    { words: 'Debit', cents },
  ].map((line, at, { length }) => ({ ...line, at, isTotal: at === length - 1 }))

/** Says where returned debits come from; null before there is an account. */
export const returnWords = ({
  returnInstitution,
  returnTransit,
  returnLastThree,
}: Pick<DebitSettings, 'returnInstitution' | 'returnTransit' | 'returnLastThree'>): string | null =>
  returnLastThree === ''
    ? null
    : `Institution ${returnInstitution}, transit ${returnTransit}, account ending in ${returnLastThree}`
