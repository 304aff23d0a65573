/** What becomes of the rights of everybody whom a move touches, on its day. */
import type { Role } from '../../../../contract/roles.ts'
import { addDays, type Instant, type LocalDate } from '../../../../contract/time.ts'
import type { MoveChoices } from '../../../../contract/units/moves.ts'
import { holdsOn } from '../rules.ts'
import type { Standing, Tie } from './desk-store.ts'
import {
  afterArriving,
  afterLeaving,
  isLastManager,
  isLastOnCouncil,
  mayEnd,
  type Outcome,
  type Recorder,
} from './rules.ts'

export interface Judged extends Standing {
  /** Whether the account is that of whoever records it. */
  own: boolean
  /** The ties that hold on the day. */
  held: Standing['ties']
  outcome: Outcome
  /** Whether a decision about the role is not whoever records it to take. */
  locked: boolean
  /** Whether they keep the role because nobody would manage the building without them. */
  isLast: boolean
  /** The first day on which no tie holds any more; null for none in sight. */
  endsOn: LocalDate | null
}

export interface Touched {
  leaverIds: readonly string[]
  arriverIds: readonly string[]
  /** The day that is judged. */
  day: LocalDate
  roles: MoveChoices['roles']
  by: Recorder
  callerId: string | null
  /** Who manages the building now. */
  managers: readonly Manager[]
}

/** Somebody in management or on council, with the moment at which that ends by itself. */
export interface Manager {
  accountId: string
  role: Role
  endsAt: Instant | null
}

/** A tie by its first and last day. */
export type Period = Pick<Standing['ties'][number], 'from' | 'to'>

/** The first day from one on which none of these ties holds; null where one is open, or none holds on the first day. */
export const firstDayWithout = (ties: readonly Period[], day: LocalDate): LocalDate | null => {
  const held = ties.filter((tie) => holdsOn(tie, day))
  if (held.length === 0 || held.some(({ to }) => to === null)) return null
  const next = addDays(
    held
      .map(({ to }) => to!)
      .toSorted()
      .at(-1)!,
    1,
  )
  return ties.some((tie) => holdsOn(tie, next)) ? firstDayWithout(ties, next) : next
}

/** Whether a role is one in the running of the building, which no last day ends. */
export const runs = (role: Role | null): boolean => role === 'council' || role === 'management'

/** The roles of those who go on managing the building without these accounts. */
export const rolesWithout = (managers: readonly Manager[], gone: ReadonlySet<string | null>): Role[] =>
  managers.filter(({ accountId, endsAt }) => endsAt === null && !gone.has(accountId)).map(({ role }) => role)

const losesRole = ({ role, outcome }: Pick<Judged, 'role' | 'outcome'>) => runs(role) && outcome.role !== role

/** Of those who would lose a role in the running of the building, whoever is the last keeps it. */
const keepManaged = (people: readonly Judged[], managers: readonly Manager[]): Judged[] => {
  const gone = new Set<string | null>()
  return people.map((person) => {
    if (!losesRole(person)) return person
    const others = rolesWithout(managers, new Set([...gone, person.accountId]))
    if (isLastManager(person.role, others))
      return { ...person, outcome: { role: person.role, asks: true }, locked: true, isLast: true }
    gone.add(person.accountId)
    return person
  })
}

/** Those after whom nobody is on council. */
export const lastOnCouncil = (people: readonly Judged[], managers: readonly Manager[]): Judged[] => {
  const losers = people.filter(losesRole)
  const others = rolesWithout(managers, new Set(losers.map(({ accountId }) => accountId)))
  return losers.filter(({ role }) => isLastOnCouncil(role, others))
}

/** Judges everybody, as their ties will be. A building is never left to nobody. */
export const judge = (people: readonly Standing[], touched: Touched): Judged[] => {
  const judged = people.map((person) => {
    const { day, by, roles } = touched
    const held = person.ties.filter((tie) => holdsOn(tie, day))
    const own = person.accountId !== null && person.accountId === touched.callerId
    const standing = { role: person.role, ties: held.map(({ role }) => role), own }
    const locked = person.role !== null && !mayEnd(by, person.role)
    const said = roles.find(({ personId }) => personId === person.personId)?.stays ?? null
    const outcome = touched.leaverIds.includes(person.personId)
      ? afterLeaving(standing, locked ? true : said)
      : afterArriving(standing)
    return { ...person, own, held, outcome, locked, isLast: false, endsOn: firstDayWithout(person.ties, day) }
  })
  return keepManaged(judged, touched.managers)
}

/** Whether somebody's own rights would end or shrink by what they record. */
export const losesOwn = ({ own, role, outcome }: Judged): boolean =>
  own && role !== null && role !== outcome.role && (outcome.role === null || runs(role))

/** Whether somebody who leaves can no longer be on council: they own nothing any more, and the role was not said to stay. */
export const losesSeat = ({ held, outcome }: Judged): boolean =>
  outcome.role !== 'council' && !held.some(({ role }) => role === 'owner')

/** Whether somebody has nothing more to do with the building: no tie, and no role in it. */
export const leavesBuilding = ({ held, outcome }: Judged): boolean => held.length === 0 && outcome.role === null

/** Whether somebody has left the unit: nothing ties them to it but an ownership in which they do not live. */
export const hasLeft = (ties: readonly Tie[], personId: string, day: LocalDate, livingCounts: boolean): boolean =>
  !ties.some(
    (tie) =>
      tie.personId === personId && holdsOn(tie, day) && !(livingCounts && tie.role === 'owner' && !tie.occupiesUnit),
  )
