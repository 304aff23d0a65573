/** Who loses what when somebody comes or goes: pure, and held by tables. */
import { moveMostDaysAhead, moveMostDaysBack } from '../../../../contract/limits/moves.ts'
import type { Role } from '../../../../contract/roles.ts'
import { doubtAboutShares } from '../../../../contract/shares.ts'
import { addDays, formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { ThingFate, ThingKind } from '../../../../contract/units/moves.ts'

/** The role that ties to units of a building give; an agent acts for an owner and lives nowhere. Null for no tie. */
export const roleByTies = (ties: readonly LinkRole[]): 'owner' | 'tenant' | 'member' | null => {
  if (ties.includes('owner')) return 'owner'
  if (ties.includes('tenant') || ties.includes('occupant')) return 'tenant'
  return ties.includes('agent') ? 'member' : null
}

export interface Standing {
  /** What the account may do in the building; null without an account there. */
  role: Role | null
  /** The ties that hold on the day, in all units of the building. */
  ties: readonly LinkRole[]
  /** Whether it is the caller's own. */
  own: boolean
}

/** Who records it; null for a job, which only does what somebody decided. */
export type Recorder = { role: Role; superadmin: boolean } | null

/** Nobody ends rights above their own: council leaves management's alone. */
export const mayEnd = (by: Recorder, role: Role): boolean =>
  by === null || by.superadmin || by.role === 'management' || role !== 'management'

export interface Outcome {
  /** The role afterwards; null where the rights end, or where there are none. */
  role: Role | null
  /** Whether whoever records it has to decide, because a role in the running of the building is not ended in silence. */
  asks: boolean
}

/**
 * What somebody who leaves may do afterwards. Residents follow their remaining ties. A council member who owns nothing
 * any more loses the role unless it is said to stay, or is the caller's own; a manager keeps it unless it is said to end.
 */
export const afterLeaving = ({ role, ties, own }: Standing, stays: boolean | null): Outcome => {
  if (role === null) return { role: null, asks: false }
  const byTies = roleByTies(ties)
  if (role === 'council')
    return ties.includes('owner') ? { role, asks: false } : { role: (stays ?? own) ? role : byTies, asks: true }
  if (role === 'management')
    return byTies === null ? { role: (stays ?? true) ? role : byTies, asks: true } : { role, asks: false }
  return { role: byTies, asks: false }
}

/** Whether a building would be left to nobody: by the last in management, or the last on council where there is none. */
export const isLastManager = (role: Role | null, others: readonly Role[]): boolean => {
  if (role === 'management') return !others.includes('management')
  return role === 'council' && others.length === 0
}

/** Whether nobody would be left on council, which is worth a word though the managers can be reached. */
export const isLastOnCouncil = (role: Role | null, others: readonly Role[]): boolean =>
  role === 'council' && !others.includes('council')

/** How far a role reaches: a higher one sees and does more. */
export const ranks: Readonly<Record<Role, number>> = {
  visitor: 0,
  member: 1,
  tenant: 2,
  owner: 3,
  council: 4,
  management: 4,
}

/** What somebody who comes may do afterwards: at least what they could, and what their ties give. */
export const afterArriving = ({ role, ties }: Standing): Outcome => {
  const byTies = roleByTies(ties)
  const rises = role !== null && byTies !== null && ranks[byTies] > ranks[role]
  return { role: rises ? byTies : role, asks: false }
}

export interface Leaving {
  leaverIds: ReadonlySet<string>
  /** Whether anybody who lived in the unit before goes on living there. */
  someoneStays: boolean
  /** Whether anybody who owned it before goes on owning it. */
  anOwnerStays: boolean
}

/** What a thing of a unit does when people leave, unless it is said otherwise: it goes with whose it is. */
export const usualFate = (thing: { kind: ThingKind; personId: string | null }, leaving: Leaving): ThingFate => {
  const { leaverIds, someoneStays, anOwnerStays } = leaving
  const nobodysStays = thing.kind === 'insurance' ? anOwnerStays : someoneStays
  const goes = thing.personId === null ? !nobodysStays : leaverIds.has(thing.personId)
  if (!goes) return 'stays'
  return thing.kind === 'device' ? 'deactivated' : 'goes'
}

/** A fate that fits the kind: only devices come back or are lost, and one that goes is switched off. */
export const fateFor = (kind: ThingKind, fate: ThingFate): ThingFate | null => {
  if (fate === 'stays') return fate
  if (kind === 'device') return fate === 'goes' ? 'deactivated' : fate
  return fate === 'goes' ? fate : null
}

/** Whether a day may be recorded; a message where it is too far from today. */
export const doubtfulDay = (day: LocalDate, today: LocalDate): string | null => {
  if (day > addDays(today, moveMostDaysAhead)) return `Choose a date within the next ${moveMostDaysAhead} days`
  return day < addDays(today, -moveMostDaysBack) ? 'That date is too far in the past' : null
}

interface Ending {
  name: string
  from: LocalDate | null
  to: LocalDate | null
}

/** Why a tie cannot end on a last day; null where it can. */
export const cannotEnd = ({ name, from, to }: Ending, lastDay: LocalDate): string | null => {
  if (from !== null && from > lastDay) return `${name} doesn’t start until ${formatDate(from)}, after that last day.`
  return to !== null && to <= lastDay ? `${name} already leaves on ${formatDate(to)}.` : null
}

/** What is odd about owners' shares in words; null where they make 100 % or nobody said any. */
export const doubtfulShares = (shares: readonly (number | null)[]): string | null => {
  const doubt = doubtAboutShares(shares)
  if (doubt === null) return null
  if (doubt.sum === null) return 'Some owners have a share and some don’t.'
  return `The shares add up to ${doubt.sum}%, not 100%.`
}

/** The share of somebody who buys more of what they own in part; unknown where either is. */
export const addedShare = (owned: number | null, bought: number | null): number | null =>
  owned === null || bought === null ? null : Math.min(100, Math.round((owned + bought) * 10_000) / 10_000)
