/** What a case has on file, as the law asks about it. */
import type { BylawKind, BylawState } from '../../../../contract/bylaws/bylaw.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Accused, CausedBy } from '../../../../contract/violations/violation.ts'
import type { DecisionMade, Ratification } from '../../../../contract/voting/decisions.ts'
import type { Jurisdiction } from '../../../../law/law.ts'

/** A letter of a case as the gate asks about it. */
export interface SentLetter {
  state: 'waiting' | 'sent' | 'failed'
  addressees: readonly { personId: string; name: string; isCopy: boolean; deemedOn: LocalDate | null }[]
}

/** The bylaw or rule as it was on the day of the contravention. */
export interface ContravenedText {
  kind: BylawKind
  isShortStay: boolean
  state: BylawState
  fineCents: number | null
  laterFineCents: number | null
  fineEveryDays: number | null
}

/** What a case has on file. */
export interface CaseFacts {
  jurisdiction: Jurisdiction
  today: LocalDate
  happenedOn: LocalDate
  complaintsOn: readonly LocalDate[]
  bylaw: ContravenedText | null
  hasUnit: boolean
  accused: Accused | null
  causedBy: CausedBy | null
  /** Those the particulars went to had nothing to do with the unit on the day; by name. */
  strangers: readonly string[]
  particulars: (SentLetter & { on: LocalDate }) | null
  /** The last day for an answer that the letter names. */
  answerBy: LocalDate | null
  answeredOn: LocalDate | null
  hearing: { askedOn: LocalDate | null; heldOn: LocalDate | null; withdrawnOn: LocalDate | null }
  decision: {
    on: LocalDate
    upheld: boolean
    made: DecisionMade
    ratification: Ratification
    /** Who took part and couldn’t, by name. */
    barred: readonly string[]
  } | null
  told: SentLetter | null
  /** Fines of the case that weren't cancelled, oldest first. */
  finedOn: readonly LocalDate[]
  /** Fines of the same people under the same text in other cases. */
  finedElsewhere: number
  sightings: readonly LocalDate[]
}
