/** Who plays in the story of the demo, and where. */
import { Role } from '../../../../contract/roles.ts'
import type { Instant } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { membersOf, permissionsFor } from '../../buildings/buildings.ts'
import { residentsOf } from '../../units/units.ts'
import { tiesOf, type Caller } from '../reading.ts'
import type { Who } from './story.ts'

/** The building on a day so many days ago. */
export type At = (daysAgo: number) => InBuilding
export type Player = Who | 'manager'
type Person = Pick<Caller, 'account' | 'role' | 'superadmin' | 'permissions'>

export interface Stage {
  at: At
  people: ReadonlyMap<Player, Person>
  /** By their names. */
  amenities: Map<string, { _id: string; rulesVersion: number }>
  /** Where pictures lie until they are kept. */
  folder: string
}

const cast = { olivia: 'owner', theo: 'tenant', carla: 'council', ben: 'owner.b', manager: 'manager' } as const
const residentsWanted = 12
const longAgo = 60

const personOf = async (ctx: InBuilding, email: string, roles: ReadonlyMap<string, Role>): Promise<Person | null> => {
  const account = await findAccountByEmail(ctx.db, email)
  const role = account && roles.get(account._id)
  return account && role ? { account, role, superadmin: false, permissions: permissionsFor(role, {}) } : null
}

/** Those of the cast who belong here, and of each unit one resident who signed up, by their places in the story. */
const peopleOf = async (at: At): Promise<Stage['people']> => {
  const ctx = at(0)
  const members = await membersOf(ctx.db, ctx.building._id, Role.options, ctx.now)
  const roles = new Map(members.map(({ accountId, role }) => [accountId, role]))
  const people = new Map<Player, Person>()
  for (const [who, name] of Object.entries(cast) as [keyof typeof cast, string][]) {
    const person = await personOf(ctx, `${name}@parapet.example`, roles)
    if (person) people.set(who, person)
  }
  const units = new Set<string>()
  for (const { email, accountId, unitId } of await residentsOf(ctx, { audience: 'all' })) {
    if (!email || accountId === null || email.endsWith('@parapet.example') || units.has(unitId)) continue
    const person = await personOf(ctx, email, roles)
    if (!person) continue
    const ties = await tiesOf({ ...at(longAgo), ...person })
    if (!ties.some((tie) => tie.unitId === unitId && tie.tie !== 'offsiteOwner')) continue
    people.set(units.size, person)
    units.add(unitId)
    if (units.size === residentsWanted) break
  }
  return people
}

export const setStage = async (at: At, folder: string): Promise<Stage> => ({
  at,
  people: await peopleOf(at),
  amenities: new Map(),
  folder,
})

/** Somebody of the story at a moment. */
export const playerAt = ({ at, people }: Stage, who: Player, now: Instant): Caller => ({
  ...at(0),
  now,
  ...people.get(who)!,
})
