import type { Holding, HoldingSummary, OpenCharge } from '../../../contract/ledger/holding.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'

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

/** Explains a charge: what it rests on, and what the law makes of it. */
export const whyWords = ({
  authority,
  isLienable,
  isOnWord,
}: Pick<OpenCharge, 'authority' | 'isLienable' | 'isOnWord'>): string[] => [
  `Based on: ${authority}.`,
  ...(isLienable ? ['It can be secured by a lien on the strata lot if it stays unpaid.'] : []),
  ...(isOnWord ? ['A payment goes toward it only if the payer says so.'] : []),
]

/** Names the owners of an account, with their time where it is over. */
export const ownersWords = ({ owners, to }: Pick<HoldingSummary, 'owners' | 'to'>, today: LocalDate): string =>
  `${owners.join(', ') || 'No owner on record'}${to !== null && to < today ? ` (until ${formatDate(to)})` : ''}`
