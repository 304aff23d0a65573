import type { ChargeShare, Holding, HoldingSummary, OpenCharge } from '../../../contract/ledger/holding.ts'
import { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'
import type { Labels } from '../../../law/law.ts'

/** Says in a sentence what is owed for a unit, and then what is due later and what was paid ahead. */
export const owedWords = (
  { unit, dueCents, dueSince, charges, creditCents }: Holding,
  { today, isOwn }: { today: LocalDate; isOwn: boolean },
): { owed: string; more: string[] } => {
  const of = `for unit ${unit.unitNumber}`
  const since = dueSince === null || dueSince === today ? 'due today' : `due since ${formatDate(dueSince)}`
  const later = charges.filter(({ dueOn }) => dueOn > today)
  const next = later[0] && later.filter(({ dueOn }) => dueOn === later[0]!.dueOn)
  const nextCents = next?.reduce((sum, { openCents }) => sum + openCents, 0) ?? 0
  return {
    owed:
      dueCents === 0
        ? `Nothing is owed ${of}.`
        : `${isOwn ? 'You owe' : 'Owed:'} ${formatMoney(dueCents)} ${of}, ${since}.`,
    more: [
      ...(next ? [`${formatMoney(nextCents)} is due on ${formatDate(next[0]!.dueOn)}.`] : []),
      ...(creditCents > 0
        ? [
            `${isOwn ? 'You have' : 'There is'} a credit of ${formatMoney(creditCents)}. It will be applied to the next charges due.`,
          ]
        : []),
    ],
  }
}

const weightWords = (weight: number): string => weight.toLocaleString('en-CA', { maximumFractionDigits: 6 })

type WhyLabels = Pick<Labels, 'entitlement' | 'lien' | 'lot' | 'reserveFund'>

/** Shows a share as the sum that it is: the month of a fund by the unit’s entitlement of all. */
const shareWords = (shares: readonly ChargeShare[], labels: WhyLabels): string[] => {
  if (shares.length === 0) return []
  const fundLabels = fundLabelsWith(labels)
  const of = (share: ChargeShare) => `${weightWords(share.weight)} ÷ ${weightWords(share.weights)}`
  const isMoved = shares.some(
    ({ cents, wholeCents, weight, weights }) => cents !== Math.round((wholeCents * weight) / weights),
  )
  const ofAll = shares.find(({ group }) => group === null)
  return [
    ...(ofAll
      ? [`Shared by ${labels.entitlement.one}: ${weightWords(ofAll.weight)} of ${weightWords(ofAll.weights)}.`]
      : []),
    ...shares.map(
      (share) =>
        `${fundLabels[share.fund]}${share.group === null ? '' : `, shared by ${share.group}`}: ${formatMoney(share.wholeCents)} × ${of(share)} = ${formatMoney(share.cents)}`,
    ),
    ...(isMoved ? ['Rounded so that all units add up to the total.'] : []),
  ]
}

/** Explains a charge: what it rests on, how it was worked out, and what the law makes of it. */
export const whyWords = (
  { authority, shares, isLienable, isOnWord }: Pick<OpenCharge, 'authority' | 'shares' | 'isLienable' | 'isOnWord'>,
  labels: WhyLabels,
): string[] => [
  `Based on: ${authority}.`,
  ...shareWords(shares, labels),
  ...(isLienable ? [`It can be secured by a ${labels.lien.one} on the ${labels.lot.one} if it stays unpaid.`] : []),
  ...(isOnWord ? ['A payment goes toward it only if the payer says so.'] : []),
]

/** Names the owners of an account, with their time where it is over. */
export const ownersWords = ({ owners, to }: Pick<HoldingSummary, 'owners' | 'to'>, today: LocalDate): string =>
  `${owners.join(', ') || 'No owner on record'}${to !== null && to < today ? ` (until ${formatDate(to)})` : ''}`
