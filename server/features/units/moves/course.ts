/** What a sale or a move would change, before anything is written. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { Comer } from '../../../../contract/units/move-facts.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { MoveChoices, MoveKind, Thing } from '../../../../contract/units/moves.ts'
import { addDays } from '../../../../contract/time.ts'
import { nameOf } from '../rules.ts'
import type { Standing, Tie } from './desk-store.ts'

/** Somebody comes to own, rent or live in the unit; without an id they are new in the building. */
export interface Start {
  personId: string | null
  name: string
  email: string | null
  role: LinkRole
  sharePercent: number | null
  occupiesUnit: boolean
  facts: Comer
}

export interface Course {
  kind: Exclude<MoveKind, 'last_day'>
  unit: { _id: string; unitNumber: string }
  today: LocalDate
  takesEffectOn: LocalDate
  /** Every tie of the unit, past ones too. */
  ties: readonly Tie[]
  things: readonly Thing[]
  ends: readonly Tie[]
  starts: readonly Start[]
  /** Owners who come to live in their unit, or no longer do. */
  lives: readonly { tie: Tie; lives: boolean }[]
  choices: MoveChoices
  /** What else the plan says of the unit. */
  notes: readonly string[]
  doubts: readonly string[]
  /** Those of the building whom it touches, with their ties as they are. */
  people: readonly Standing[]
}

export const lastDayOf = ({ takesEffectOn }: Pick<Course, 'takesEffectOn'>): LocalDate => addDays(takesEffectOn, -1)

/** How somebody who comes is called, where the call says it. */
export const comersName = ({ firstName, lastName, companyName }: Comer): string =>
  nameOf({ firstName: firstName || null, lastName: lastName || null, companyName: companyName || null })

/** The day whose rights are judged: the move's, or today where it lies back. */
export const dayOf = ({ takesEffectOn, today }: Pick<Course, 'takesEffectOn' | 'today'>): LocalDate =>
  takesEffectOn > today ? takesEffectOn : today

/** What stands for the id of somebody new, or of a tie that is still to be written. */
export const idOfStart = (index: number): string => `start ${index}`

/** The ties of the unit as they will be. */
export const tiesAfter = (course: Course): Tie[] => {
  const ending = new Set(course.ends.map(({ _id }) => _id))
  const living = new Map(course.lives.map(({ tie, lives }) => [tie._id, lives]))
  const kept = course.ties.map((tie) => ({
    ...tie,
    to: ending.has(tie._id) ? lastDayOf(course) : tie.to,
    occupiesUnit: living.get(tie._id) ?? tie.occupiesUnit,
  }))
  const started = course.starts.map((start, index): Tie => ({
    _id: idOfStart(index),
    role: start.role,
    personId: start.personId ?? idOfStart(index),
    name: start.name,
    sharePercent: start.sharePercent,
    isPrimary: null,
    occupiesUnit: start.occupiesUnit,
    from: course.takesEffectOn,
    to: null,
  }))
  return [...kept, ...started]
}

const ownersOn = (ties: readonly Tie[], day: LocalDate): string[] =>
  ties
    .filter(({ role, from, to }) => role === 'owner' && (from ?? day) <= day && day <= (to ?? day))
    .map(({ personId }) => personId)

/** Tells whether the unit passes from all of its owners to others on the day, as at a sale. */
export const changesHands = (course: Course): boolean => {
  const before = new Set(ownersOn(course.ties, lastDayOf(course)))
  const after = ownersOn(tiesAfter(course), course.takesEffectOn)
  return after.length > 0 && !after.some((personId) => before.has(personId))
}

/** People with their ties as they will be. */
export const peopleAfter = (course: Course): Standing[] => {
  const ending = new Set(course.ends.map(({ _id }) => _id))
  const { _id: unitId, unitNumber } = course.unit
  return course.people.map((person) => ({
    ...person,
    ties: [
      ...person.ties.map((tie) => (ending.has(tie._id) ? { ...tie, to: lastDayOf(course) } : tie)),
      ...course.starts
        .filter(({ personId }) => personId === person.personId)
        .map(({ role }) => ({ _id: 'start', unitId, unitNumber, role, from: course.takesEffectOn, to: null })),
    ],
  }))
}

/** Who goes: those whose tie ends, and owners who no longer live there. */
export const leaversOf = ({ ends, lives }: Course): string[] => [
  ...new Set([...ends, ...lives.flatMap((one) => (one.lives ? [] : [one.tie]))].map(({ personId }) => personId)),
]
