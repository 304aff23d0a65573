/** When a term holds, and what may be done to it: pure, and held by tables. */
import type { Position } from '../../../../contract/council-words.ts'
import type { TermState } from '../../../../contract/units/council.ts'
import { termMostDaysAhead } from '../../../../contract/limits/council.ts'
import type { Role } from '../../../../contract/roles.ts'
import { addDays, localDateOf, type Instant, type LocalDate } from '../../../../contract/time.ts'

export interface Term {
  from: LocalDate
  to: LocalDate | null
  closedAt: Instant | null
}

/** Where a term stands on a day of the building; both its days are included, unless somebody ended it before. */
export const stateOf = ({ from, to, closedAt }: Term, day: LocalDate, zone: string): TermState => {
  if (closedAt !== null) return from > localDateOf(closedAt, zone) ? 'withdrawn' : 'over'
  if (to !== null && to < day) return 'over'
  return from > day ? 'coming' : 'running'
}

export interface TermFault {
  field: 'from' | 'to'
  message: string
}

interface Days {
  from: LocalDate
  to: LocalDate | null
}

const tooFar = (field: TermFault['field'], value: LocalDate | null, day: LocalDate): TermFault[] =>
  value !== null && value > addDays(day, termMostDaysAhead)
    ? [{ field, message: 'Choose a date within the next ten years' }]
    : []

/** What is wrong with the days of a new term. One that is over already is written down as such. */
export const newTermFaults = ({ from, to }: Days, day: LocalDate): TermFault[] => [
  ...tooFar('from', from, day),
  ...tooFar('to', to, day),
]

/** What is wrong with other days for a term: one that runs is ended, not moved away, and one that is over stays over. */
export const changeFaults = (state: TermState, before: Days, { from, to }: Days, day: LocalDate): TermFault[] => {
  const found = newTermFaults({ from, to }, day)
  if (state === 'running') {
    if (from > day)
      found.push({ field: 'from', message: 'This term has already started, so its first day can’t be in the future' })
    if (to !== null && to < day) found.push({ field: 'to', message: 'To end the term before today, use “End term”' })
  }
  if (state === 'coming' && to !== null && to < day)
    found.push({ field: 'to', message: 'This term hasn’t started; withdraw it instead' })
  if (state === 'over' && to !== before.to && (to === null || to >= day))
    found.push({ field: 'to', message: 'This term is over; appoint them again' })
  if (state === 'withdrawn') found.push({ field: 'from', message: 'This term was withdrawn; appoint them again' })
  return found
}

/** Tells whether a current term makes its person the council's treasurer, by office and role. */
export const isTreasurer = ({ positions, role }: { positions: readonly Position[]; role: Role | null }): boolean =>
  role === 'council' && positions.includes('treasurer')

/** Tells whether someone takes the office of treasurer for themselves, who didn't hold it by this term before. */
export const takesTreasury = (
  { isMe, positions }: { isMe: boolean; positions: readonly Position[] },
  before: readonly Position[],
): boolean => isMe && positions.includes('treasurer') && !before.includes('treasurer')

/** What becomes of a role by terms: it is given, is taken, or stays as it is. */
export type Step = 'gives' | 'takes' | null

/**
 * A term that runs gives the role of council to whoever has an account in the building and does not manage it; when the
 * last one ends, it takes it from whoever has that role. A term to come gives nothing.
 */
export const stepOf = (role: Role | null, runs: boolean, hasEnded: boolean): Step => {
  if (role === null || role === 'management') return null
  if (runs) return role === 'council' ? null : 'gives'
  return hasEnded && role === 'council' ? 'takes' : null
}
