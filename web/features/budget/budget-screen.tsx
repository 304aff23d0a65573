import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const BudgetList = lazy(() => import('./budget-list.tsx'))
const OneBudget = lazy(() => import('./one-budget.tsx'))
const EditBudget = lazy(() => import('./edit-budget.tsx'))
const OwnBudgets = lazy(() => import('./own/own-budgets.tsx'))
const RunsView = lazy(() => import('./runs/runs-view.tsx'))

/** Budgets and what follows from them: all of them, one, its form, those that owners read, and charging the fees of each month. */
export default function BudgetScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { budgetId } = useParams()
  const { pathname } = useLocation()
  if (pathname === '/fees/runs') return <RunsView />
  if (pathname === '/fees/budget') return <OwnBudgets />
  if (budgetId === undefined) return <BudgetList />
  return pathname.endsWith('/edit') ? (
    <EditBudget key={budgetId} id={budgetId} />
  ) : (
    <OneBudget key={budgetId} id={budgetId} />
  )
}
