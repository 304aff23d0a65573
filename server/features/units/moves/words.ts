/** What a plan says, in sentences for whoever records it. */
import type { Role } from '../../../../contract/roles.ts'
import { withArticle } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { MoveKind, ThingFate } from '../../../../contract/units/moves.ts'
import { labelsFor } from '../../../../law/law.ts'
import type { CurrentBuilding } from '../../../context.ts'
import { lastDayOf, type Course, type Start } from './course.ts'
import type { Tie } from './desk-store.ts'
import type { FatedThing } from './fates.ts'
import type { Judged } from './judging.ts'

const as: Readonly<Record<LinkRole, string>> = {
  owner: 'owner',
  tenant: 'tenant',
  occupant: 'occupant',
  agent: 'agent for the owner',
}
/** `an owner`, `a tenant` */
const aRole = (role: LinkRole): string => withArticle(as[role])

/** The building that sentences speak of: its name, and the law that has the words. */
export type Named = Pick<CurrentBuilding, 'name' | 'jurisdiction'>

/** What a role is called within a sentence. */
export const roleWordsIn = ({ jurisdiction }: Pick<Named, 'jurisdiction'>): Readonly<Record<Role, string>> => ({
  owner: 'owner',
  tenant: 'tenant',
  council: labelsFor(jurisdiction).councilMember.one,
  management: 'manager',
  member: 'member',
  visitor: 'visitor',
})

/** `A, B and C` */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const endLine = (course: Course, { name, role }: Tie): string => {
  const last = formatDate(lastDayOf(course))
  return role === 'owner'
    ? `${name} owns unit ${course.unit.unitNumber} until ${last}.`
    : `${name} is ${aRole(role)} of unit ${course.unit.unitNumber} until ${last}.`
}

const share = ({ sharePercent }: Start) => (sharePercent === null ? '' : `, with a share of ${sharePercent}%`)

const startLine = ({ unit, takesEffectOn }: Course, start: Start): string => {
  const since = `from ${formatDate(takesEffectOn)}`
  if (start.role === 'owner')
    return `${start.name} owns unit ${unit.unitNumber} ${since}${share(start)}, and ${start.occupiesUnit ? 'lives there' : 'lives elsewhere'}.`
  return `${start.name} is ${aRole(start.role)} of unit ${unit.unitNumber} ${since}.`
}

const staysLine =
  ({ kind }: Course) =>
  ({ name, role }: Tie): string =>
    kind === 'sale' && role !== 'owner'
      ? `${name} stays; the ${role === 'tenant' ? 'tenancy continues' : 'stay continues'} under the new owner.`
      : `${name} remains ${aRole(role)}.`

const livesLine =
  ({ unit, takesEffectOn }: Course) =>
  ({ tie: { name }, lives }: Course['lives'][number]): string =>
    lives
      ? `${name} lives in unit ${unit.unitNumber} from ${formatDate(takesEffectOn)}, as its owner.`
      : `${name} remains an owner of unit ${unit.unitNumber} and lives elsewhere from ${formatDate(takesEffectOn)}.`

/** Who goes, who comes and who stays. */
export const unitLines = (course: Course, staying: readonly Tie[]): string[] => [
  ...course.ends.map((tie) => endLine(course, tie)),
  ...course.starts.map((start) => startLine(course, start)),
  ...course.lives.map(livesLine(course)),
  ...staying.map(staysLine(course)),
  ...course.notes,
]

/** `an owner of unit 305 and a tenant of unit 703` */
export const placesOf = ({ held }: Pick<Judged, 'held'>): string =>
  joined([...new Set(held.map(({ role, unitNumber }) => `${aRole(role)} of unit ${unitNumber}`))])

/** What becomes of somebody's access. */
export const accessLine = (person: Judged, at: Named, when: string): string => {
  const { name: building } = at
  const roleWords = roleWordsIn(at)
  const { name, role, outcome } = person
  if (role === null) return `${name} has no access to ${building}, so there is none to end.`
  if (outcome.role === null)
    return person.own
      ? `You lose your own access to ${building} ${when}.`
      : `${name} loses access to ${building} ${when}.`
  if (outcome.role !== role)
    return `${name} keeps access to ${building} as ${placesOf(person) || withArticle(roleWords[outcome.role])}, no longer as ${withArticle(roleWords[role])}.`
  if (outcome.asks) return `${name} remains ${withArticle(roleWords[role])} of ${building}.`
  return `${name} keeps access to ${building}${person.held.length > 0 ? ` as ${placesOf(person)}` : ''}.`
}

/** That nobody is on council after somebody. */
export const councilLine = ({ name }: Pick<Judged, 'name'>, building: Named): string => {
  const { council, councilMember } = labelsFor(building.jurisdiction)
  return `${name} is the last ${councilMember.one} of ${building.name}; no one would be on ${council.seat}.`
}

/** Why somebody keeps a role in the running of the building, and what to do first. */
export const lastLine = ({ name, role }: { name: string; role: Role | null }, building: string): string =>
  role === 'management'
    ? `${name} is the only manager of ${building}. Invite another manager first.`
    : `${name} is the only person managing ${building}. Have someone else do so first.`

/** What access somebody gains who comes. */
export const gainLine = ({ name, role, outcome }: Judged, building: Named, when: string): string | null => {
  if (role === null || outcome.role === null || outcome.role === role) return null
  const roleWords = roleWordsIn(building)
  return `${name} becomes ${withArticle(roleWords[outcome.role])} at ${building.name} ${when}, no longer ${withArticle(roleWords[role])}.`
}

const fateWords: Readonly<Record<Exclude<ThingFate, 'stays'>, string>> = {
  goes: 'is removed from the list',
  returned: 'was returned and is off the list',
  lost: 'is lost and deactivated',
  deactivated: 'is deactivated',
}
const kindWords = { device: '', vehicle: 'Vehicle ', pet: 'Pet ', insurance: 'Insurance ' } as const

/** What becomes of a thing; null where it stays. */
export const thingLine = ({ kind, label, fate }: FatedThing): string | null =>
  fate === 'stays' ? null : `${kindWords[kind]}${label} ${fateWords[fate]}.`

const happened: Readonly<Record<MoveKind, readonly [past: string, ahead: string]>> = {
  sale: ['was sold', 'is being sold'],
  move_in: ['had someone move in', 'has someone moving in'],
  move_out: ['had someone move out', 'has someone moving out'],
  last_day: ['had someone leave', 'has someone leaving'],
}

/** The heading of a message: `703 was sold`. */
export const titleOf = (kind: MoveKind, unitNumber: string, done: boolean): string =>
  `${unitNumber} ${happened[kind][done ? 0 : 1]}`

/** Who it was about: `Olivia Owner to Nora Newcomer`. */
export const whoOf = (kind: MoveKind, leavers: readonly string[], arrivers: readonly string[]): string => {
  const [gone, come] = [joined(leavers), joined(arrivers)]
  if (kind === 'sale') return `${gone} to ${come}`
  if (kind === 'last_day') return `${gone} left on the last day on file`
  return kind === 'move_in' ? `${come} moved in` : `${gone} moved out`
}
