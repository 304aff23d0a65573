import { Navigate, Outlet } from 'react-router'
import { useBuildingSelection } from '../../api/building.tsx'
import { useUser } from '../../api/session.tsx'
import { Failed } from '../../ui/loaded.tsx'
import { NoBuilding } from '../no-building.tsx'

/** For screens about a building. Inside another guard, so somebody is signed in and the buildings have been asked for. */
const BuildingGuard = () => {
  const { role } = useUser()
  const { status, building, retry } = useBuildingSelection()
  if (building) return <Outlet key={building._id} />
  if (status === 'failed') return <Failed words="We could not load your buildings." retry={retry} />
  return role === 'superadmin' ? <Navigate to="/select-building" replace /> : <NoBuilding />
}
export default BuildingGuard
