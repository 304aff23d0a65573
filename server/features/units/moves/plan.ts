/** What a move would bring about, exactly: computed anew for every look, and once more when it is recorded. */
import { createHash } from 'node:crypto'
import { formatDate } from '../../../../contract/time.ts'
import type { MovePlan } from '../../../../contract/units/moves.ts'
import type { CurrentBuilding } from '../../../context.ts'
import { dayOf, idOfStart, leaversOf, peopleAfter, tiesAfter, type Course } from './course.ts'
import { fatesOf, type FatedThing } from './fates.ts'
import { judge, lastOnCouncil, losesOwn, type Judged, type Manager } from './judging.ts'
import { holdsOn } from '../rules.ts'
import type { Recorder } from './rules.ts'
import { accessLine, councilLine, gainLine, joined, thingLine, unitLines } from './words.ts'

export interface Worked {
  plan: MovePlan
  judged: Judged[]
  things: FatedThing[]
}

interface Beside {
  building: CurrentBuilding
  by: Recorder
  callerId: string | null
  managers: readonly Manager[]
  /** What ends in other features, a sentence each. */
  ending(judged: readonly Judged[]): Promise<string[]>
}

const stayingIn = (course: Course) => {
  const ends = new Set([...course.ends, ...course.lives.map(({ tie }) => tie)].map(({ _id }) => _id))
  return course.ties.filter((tie) => !ends.has(tie._id) && holdsOn(tie, dayOf(course)))
}

/** Who hears of it by mail: those whose access ends, where they have an account. */
const toldOf = (judged: readonly Judged[], leaverIds: readonly string[]): Judged[] =>
  judged.filter(
    ({ personId, role, outcome, own }) =>
      leaverIds.includes(personId) && role !== null && outcome.role === null && !own,
  )

const toldLines = (course: Course, told: readonly Judged[], atOnce: boolean): string[] => {
  const comers = course.starts.map(({ name }) => name)
  return [
    ...(told.length > 0
      ? [
          `${joined(told.map(({ name }) => name))} get${told.length === 1 ? 's' : ''} an email that their access ${atOnce ? 'has ended' : 'ends, sent on that day'}.`,
        ]
      : []),
    'Building managers are notified in their inbox.',
    ...(comers.length > 0
      ? [`${joined(comers)} ${comers.length === 1 ? 'is' : 'are'} not notified; invite them next.`]
      : []),
  ]
}

const nameOfPlan = (course: Course, said: object): string => {
  const { kind, takesEffectOn, ends, starts, lives, choices } = course
  const { ownAccessEnds: _word, ...chosen } = choices
  const content = { kind, takesEffectOn, ends, starts, lives, chosen, said }
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** Works a course out to the last line. */
export const workOut = async (
  course: Course,
  { building, by, callerId, managers, ending }: Beside,
): Promise<Worked> => {
  const day = dayOf(course)
  const atOnce = course.takesEffectOn <= course.today
  const when = atOnce ? 'immediately' : `at the start of ${formatDate(course.takesEffectOn)}`
  const leaverIds = leaversOf(course)
  const arriverIds = course.starts.flatMap(({ personId }) => personId ?? [])
  const { roles } = course.choices
  const judged = judge(peopleAfter(course), { leaverIds, arriverIds, day, roles, by, callerId, managers })
  const leavers = judged.filter(({ personId }) => leaverIds.includes(personId))
  const arrivers = judged.filter(({ personId }) => !leaverIds.includes(personId))
  const { kind, takesEffectOn } = course
  const comerIds = course.starts.map(({ personId }, index) => personId ?? idOfStart(index))
  const going = { kind, ties: tiesAfter(course), leaverIds, comerIds, takesEffectOn, day }
  const things = fatesOf(course.things, going, course.choices.things)
  const access = [
    ...leavers.map((person) => accessLine(person, building, when)),
    ...arrivers.flatMap((person) => gainLine(person, building, when) ?? []),
    ...(await ending(leavers)),
  ]
  const names = new Map([...course.ties, ...course.people].map(({ personId, name }) => [personId, name]))
  const groups = [
    { about: 'unit' as const, lines: unitLines(course, stayingIn(course)) },
    { about: 'access' as const, lines: access },
    { about: 'things' as const, lines: things.flatMap((thing) => thingLine(thing) ?? []) },
    { about: 'told' as const, lines: toldLines(course, toldOf(judged, leaverIds), atOnce) },
  ].filter(({ lines }) => lines.length > 0)
  const decisions = leavers
    .filter(({ outcome, role }) => outcome.asks && role !== null)
    .map(({ personId, name, role, outcome, own, locked, isLast }) => ({
      personId,
      name,
      role: role!,
      stays: outcome.role === role,
      own,
      locked,
      isLast,
    }))
  const shown = {
    takesEffectOn: course.takesEffectOn,
    atOnce,
    groups,
    doubts: [...course.doubts, ...lastOnCouncil(leavers, managers).map((person) => councilLine(person, building))],
    things: things.map((thing) => ({ ...thing, whose: names.get(thing.personId ?? '') ?? null })),
    decisions,
    ownAccessEnds: leavers.some(losesOwn),
  }
  return { plan: { ...shown, planned: nameOfPlan(course, shown) }, judged, things }
}
