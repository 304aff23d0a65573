import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { Database } from '../../db/connection.ts'
import { selectLinksOfAccount, selectResidents, selectTiesOfAccount, type ResidentRow } from './residents-store.ts'

/** Somebody who owns, rents or lives in a unit; without an account where they cannot sign in. */
export type Resident = ResidentRow

/** To whom something is said, by the unit's ownerships and tenancies; an agent is told by the owner. */
export type Audience =
  | { audience: 'all' | 'owners' | 'tenants' }
  | { audience: 'specific_units'; unitIds: readonly string[] }

const everyRole = ['owner', 'tenant', 'occupant'] as const
const rolesOf = { all: everyRole, owners: ['owner'], tenants: ['tenant'], specific_units: everyRole } as const

/** The building's calendar day at the time of the call. */
export const today = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Who is in an audience today: a row for each person, unit and role, in the order of the units. */
export const residentsOf = (ctx: InBuilding, wanted: Audience): Promise<Resident[]> =>
  selectResidents(
    ctx.db,
    ctx.building._id,
    { roles: rolesOf[wanted.audience], unitIds: wanted.audience === 'specific_units' ? wanted.unitIds : null },
    today(ctx),
  )

export interface AccountLinks {
  owner: boolean
  tenant: boolean
  /** Each unit once. */
  unitIds: string[]
}

/** What an account is to the units of a building on a day. */
export const linksOfAccount = async (
  db: Database,
  buildingId: string,
  accountId: string,
  onDate: LocalDate,
): Promise<AccountLinks> => {
  const links = await selectLinksOfAccount(db, buildingId, accountId, everyRole, onDate)
  const is = (role: ResidentRow['role']) => links.some((link) => link.role === role)
  return { owner: is('owner'), tenant: is('tenant'), unitIds: [...new Set(links.map(({ unitId }) => unitId))] }
}

/** Puts the units where somebody lives before those they only own: what they ask for is for their home, unless they choose. */
export const homesFirst = async <Unit extends { _id: string }>(
  ctx: InBuilding,
  accountId: string,
  units: readonly Unit[],
): Promise<Unit[]> => {
  const ties = await selectTiesOfAccount(ctx.db, ctx.building._id, accountId, today(ctx))
  const homes = new Set(ties.flatMap(({ unitId, lives }) => (lives ? [unitId] : [])))
  return units.toSorted((one, other) => Number(homes.has(other._id)) - Number(homes.has(one._id)))
}
