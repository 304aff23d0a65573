import type { LateRules } from '../../../../contract/ledger/books.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { addDays, formatDate } from '../../../../contract/time.ts'
import type { Labels } from '../../../../law/law.ts'

/** Writes hundredths of a percent: "9.6%". */
export const percentOf = (bps: number): string => `${bps / 100}%`

type Rules = LateRules['interestRules']

const rateWords = ({ bps, authority }: Rules[number]): string =>
  bps > 0 ? `bear ${percentOf(bps)} interest a year (${authority})` : 'bear no interest'

/** Says what each rule charges: the latest first, and of earlier ones until when. */
const interestWords = (rules: Rules, fees: string): string[] =>
  rules.flatMap((rule, index) => {
    const next = rules[index - 1]
    if (!next) return [`Late ${fees} and levies due on or after ${formatDate(rule.from)} ${rateWords(rule)}.`]
    return [`Those due from ${formatDate(rule.from)} to ${formatDate(addDays(next.from, -1))} ${rateWords(rule)}.`]
  })

/** Says which rules one that begins on a day would replace; null where it replaces none. */
export const replacedWords = (rules: Rules, from: string): string | null => {
  const replaced = rules.filter((rule) => rule.bps > 0 && rule.from > from)
  const listed = replaced.map(({ bps, from: day }) => `${percentOf(bps)} from ${formatDate(day)}`)
  return listed.length === 0 ? null : `This replaces every later rule: ${listed.join(', ')}.`
}

/** Says in sentences what late and returned payments cost. */
export const lateWords = ({ interestRules, returnedFee }: LateRules, { fee }: Pick<Labels, 'fee'>): string[] => [
  ...(interestRules.length > 0 ? interestWords(interestRules, fee.many) : ['No interest is charged on late payments.']),
  returnedFee
    ? `A payment that the bank returns costs ${formatMoney(returnedFee.cents)} (${returnedFee.authority}).`
    : 'No fee is charged for returned payments.',
]
