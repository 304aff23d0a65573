import { roleLabelsWith } from '../../contract/role-words.ts'
import type { Role } from '../../contract/roles.ts'
import { labelsFor } from '../../law/law.ts'
import { useBuilding } from '../api/building.tsx'

/** What the roles are called in the current building: `Council member` or `Board member`. Only behind the guard. */
export const useRoleLabels = (): Readonly<Record<Role, string>> =>
  roleLabelsWith(labelsFor(useBuilding().jurisdiction).councilMember.One)
