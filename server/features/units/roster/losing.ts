import type { KeptLink } from '../record.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { holdsOn } from '../rules.ts'
import type { Draft } from './draft.ts'
import type { LinkRecord } from './place.ts'

/** Somebody of whom an import ends a tie sooner than it stood, with all their ties that it writes. */
export interface Losing {
  personId: string
  /** Without an id where the tie is new. */
  ties: { _id: string | null; from: LocalDate | null; to: LocalDate | null }[]
}

/** Whether a tie ends sooner than it stood, or no longer holds today. */
const isShortened = (before: Pick<KeptLink, 'from' | 'to'>, after: Pick<KeptLink, 'from' | 'to'>, today: LocalDate) => {
  const isOver = before.to !== null && before.to < today
  if (isOver) return false
  const endsSooner = after.to !== null && (before.to === null || after.to < before.to)
  return endsSooner || (holdsOn(before, today) && !holdsOn(after, today))
}

/** Those who lose a tie by what an import writes, in the order of their ids. */
export const losingBy = (links: readonly Draft<LinkRecord>[], today: LocalDate): Losing[] => {
  const losers = links.flatMap(({ before, after }) =>
    before && isShortened(before, after, today) ? [before.personId] : [],
  )
  return [...new Set(losers)].toSorted().map((personId) => ({
    personId,
    ties: links
      .filter(({ after }) => after.personId === personId)
      .map(({ before, after }) => ({ _id: before ? before._id : null, from: after.from, to: after.to })),
  }))
}
