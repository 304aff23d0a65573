import { managingRoles } from '../../../contract/role-rights.ts'
import type { Area, Role } from '../../../contract/roles.ts'
import { run, type Database } from '../../db/connection.ts'
import { permissionsFor, type PermissionSettings } from './rules.ts'

/** The roles that manage an area of a building, as its settings have it today. */
export const selectRolesManaging = async (db: Database, buildingId: string, area: Area): Promise<Role[]> => {
  const { rows } = await run(db, 'select permissions from buildings where id = $1::uuid', [buildingId])
  const { permissions } = rows[0] as { permissions: PermissionSettings }
  return managingRoles.filter((role) => permissionsFor(role, permissions)[area])
}

/** Whether a role of council or management manages an area of the building `b`, as SQL; `billing` is not council's. */
export const managesIn = (role: string, area: Exclude<Area, 'billing'>): string =>
  `coalesce((b.permissions -> ${role} ->> '${area}')::boolean, true)`
