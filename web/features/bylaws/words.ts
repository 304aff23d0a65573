import type { Bylaw, BylawSet, BylawVersion } from '../../../contract/bylaws/bylaw.ts'
import { counted, truncate } from '../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'
import type { Filing } from '../../../law/law.ts'

/** How bylaws and rules are said on their screens. */

export const listPath = '/bylaws'
export const pageOf = ({ _id }: Pick<Bylaw, '_id'>, more = ''): string => `${listPath}/${_id}${more}`

type Kind = BylawSet['kind']

/** Names one text of a kind: `bylaw` or `rule`. */
export const oneOf = (kind: Kind): string => (kind === 'bylaw' ? 'bylaw' : 'rule')

/** Says what was done with one of a kind: `Bylaw repealed`. */
export const doneWords = (kind: Kind, done: string): string => `${kind === 'bylaw' ? 'Bylaw' : 'Rule'} ${done}`

/** Counts texts of a kind: `23 bylaws`, `1 rule`. */
export const countedOf = (count: number, kind: Kind): string => counted(count, oneOf(kind))

type Dated = Pick<
  Bylaw,
  | 'state'
  | 'set'
  | 'isStandard'
  | 'passedOn'
  | 'filedOn'
  | 'filingNumber'
  | 'ratifyBy'
  | 'inForceFrom'
  | 'endedOn'
  | 'endedBy'
>

const filedWords = ({ filedOn, filingNumber }: Dated, { done }: Filing): string =>
  filedOn === null ? '' : ` (${[done, filingNumber].filter(Boolean).join(', ')})`

const waitingWords = ({ set, passedOn }: Dated, { done }: Filing): string => {
  const passed = passedOn === null ? 'Passed' : `Passed on ${formatDate(passedOn)}`
  return set.kind === 'bylaw' ? `${passed}, and not ${done} yet` : 'Not in force yet'
}

type Ended = Pick<Dated, 'state' | 'endedOn'> & Partial<Pick<Dated, 'endedBy' | 'ratifyBy'>>

/** Since which day a text is no longer in force; a rule that wasn’t ratified lapses after the last day for that. */
const endOf = ({ state, endedOn, endedBy, ratifyBy }: Ended): string | null => {
  if (endedOn !== null) return `${(endedBy ?? state) === 'lapsed' ? 'lapsed' : 'ended'} on ${formatDate(endedOn)}`
  if (state !== 'lapsed') return null
  return ratifyBy ? `lapsed after ${formatDate(ratifyBy)}, the last day to ratify it` : 'lapsed'
}

const endedWords = (end: string, inForceFrom: string | null, filed = ''): string =>
  inForceFrom === null
    ? `${end.charAt(0).toUpperCase()}${end.slice(1)}`
    : `Came into force on ${formatDate(inForceFrom)}${filed} and ${end}`

/**
 * Says since when a text is in force, or when it came into force and when it ended, the first day on which it wasn’t:
 * `In force since Nov 3, 2024 (filed, CA1234567)`, `Came into force on Nov 3, 2024 and ended on May 1, 2026`.
 */
export const forceWords = (bylaw: Dated, filing: Filing): string => {
  const { state, isStandard, inForceFrom } = bylaw
  if (state === 'waiting') return waitingWords(bylaw, filing)
  const filed = filedWords(bylaw, filing)
  const end = endOf(bylaw)
  if (end !== null) return endedWords(end, inForceFrom, filed)
  if (isStandard) return 'Standard bylaw of the Act'
  return inForceFrom === null ? 'In force' : `In force since ${formatDate(inForceFrom)}${filed}`
}

/** Says when an earlier or later version was in force: `Came into force on Nov 3, 2020 and ended on Nov 3, 2024`. */
export const periodWords = (version: Omit<BylawVersion, '_id' | 'number' | 'heading'>): string => {
  const { state, inForceFrom } = version
  if (state === 'waiting') return 'Not in force yet'
  const end = endOf(version)
  if (end !== null) return endedWords(end, inForceFrom)
  return inForceFrom === null ? 'In force' : `In force since ${formatDate(inForceFrom)}`
}

/** Says what follows where the ratification of a rule is withdrawn. */
export const unratifyWords = ({ ratifyBy }: Pick<Bylaw, 'ratifyBy'>, today: LocalDate): string => {
  const use = 'Use this only if the ratification was recorded in error.'
  if (ratifyBy === null) return use
  return ratifyBy < today
    ? `${use} The last day to ratify the rule was ${formatDate(ratifyBy)}, so it will be shown as lapsed.`
    : `${use} The rule lapses after ${formatDate(ratifyBy)} unless owners ratify it by then.`
}

/** Says how many changes residents weren’t notified of. */
export const untoldWords = (count: number): string =>
  `${counted(count, 'change hasn’t', 'changes haven’t')} been announced to residents.`

/** Shows how a text begins, in one line. */
export const beginningOf = (text: string): string => truncate(text.replaceAll(/\s+/g, ' ').trim(), 140)

/** Gathers texts under their sets, in the order in which they come. */
export const bySet = <One extends Pick<Bylaw, 'set'>>(
  bylaws: readonly One[],
): { set: One['set']; bylaws: readonly One[] }[] =>
  [...Map.groupBy(bylaws, ({ set }) => set._id).values()].map((some) => ({ set: some[0]!.set, bylaws: some }))
