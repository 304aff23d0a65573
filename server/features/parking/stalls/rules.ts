/** Who may have a stall, for how long and on what ground; and who is next in line for one. */
import { bylawReference, notInForceWords } from '../../../../contract/bylaws/bylaw-words.ts'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import type { AssignmentBasis, AssignmentState, AssignmentTerms } from '../../../../contract/parking/assignments.ts'
import type { StallPlace, StallRules, StallTenure } from '../../../../contract/parking/stalls.ts'
import { basisLabels, tenureLabels } from '../../../../contract/parking/stall-words.ts'
import {
  laneCells,
  mapCellsMost,
  stallCells,
  stallsInRow,
  termReminderDays,
} from '../../../../contract/limits/parking-stalls.ts'
import { nameKey } from '../../../../contract/clean.ts'
import { daysBetween, formatDate, type LocalDate } from '../../../../contract/time.ts'
import { exclusiveUseRule, exclusiveUseUntil, userFeeReason, type Jurisdiction } from '../../../../law/law.ts'

export interface StallKind {
  tenure: StallTenure
  evCharging: boolean
  visitor: boolean
}

const bases: Readonly<Record<StallTenure, readonly AssignmentBasis[]>> = {
  part_of_lot: ['with_lot'],
  separate_lot: ['with_lot', 'rented'],
  limited_common_property: ['with_lot'],
  common_property: ['council_approval', 'rented'],
}

/** The grounds on which a stall can be given; none for one that is for visitors. */
export const basesFor = ({ tenure, visitor }: StallKind): AssignmentBasis[] => (visitor ? [] : [...bases[tenure]])

/** How an assignment stands on a day; its last day is still its own. */
export const stateOf = (
  { from, until }: { from: LocalDate; until: LocalDate | null },
  today: LocalDate,
): AssignmentState => {
  if (until !== null && until < today) return 'over'
  if (from > today) return 'coming'
  return until !== null && daysBetween(today, until) <= termReminderDays ? 'endsSoon' : 'running'
}

export interface Fault {
  field: keyof AssignmentTerms | 'unitId'
  message: string
}

/** The last day that a term may have: of common property only, and only where the law names one. */
export const longestUntil = (stall: StallKind, from: LocalDate, jurisdiction: Jurisdiction): LocalDate | null =>
  stall.tenure === 'common_property' ? exclusiveUseUntil(jurisdiction, from, stall) : null

const untilFault = (stall: StallKind, terms: AssignmentTerms, jurisdiction: Jurisdiction): string | null => {
  const { from, until, basis } = terms
  if (until === null) return basis === 'with_lot' ? null : 'Enter the last day'
  if (until < from) return 'The last day is before the first'
  const longest = longestUntil(stall, from, jurisdiction)
  if (longest === null || until <= longest) return null
  const { source } = exclusiveUseRule(jurisdiction, from)!
  return `The term can run until ${formatDate(longest)} at most (${source}); you can renew it then`
}

const feeFault = ({ basis, feeCents, authority }: AssignmentTerms): Fault | null => {
  if (feeCents !== null && basis !== 'rented')
    return { field: 'feeCents', message: 'Only a rented stall can have a fee' }
  if (feeCents !== null && authority === '')
    return { field: 'authority', message: 'Enter the bylaw or ratified rule that allows the fee' }
  if (feeCents === null && basis === 'rented') return { field: 'feeCents', message: 'Enter the monthly fee' }
  return null
}

/** What stands against giving a stall on these terms; null where nothing does (s. 76 and s. 110, Strata Property Act). */
export const termsFault = (stall: StallKind, terms: AssignmentTerms, jurisdiction: Jurisdiction): Fault | null => {
  if (!basesFor(stall).includes(terms.basis))
    return {
      field: 'basis',
      message: stall.visitor
        ? 'This stall is for visitors'
        : `${tenureLabels[stall.tenure]} can’t be assigned as “${basisLabels[terms.basis]}”`,
    }
  const message = untilFault(stall, terms, jurisdiction)
  return message === null ? feeFault(terms) : { field: 'until', message }
}

/** What the law of a building says of terms and fees from a day on, for people. */
export const rulesOf = (jurisdiction: Jurisdiction, today: LocalDate): StallRules => {
  const rule = exclusiveUseRule(jurisdiction, today)
  const fee = userFeeReason(jurisdiction)
  return {
    termYears: rule?.years ?? null,
    evTermYears: rule?.evYears ?? null,
    term: rule?.why ?? 'The law of this province sets no maximum term; agree on a last day, and renew it then.',
    termSource: rule?.source ?? null,
    fee: fee.why,
    feeSource: fee.source,
  }
}

/** Somebody in line. */
export interface InLine {
  _id: string
  wishes: { accessible: boolean; evCharging: boolean; level: string }
  /** Stalls that they let go or did not answer about. */
  passed: readonly string[]
  /** Another stall is held for them. */
  holds: boolean
}

interface Fitting {
  _id: string
  level: string
  accessible: boolean
  evCharging: boolean
}

const meets = ({ wishes }: InLine, stall: Fitting): boolean =>
  (!wishes.accessible || stall.accessible) &&
  (!wishes.evCharging || stall.evCharging) &&
  (wishes.level === '' || nameKey(wishes.level) === nameKey(stall.level))

/**
 * The first of a line, in its order, whose wishes a stall meets. An accessible stall goes first to those who asked for
 * one; nobody is asked about a stall twice, or about two at a time.
 */
export const nextInLine = <One extends InLine>(line: readonly One[], stall: Fitting): One | null => {
  const asked = line.filter((one) => meets(one, stall) && !one.holds && !one.passed.includes(stall._id))
  const needing = stall.accessible ? asked.find(({ wishes }) => wishes.accessible) : undefined
  return needing ?? asked[0] ?? null
}

const apart = (a: StallPlace, b: StallPlace): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** Room for another stall of a level: the first place of the rows that no other stands on. */
export const roomAmong = (places: readonly StallPlace[]): StallPlace => {
  const { width, height } = stallCells
  for (let y = 0; y + height <= mapCellsMost; y += height + laneCells)
    for (let i = 0; i < stallsInRow; i++) {
      const place = { x: i * width, y, width, height, turned: 0 }
      if (places.every((other) => apart(place, other))) return place
    }
  return { x: 0, y: 0, width, height, turned: 0 }
}

/** What is left of lending when the lender's time ends: its last day, or null where nothing is. */
export const lendingLeft = (share: { from: LocalDate; until: LocalDate }, lastDay: LocalDate): LocalDate | null =>
  share.from > lastDay ? null : share.until > lastDay ? lastDay : share.until

/** Says to a resident why the bylaw or rule that a fee rests on isn’t in force; null where it is. */
export const feeEndedWords = (cited: CitedBylaw): string | null =>
  notInForceWords(cited)?.replace(bylawReference(cited), `The ${cited.kind} that allows the fee`) ?? null
