import type { LateRules } from '../../../../contract/ledger/books.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Labels } from '../../../../law/law.ts'

/** Writes hundredths of a percent: "9.6%". */
export const percentOf = (bps: number): string => `${bps / 100}%`

/** Says in sentences what late and returned payments cost. */
export const lateWords = ({ interest, returnedFee }: LateRules, { fee }: Pick<Labels, 'fee'>): string[] => [
  interest
    ? `Late ${fee.many} and levies due on or after ${formatDate(interest.from)} bear ${percentOf(interest.bps)} interest a year (${interest.authority}).`
    : 'No interest is charged on late payments.',
  returnedFee
    ? `A payment that the bank returns costs ${formatMoney(returnedFee.cents)} (${returnedFee.authority}).`
    : 'No fee is charged for returned payments.',
]
