import type { ChargeShare, Holding, HoldingSummary, OpenCharge } from '../../../contract/ledger/holding.ts'
import { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'
import type { Labels } from '../../../law/law.ts'

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' })

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

/** Sums up what is owed for several units: `You owe $811.48 in all: $433.07 for unit 305 and $378.41 for unit 703.` */
export const allOwedWords = (holdings: readonly Pick<Holding, 'unit' | 'dueCents'>[]): string => {
  const owing = holdings.filter(({ dueCents }) => dueCents > 0)
  if (owing.length === 0) return 'You owe nothing for your units today.'
  const total = formatMoney(owing.reduce((sum, { dueCents }) => sum + dueCents, 0))
  const parts = owing.map(({ unit, dueCents }) => `${formatMoney(dueCents)} for unit ${unit.unitNumber}`)
  return `You owe ${total} in all: ${listed.format(parts)}.`
}

const weightWords = (weight: number): string => weight.toLocaleString('en-CA', { maximumFractionDigits: 6 })

type WhyLabels = Pick<Labels, 'entitlement' | 'lien' | 'lot' | 'reserveFund'>

interface Weighed {
  cents: number
  wholeCents: number
  weight: number
  weights: number
}

/** Shows a share as the sum that it is: `$250,000.00 × 90 ÷ 5,926 = $3,796.83`. */
export const sumWords = ({ cents, wholeCents, weight, weights }: Weighed): string =>
  `${formatMoney(wholeCents)} × ${weightWords(weight)} ÷ ${weightWords(weights)} = ${formatMoney(cents)}`

/** Says that shares were rounded; nothing where each is what its sum makes. */
export const roundedWords = (shares: readonly Weighed[]): string[] =>
  shares.some(({ cents, wholeCents, weight, weights }) => cents !== Math.round((wholeCents * weight) / weights))
    ? ['Rounded so that all units add up to the total.']
    : []

const isWeighed = (share: ChargeShare): share is ChargeShare & Weighed => share.weight !== null

/** Shows how the unit’s share of a levy was worked out, and which part of it an instalment is. */
const instalmentWords = (share: ChargeShare, { entitlement }: WhyLabels): string[] => {
  if (share.instalment === null) return []
  const { shareCents, nth, of } = share.instalment
  const whole = { ...share, cents: shareCents }
  const shareIs = isWeighed(whole)
    ? [`Shared by ${entitlement.one}: ${sumWords(whole)}`, ...roundedWords([whole])]
    : [
        `Divided as the resolution sets. This unit’s share is ${formatMoney(shareCents)} of ${formatMoney(share.wholeCents)}.`,
      ]
  return of === 1 ? shareIs : [...shareIs, `Of this share, ${formatMoney(share.cents)} is instalment ${nth} of ${of}.`]
}

/** Shows a share as the sum that it is: the month of a fund by the unit’s entitlement of all. */
const shareWords = (all: readonly ChargeShare[], labels: WhyLabels): string[] => {
  const shares = all.filter(({ instalment }) => instalment === null).filter(isWeighed)
  if (shares.length === 0) return all.flatMap((share) => instalmentWords(share, labels))
  const fundLabels = fundLabelsWith(labels)
  const ofAll = shares.find(({ group }) => group === null)
  return [
    ...(ofAll
      ? [`Shared by ${labels.entitlement.one}: ${weightWords(ofAll.weight)} of ${weightWords(ofAll.weights)}.`]
      : []),
    ...shares.map(
      (share) =>
        `${fundLabels[share.fund]}${share.group === null ? '' : `, shared by ${share.group}`}: ${sumWords(share)}`,
    ),
    ...roundedWords(shares),
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
