import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { useRights } from '../../api/use-rights.ts'
import { Placeholder } from '../../ui/placeholder.tsx'
import { finesPath, newPath, ownPageOf } from './words.ts'

const Desk = lazy(() => import('./desk/desk.tsx'))
const OneCase = lazy(() => import('./one/one-case.tsx'))
const MyCases = lazy(() => import('./mine/my-cases.tsx'))
const MyCase = lazy(() => import('./mine/my-case.tsx'))
const Fines = lazy(() => import('./fines/fines.tsx'))
const NewCase = lazy(() => import('./report/new-case.tsx'))

/** Bylaw violations: all cases for those who manage the building, one’s own for everyone; a new one, one of them, and fines. */
export default function ViolationsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { violationId: id } = useParams()
  const { pathname } = useLocation()
  const { managesBuilding } = useRights()
  if (pathname === newPath) return <NewCase />
  if (pathname === finesPath) return <Fines />
  if (id === undefined) return managesBuilding ? <Desk /> : <MyCases />
  return pathname === ownPageOf({ _id: id }) ? <MyCase key={id} id={id} /> : <OneCase key={id} id={id} />
}
