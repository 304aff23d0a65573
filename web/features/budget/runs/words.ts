import type { ChargeResult } from '../../../../contract/budget/runs.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'

/** Says what a run charged, and which units need a look. */
export const chargedWords = ({ units, cents, leftOut, noShare, toCheck }: ChargeResult): string => {
  const charged =
    units === 0 ? 'Nothing was left to charge.' : `${counted(units, 'unit')} charged, ${formatMoney(cents)}.`
  const left = leftOut.length > 0 ? ` Without an owner: ${leftOut.join(', ')}.` : ''
  const without = noShare.length > 0 ? ` Added after the budget: ${noShare.join(', ')}.` : ''
  const check = toCheck.length > 0 ? ` Check the owners of ${toCheck.join(', ')}.` : ''
  return `${charged}${left}${without}${check}`
}
