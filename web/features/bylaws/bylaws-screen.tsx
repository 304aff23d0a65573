import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const Reading = lazy(() => import('./reading.tsx'))
const Writing = lazy(() => import('./write/writing.tsx'))

/** The bylaws and rules of the building: all of them, one, and the forms that add or change them. */
export default function BylawsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { pathname } = useLocation()
  if (/\/(?:new|paste|edit)$/.test(pathname)) return <Writing pastes={pathname.endsWith('/paste')} />
  return <Reading />
}
