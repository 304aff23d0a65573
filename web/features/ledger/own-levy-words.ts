import type { LevyMoney, OwnLevy } from '../../../contract/levies/levy.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate } from '../../../contract/time.ts'
import type { Labels } from '../../../law/law.ts'
import { roundedWords, sumWords } from './words.ts'

type Share = OwnLevy['shares'][number]

const instalmentLabels = {
  toCome: 'To come',
  earlierOwner: 'Charged to the previous owner',
  cancelled: 'Cancelled',
} as const

/** Says what became of an instalment: `Paid`, `Partly paid: $4.00 is due`, or `Due`. */
export const instalmentWords = ({
  state,
  cents,
  paidCents,
  openCents,
}: Pick<Share['instalments'][number], 'state' | 'cents' | 'paidCents' | 'openCents'>): string => {
  if (state !== 'charged') return instalmentLabels[state]
  if (openCents === 0)
    return paidCents === cents ? 'Paid' : paidCents === 0 ? 'Written off' : 'Paid, the rest written off'
  return paidCents === 0 ? 'Due' : `Partly paid: ${formatMoney(openCents)} is due`
}

/** Says in a sentence what a unit pays: `Your share for unit 703 is $4,345.26, in 3 instalments.` */
export const shareWords = ({ unit, cents, instalments }: Share): string => {
  const own = instalments.filter(({ state }) => state === 'toCome' || state === 'charged')
  const [first, ...others] = own
  if (!first) return `You owe nothing for unit ${unit.unitNumber}.`
  const how = others.length === 0 ? `due ${formatDate(first.dueOn)}` : `in ${counted(own.length, 'instalment')}`
  return `Your share for unit ${unit.unitNumber} is ${formatMoney(cents)}, ${how}.`
}

/** Says how a unit’s share was worked out: `Shared by unit entitlement: $250,000.00 × 90 ÷ 5,926 = $3,796.83`. */
export const dividedWords = (
  totalCents: number,
  { weighed, instalments }: Pick<Share, 'weighed' | 'instalments'>,
  { entitlement }: Pick<Labels, 'entitlement'>,
): string => {
  const cents = instalments.reduce((sum, one) => sum + one.cents, 0)
  if (weighed === null)
    return `Divided as the resolution sets: the unit’s share is ${formatMoney(cents)} of ${formatMoney(totalCents)}.`
  const share = { cents, wholeCents: totalCents, ...weighed }
  return [`Shared by ${entitlement.one}: ${sumWords(share)}`, ...roundedWords([share])].join('. ')
}

/** Says what became of the money so far, in sentences. */
export const fundWords = (
  { paidCents, spentCents, refundedCents, toReserveCents, balanceCents }: LevyMoney,
  { reserveFund }: Pick<Labels, 'reserveFund'>,
): string[] => [
  `Owners have paid ${formatMoney(paidCents)}; ${formatMoney(spentCents)} has been spent; ${formatMoney(balanceCents)} is left.`,
  ...(refundedCents > 0 ? [`${formatMoney(refundedCents)} was refunded to owners.`] : []),
  ...(toReserveCents > 0 ? [`${formatMoney(toReserveCents)} was moved to the ${reserveFund.one}.`] : []),
]
