import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const DebitsView = lazy(() => import('./debits-view.tsx'))
const OneRun = lazy(() => import('./runs/one-run.tsx'))

/** Pre-authorized debits: the next ones with files and agreements, and the debits of one file. */
export default function DebitsScreen() {
  const { runId } = useParams()
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {runId === undefined ? <DebitsView /> : <OneRun key={runId} id={runId} />}
    </Suspense>
  )
}
