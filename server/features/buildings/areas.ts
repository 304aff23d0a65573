/** Those who manage an area of a building: to be told, and to be asked for. */
import type { Area } from '../../../contract/roles.ts'
import type { InBuilding } from '../../context.ts'
import type { Reader } from '../../offers.ts'
import { selectRolesManaging } from './areas-store.ts'
import { selectMailed } from './memberships-store.ts'

/** Those who manage an area now, with where their mail goes. */
export const keepersOf = async ({ db, building: { _id }, now }: InBuilding, area: Area) => {
  const roles = await selectRolesManaging(db, _id, area)
  return roles.length === 0 ? [] : selectMailed(db, _id, roles, now)
}

/** Whether somebody who reads manages an area of the building now. */
export const keepsArea = async ({ db, current, currentRole }: Reader, area: Area): Promise<boolean> =>
  current !== null && currentRole !== null && (await selectRolesManaging(db, current._id, area)).includes(currentRole)
