import type { Levy, LevySummary } from '../../../contract/levies/levy.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'

/** Says when a levy is due: `Due Jan 15, 2027`, or `Jan 15 to …` from the first to the last of its instalments. */
export const dueWords = ({ firstDueOn, lastDueOn }: Pick<LevySummary, 'firstDueOn' | 'lastDueOn'>): string =>
  firstDueOn === lastDueOn ? formatDate(firstDueOn) : `${formatDate(firstDueOn)} to ${formatDate(lastDueOn)}`

/** Counts the units that pay a share. */
export const payingUnits = (shares: readonly { cents: number }[]): number =>
  shares.filter(({ cents }) => cents > 0).length

type Charged = Pick<Levy, 'totalCents' | 'shares' | 'instalments'>

/** Says what approving a levy charges in all: `Charges 64 units $250,000.00 in 3 instalments.` */
export const chargesWords = ({ totalCents, shares, instalments }: Charged): string => {
  const parts = instalments.length === 1 ? '' : ` in ${counted(instalments.length, 'instalment')}`
  return `Charges ${counted(payingUnits(shares), 'unit')} ${formatMoney(totalCents)}${parts}.`
}

/** Says what is charged at once, because it is due today or was before; null where nothing is. */
export const atOnceWords = ({ instalments }: Pick<Levy, 'instalments'>, today: LocalDate): string | null => {
  const due = instalments.filter(({ dueOn }) => dueOn <= today)
  const amount = formatMoney(due.reduce((sum, { cents }) => sum + cents, 0))
  if (due.length === 0) return null
  if (due.length === instalments.length)
    return `All of it, ${amount}, is charged at once, because its due date has come.`
  return due.length === 1
    ? `The first instalment, ${amount} in total, is charged at once, because its due date has come.`
    : `${due.length} instalments, ${amount} in total, are charged at once, because their due dates have come.`
}

/** Says what is charged on which later day; nothing where all of it is due already. */
export const laterWords = ({ instalments }: Pick<Levy, 'instalments'>, today: LocalDate): string | null => {
  const next = instalments.find(({ dueOn }) => dueOn > today)
  if (!next) return null
  if (instalments.length === 1) return `It’s charged on ${formatDate(next.dueOn)}.`
  return `The ${next === instalments[0] ? 'first' : 'next'} instalment is charged on ${formatDate(next.dueOn)}.`
}

/** Says in sentences what completing a levy means for its money. */
export const finishWords = ({ totalCents, money }: Pick<Levy, 'totalCents' | 'money'>): string[] => [
  `Of ${formatMoney(totalCents)}, ${formatMoney(money.paidCents)} is paid and ${formatMoney(money.spentCents)} spent. Nothing more can be spent from it.`,
  money.balanceCents > 0
    ? `${formatMoney(money.balanceCents)} is left. You then see who would get how much of it back.`
    : 'Nothing is left to give back.',
]

type Surplus = Pick<NonNullable<Levy['surplus']>, 'cents'> & { shares: Settling }
type Settling = readonly { settledCents: number }[]

/** Sums up what of a surplus's refunds pays what units still owe of the levy, and counts those units. */
export const settledOf = (shares: Settling): { cents: number; units: number } => ({
  cents: shares.reduce((sum, { settledCents }) => sum + settledCents, 0),
  units: shares.filter(({ settledCents }) => settledCents > 0).length,
})

/** Says how much of the refunds pays what units still owe of the levy, and so is refunded too; null where none does. */
export const settledWords = ({ cents: surplus, shares }: Surplus): string | null => {
  const { cents, units } = settledOf(shares)
  if (units === 0) return null
  const sum = `${formatMoney(surplus)} + ${formatMoney(cents)} = ${formatMoney(surplus + cents)}`
  return `${formatMoney(cents)} of the refunds goes to what ${counted(units, 'unit still owes', 'units still owe')} on this levy. That money is refunded too: ${sum}.`
}

/** Says in sentences what refunding a surplus does. */
export const refundWords = ({ cents, shares }: Surplus): string[] => {
  const settled = settledOf(shares)
  const owners = `The owners of ${counted(shares.length, 'unit')} get ${formatMoney(cents + settled.cents)} in total`
  const next = 'It pays charges that are due. The rest is kept for later ones, or you pay it back with Refund credit.'
  if (settled.units === 0) return [`${owners}, as credit on their accounts. ${next}`]
  return [
    `${owners}. First, ${formatMoney(settled.cents)} of it is applied to what ${counted(settled.units, 'unit still owes', 'units still owe')} on this levy.`,
    `The other ${formatMoney(cents)} is credit on their accounts. ${next}`,
  ]
}
