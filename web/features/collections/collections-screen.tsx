import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const CollectionList = lazy(() => import('./list/collection-list.tsx'))
const OneCollection = lazy(() => import('./one/one-collection.tsx'))

/** What is done about owner accounts in arrears: all of them, and one. */
export default function CollectionsScreen() {
  const { holdingId } = useParams()
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {holdingId === undefined ? <CollectionList /> : <OneCollection key={holdingId} id={holdingId} />}
    </Suspense>
  )
}
