import { formatMoney } from '../money.ts'
import { formatDate } from '../time.ts'
import type { Bylaw, BylawEnd, BylawSet, BylawState } from './bylaw.ts'
import type { CitedBylaw } from './citing.ts'

/** What the words of bylaws and rules are called, on screens, on paper and in the history. */

export const bylawKindLabels: Readonly<Record<BylawSet['kind'], string>> = { bylaw: 'Bylaws', rule: 'Rules' }

const bylawStateLabels: Readonly<Record<Exclude<BylawState, 'waiting'>, string>> = {
  inForce: 'In force',
  toRatify: 'Not ratified yet',
  lapsed: 'Lapsed',
  replaced: 'Replaced',
  repealed: 'Repealed',
}

/** Names the states in the words of a building's law: `Not filed yet` or `Not registered yet`. */
export const bylawStateLabelsWith = ({ done }: { done: string }): Readonly<Record<BylawState, string>> => ({
  ...bylawStateLabels,
  waiting: `Not ${done} yet`,
})

export const bylawEndLabels: Readonly<Record<BylawEnd, string>> = {
  replaced: 'replaced',
  repealed: 'repealed',
  lapsed: 'lapsed',
}

/** Names a bylaw or rule in short: `Bylaw 14 (3)`. */
export const bylawReference = ({ kind, number }: Pick<CitedBylaw, 'kind' | 'number'>): string =>
  `${kind === 'bylaw' ? 'Bylaw' : 'Rule'} ${number}`

/** Names a bylaw or rule as it is cited: `Bylaw 3: Pets`. */
export const bylawName = ({ set: { kind }, number, heading }: Pick<Bylaw, 'set' | 'number' | 'heading'>): string =>
  `${bylawReference({ kind, number })}: ${heading}`

const oftenWords = (days: number): string => (days === 1 ? 'at most once a day' : `at most once every ${days} days`)

/** Says what a contravention costs: `$50.00, $200.00 after the first, at most once every 7 days`; null where no fine is named. */
export const fineWords = ({
  fineCents,
  laterFineCents,
  fineEveryDays,
}: Pick<Bylaw, 'fineCents' | 'laterFineCents' | 'fineEveryDays'>): string | null =>
  fineCents === null
    ? null
    : [
        formatMoney(fineCents),
        ...(laterFineCents === null ? [] : [`${formatMoney(laterFineCents)} after the first`]),
        ...(fineEveryDays === null ? [] : [oftenWords(fineEveryDays)]),
      ].join(', ')

const on = (day: string | null): string => (day === null ? '' : ` on ${formatDate(day)}`)

/** Says in a sentence why a text isn’t in force on the day that is asked about; null where it is. */
export const notInForceWords = (cited: CitedBylaw): string | null => {
  const name = bylawReference(cited)
  switch (cited.state) {
    case 'waiting':
      return cited.inForceFrom === null
        ? `${name} isn’t in force yet.`
        : `${name} wasn’t in force before ${formatDate(cited.inForceFrom)}.`
    case 'lapsed':
      return `${name} lapsed${on(cited.endedOn)}.`
    case 'replaced':
    case 'repealed':
      return `${name} was ${cited.state}${on(cited.endedOn)}.`
    case 'inForce':
    case 'toRatify':
      return null
  }
}
