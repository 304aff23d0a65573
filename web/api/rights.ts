import type { Building } from '../../contract/buildings.ts'
import { canManageBuilding, canVote, roleNamed } from '../../contract/role-rights.ts'
import type { Area, Feature, Role } from '../../contract/roles.ts'
import type { SessionUser } from './session.tsx'

/** What the menus and tiles offer somebody (specification, section 6). The server decides; a record's own `can` wins. */
export interface Rights {
  /** The role of the first building entry; null without one. */
  role: Role | null
  superadmin: boolean
  managesBuilding: boolean
  votes: boolean
  /** Whether the building has a feature switched on. */
  has: (feature: Feature) => boolean
  /** Whether the person may manage an area of the building. */
  may: (area: Area) => boolean
  /** Whether the screens of those who manage an area open to the person: the one rule of guards, menus and links. */
  looksAfter: (area: Area) => boolean
}

type Person = Pick<SessionUser, 'role' | 'buildings'>

export const rightsOf = (user: Person | null, building: Pick<Building, 'features' | 'permissions'> | null): Rights => {
  const named = user?.buildings[0]?.role
  const role = named ? roleNamed(named) : null
  const superadmin = user?.role === 'superadmin'
  const managesBuilding = superadmin || (role !== null && canManageBuilding(role))
  const may = (area: Area) => superadmin || (building?.permissions[area] ?? false)
  return {
    role,
    superadmin,
    managesBuilding,
    votes: role !== null && canVote(role, superadmin),
    has: (feature) => building?.features[feature] ?? false,
    may,
    looksAfter: (area) => managesBuilding && may(area),
  }
}
