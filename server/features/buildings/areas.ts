/** Those who manage an area of a building: to be told, to have their open screens woken, and to be asked for. */
import type { Subject } from '../../../contract/audit.ts'
import type { Area } from '../../../contract/roles.ts'
import type { InBuilding } from '../../context.ts'
import type { Reader } from '../../offers.ts'
import { selectRolesManaging } from './areas-store.ts'
import { selectMailed, selectMembers } from './memberships-store.ts'

/** Those who manage an area now, with where their mail goes. */
export const keepersOf = async ({ db, building: { _id }, now }: InBuilding, area: Area) => {
  const roles = await selectRolesManaging(db, _id, area)
  return roles.length === 0 ? [] : selectMailed(db, _id, roles, now)
}

/** Open screens of those who manage an area, and of nobody else, hear after the commit that such a record changed. */
export const wakeKeepers = async (tx: InBuilding, area: Area, subject: Subject): Promise<void> => {
  const buildingId = tx.building._id
  const roles = await selectRolesManaging(tx.db, buildingId, area)
  if (roles.length === 0) return
  const keepers = await selectMembers(tx.db, buildingId, roles, tx.now)
  tx.afterCommit(() => {
    for (const { accountId } of keepers)
      tx.events.publish({ to: { accountId }, event: 'changed', data: { buildingId, subject } })
  })
}

/** Whether somebody who reads manages an area of the building now. */
export const keepsArea = async ({ db, current, currentRole }: Reader, area: Area): Promise<boolean> =>
  current !== null && currentRole !== null && (await selectRolesManaging(db, current._id, area)).includes(currentRole)
