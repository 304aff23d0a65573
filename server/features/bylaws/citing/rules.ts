/** How a text is on the day on which something rests on it, and what may rest on it; pure. */
import type { BylawState } from '../../../../contract/bylaws/bylaw.ts'
import { bylawReference, notInForceWords } from '../../../../contract/bylaws/bylaw-words.ts'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { userFeeReason, type Jurisdiction } from '../../../../law/law.ts'
import type { BylawDays } from '../rules.ts'

/** Answers the day on which a text ended, in its state on a day; null where it hasn’t. */
export const endOf = (text: BylawDays, state: BylawState): LocalDate | null => {
  if (state === 'lapsed') return text.endedOn ?? text.ratifyBy
  return state === 'replaced' || state === 'repealed' ? text.endedOn : null
}

/** What is to rest on a text: whether it asks for money, under which law. */
export interface Citing {
  /** A fee or deposit for the use of common property rests on it. */
  asksMoney: boolean
  jurisdiction: Jurisdiction
}

/**
 * Says why something can’t rest on a text: it isn’t in force, or it is a rule that isn’t ratified yet, which allows no fee
 * (BC: Strata Property Regulation, s. 6.9); null where it can.
 */
export const citingFault = (cited: CitedBylaw, { asksMoney, jurisdiction }: Citing): string | null => {
  const ended = notInForceWords(cited)
  if (ended !== null) return ended
  if (!asksMoney || cited.state !== 'toRatify') return null
  const { source } = userFeeReason(jurisdiction)
  const name = bylawReference(cited)
  return source === null
    ? `${name} isn’t ratified yet, so it can’t allow a fee or deposit.`
    : `${name} isn’t ratified yet, so it can’t allow a fee or deposit (${source}).`
}
