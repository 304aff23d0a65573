import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const BankAccounts = lazy(() => import('./accounts/bank-accounts.tsx'))
const OneBankAccount = lazy(() => import('./one-bank-account.tsx'))

/** The accounts with the bank, and one of them with its files and transactions. */
export default function BankingScreen() {
  const { accountId } = useParams()
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {accountId === undefined ? <BankAccounts /> : <OneBankAccount key={accountId} id={accountId} />}
    </Suspense>
  )
}
