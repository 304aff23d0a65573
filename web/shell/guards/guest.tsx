import { Navigate, Outlet, useLocation } from 'react-router'
import { useBuildingSelection } from '../../api/building.tsx'
import { guestDestination } from '../../api/destination.ts'
import { useSession } from '../../api/session.tsx'
import { Waiting } from '../../ui/waiting.tsx'

/** For people who are not signed in. A login that has just succeeded leads where it wants to. */
const GuestGuard = () => {
  const { state, arriving } = useSession()
  const { status, building } = useBuildingSelection()
  const { pathname } = useLocation()
  if (state === 'loading') return <Waiting />
  if (state === 'out') return <Outlet />
  if (arriving) return <Navigate to={arriving} replace />
  if (status === 'loading') return <Waiting />
  return <Navigate to={guestDestination(pathname, building !== null || status === 'failed')} replace />
}
export default GuestGuard
