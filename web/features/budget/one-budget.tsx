import { Stack } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { BudgetView } from './budget-view.tsx'

/** One budget: how far it has come, its lines, and the fees that it sets. */
export default function OneBudget({ id }: { id: string }) {
  const budget = useRoute(api.budget.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs">
      <BackLink to="/fees/budgets">Budgets</BackLink>
      <Loaded query={budget} shape="card" failed="We couldn’t load this budget.">
        {(found) => <BudgetView budget={found} />}
      </Loaded>
    </Stack>
  )
}
