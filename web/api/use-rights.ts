import { useBuildingSelection } from './building.tsx'
import { rightsOf, type Rights } from './rights.ts'
import { useSession } from './session.tsx'

/** What the signed-in person may reach in the current building. */
export const useRights = (): Rights => rightsOf(useSession().user, useBuildingSelection().building)
