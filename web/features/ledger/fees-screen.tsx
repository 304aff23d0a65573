import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const OwnFees = lazy(() => import('./own-fees.tsx'))
const OneAccount = lazy(() => import('./account/one-account.tsx'))

/** The screens by the second part of their address; each comes by itself. */
const views: Readonly<Record<string, ComponentType>> = {
  receivables: lazy(() => import('./receivables/receivables.tsx')),
  payments: lazy(() => import('./payments/payment-list.tsx')),
  books: lazy(() => import('./books/books-view.tsx')),
}

/** Fees: what one owes oneself; for those who keep or read the books all accounts, payments and funds. */
export default function FeesScreen() {
  const { holdingId } = useParams()
  const { pathname } = useLocation()
  const View = views[pathname.split('/')[2] ?? '']
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {View ? <View /> : holdingId !== undefined ? <OneAccount key={holdingId} id={holdingId} /> : <OwnFees />}
    </Suspense>
  )
}
