import { Stack } from '@mantine/core'
import { localDateOf } from '../../../../contract/time.ts'
import type { OwnBudget } from '../../../../contract/budget/own.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { FeesTabs } from '../../ledger/ledger.ts'
import { OneOwnBudget } from './one-own-budget.tsx'
import { Statements } from './statements.tsx'
import { sortedOut } from './words.ts'

/** What owners vote on and approved, with what their units pay by it, and the statements of finished years. */
export default function OwnBudgets() {
  const budgets = useRoute(api.budget.mine)
  return (
    <>
      <PageHeader
        title="Budget and statements"
        text="The budgets that owners vote on and approved, what your units pay, and financial statements."
      />
      <FeesTabs />
      <Stack gap="xl">
        <Loaded
          query={budgets}
          shape="card"
          failed="We couldn’t load the budget."
          empty={
            <Empty title="No budget to show">
              Owners of a unit can read a budget here once it’s sent to them for a general meeting.
            </Empty>
          }
        >
          {(found) => <Sorted budgets={found} />}
        </Loaded>
        <Statements />
      </Stack>
    </>
  )
}

const Sorted = ({ budgets }: { budgets: readonly OwnBudget[] }) => {
  const { now, earlier } = sortedOut(budgets, localDateOf(useNow(), useZone()))
  return (
    <>
      {now.map((budget) => (
        <OneOwnBudget key={budget._id} budget={budget} />
      ))}
      {earlier.length > 0 && (
        <OnDemand words="Show earlier budgets">
          <Stack gap="xl">
            {earlier.map((budget) => (
              <OneOwnBudget key={budget._id} budget={budget} />
            ))}
          </Stack>
        </OnDemand>
      )}
    </>
  )
}
