import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { useRights } from '../../../api/use-rights.ts'
import { Placeholder } from '../../../ui/placeholder.tsx'

const Desk = lazy(() => import('./desk.tsx'))
const MyRequests = lazy(() => import('./my-requests.tsx'))
const NewRequest = lazy(() => import('./ask/new-request.tsx'))
const OneRequest = lazy(() => import('./one/one-request.tsx'))

/** Requests for records: the desk of those who handle them, one's own for everybody else; asking, and one request. */
export default function RecordsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { requestId } = useParams()
  const { pathname } = useLocation()
  const { managesBuilding } = useRights()
  if (requestId !== undefined) return <OneRequest key={requestId} id={requestId} />
  if (pathname.endsWith('/new')) return <NewRequest />
  return managesBuilding ? <Desk /> : <MyRequests />
}
