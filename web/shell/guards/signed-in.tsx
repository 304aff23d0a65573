import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useBuildingSelection } from '../../api/building.tsx'
import { useSession } from '../../api/session.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Circle } from './circle.tsx'

/** For signed-in people. Others are asked to log in and come back to where they wanted to go. */
const SignedInGuard = () => {
  const { state, ended } = useSession()
  const { status } = useBuildingSelection()
  const { pathname, search, hash } = useLocation()
  const [opened, setOpened] = useState(false)
  if (state === 'in' && !opened) setOpened(true)

  if (state === 'loading' || (state === 'in' && status === 'loading')) return <Waiting />
  if (state === 'out' && opened && ended === 'logout') return <Navigate to="/" replace />
  if (state === 'out') return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />
  return (
    <Circle>
      <Outlet />
    </Circle>
  )
}
export default SignedInGuard
