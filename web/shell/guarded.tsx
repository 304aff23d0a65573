import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useBuildingSelection } from '../api/building.tsx'
import { guestDestination, secondFactorPlace } from '../api/destination.ts'
import { useSession, useUser } from '../api/session.tsx'
import type { Entry } from '../route-table/route-table.ts'
import { Failed } from '../ui/loaded.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { Circle } from './circle.tsx'

export interface GuardProps {
  entry: Entry
  children: ReactNode
}

/** The guards of all screens that are not for everybody. */
export const Guarded = ({ entry, children }: GuardProps) => {
  if (entry.guard === 'guest') return <Guest>{children}</Guest>
  return (
    <SignedIn>
      <Circle entry={entry}>{entry.guard === 'building' ? <InBuilding>{children}</InBuilding> : children}</Circle>
    </SignedIn>
  )
}

/** For people who are not signed in. A login that has just succeeded leads where it wants to. */
const Guest = ({ children }: Pick<GuardProps, 'children'>) => {
  const { state, arriving } = useSession()
  const { status, building } = useBuildingSelection()
  const { pathname } = useLocation()
  if (state === 'loading') return <Waiting />
  if (state === 'out') return children
  if (arriving) return <Navigate to={arriving} replace />
  if (status === 'loading') return <Waiting />
  return <Navigate to={guestDestination(pathname, building !== null || status === 'failed')} replace />
}

const NoBuilding = lazy(() => import('./no-building.tsx'))
const SignedInFrame = lazy(() => import('./signed-in-frame.tsx'))

/** For signed-in people. Others are asked to log in and come back to where they wanted to go. */
const SignedIn = ({ children }: Pick<GuardProps, 'children'>) => {
  const { state, user, ended, arriving, arrive } = useSession()
  const { status } = useBuildingSelection()
  const { pathname, search, hash } = useLocation()
  const [opened, setOpened] = useState(false)
  if (state === 'in' && !opened) setOpened(true)
  useEffect(() => {
    if (arriving) arrive()
  })

  if (state === 'loading' || (state === 'in' && status === 'loading')) return <Waiting />
  if (user?.secondFactor === 'required' && pathname !== secondFactorPlace.path)
    return <Navigate to={secondFactorPlace.path + secondFactorPlace.hash} replace />
  if (state === 'in')
    return (
      <Suspense fallback={<Waiting />}>
        <SignedInFrame>{children}</SignedInFrame>
      </Suspense>
    )
  if (opened && ended === 'logout') return <Navigate to="/" replace />
  return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />
}

/** For screens about a building; each building gets a fresh one. */
const InBuilding = ({ children }: Pick<GuardProps, 'children'>) => {
  const { role } = useUser()
  const { status, building, retry } = useBuildingSelection()
  if (building) return <div key={building._id}>{children}</div>
  if (status === 'failed') return <Failed words="We couldn’t load your buildings." retry={retry} />
  if (role === 'superadmin') return <Navigate to="/select-building" replace />
  return (
    <Suspense fallback={<Waiting />}>
      <NoBuilding />
    </Suspense>
  )
}
