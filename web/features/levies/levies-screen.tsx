import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const LevyList = lazy(() => import('./levy-list.tsx'))
const NewLevy = lazy(() => import('./draft/new-levy.tsx'))
const EditLevy = lazy(() => import('./draft/edit-levy.tsx'))
const OneLevy = lazy(() => import('./one/one-levy.tsx'))

/** The special levies of the building: all of them, one, and the form that drafts or changes one. */
export default function LeviesScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { levyId } = useParams()
  const { pathname } = useLocation()
  if (pathname === '/fees/levies/new') return <NewLevy />
  if (levyId === undefined) return <LevyList />
  return pathname.endsWith('/edit') ? <EditLevy key={levyId} id={levyId} /> : <OneLevy key={levyId} id={levyId} />
}
