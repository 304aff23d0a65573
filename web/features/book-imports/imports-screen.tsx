import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const ImportList = lazy(() => import('./list/import-list.tsx'))
const OneImport = lazy(() => import('./one/one-import.tsx'))

/** The balances of previous records that were brought into the books, and one import of them. */
export default function ImportsScreen() {
  const { importId } = useParams()
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {importId === undefined ? <ImportList /> : <OneImport key={importId} id={importId} />}
    </Suspense>
  )
}
