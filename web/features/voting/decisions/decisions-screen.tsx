import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../../ui/placeholder.tsx'

const Register = lazy(() => import('./lists/register.tsx'))
const OneDecision = lazy(() => import('./one/one-decision.tsx'))
const NewDecision = lazy(() => import('./write/new-decision.tsx'))
const CorrectDecision = lazy(() => import('./write/correct-decision.tsx'))

/** What council decided: the register, one decision, and writing down what a meeting decided. */
export default function DecisionsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { decisionId } = useParams()
  const { pathname } = useLocation()
  if (decisionId === undefined) return pathname.endsWith('/new') ? <NewDecision /> : <Register />
  if (pathname.endsWith('/edit')) return <CorrectDecision key={decisionId} id={decisionId} />
  return <OneDecision key={decisionId} id={decisionId} />
}
