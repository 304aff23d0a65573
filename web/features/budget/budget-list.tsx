import { Anchor, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BudgetSummary } from '../../../contract/budget/budget.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useList } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { Empty } from '../../ui/empty.tsx'
import { ListPart } from '../../ui/list-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RowTable, unknown, type Column } from '../../ui/row-table.tsx'
import { FeesTabs } from '../ledger/ledger.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { State } from './state.tsx'

const columns: readonly Column<BudgetSummary>[] = [
  {
    name: 'Budget',
    cell: ({ _id, name, state }) => (
      <Group gap="sm">
        <Anchor component={Link} to={`/fees/budgets/${_id}`} fw={600}>
          {name}
        </Anchor>
        <State state={state} />
      </Group>
    ),
  },
  {
    name: 'Fiscal year',
    cell: ({ startsOn, endsOn }) => (
      <Text>
        {formatDate(startsOn)} to {formatDate(endsOn)}
      </Text>
    ),
  },
  { name: 'Owners contribute', figures: true, cell: ({ yearCents }) => formatMoney(yearCents) },
  { name: 'Reserve contribution', figures: true, cell: ({ reserveCents }) => formatMoney(reserveCents) },
  { name: 'Fees from', cell: ({ feesFrom }) => (feesFrom === null ? unknown : formatDate(feesFrom)) },
]

/** The budgets of the building, the latest fiscal year first. */
export default function BudgetList() {
  const { entitlement } = labelsFor(useBuilding().jurisdiction)
  const keeps = useRights().looksAfter('billing')
  const [drafting, setDrafting] = useState(false)
  const budgets = useList(api.budget.list, { query: {} })
  const draft = keeps && <Button onClick={() => setDrafting(true)}>Draft a budget</Button>
  return (
    <>
      <PageHeader title="Budgets" text="Each fiscal year’s budget, and the fees that it sets." actions={draft} />
      <FeesTabs />
      <ListPart
        list={budgets}
        shape="table-row"
        empty={
          <Empty title="No budgets yet" action={draft}>
            {`Enter the budget that owners approved. It sets each unit’s monthly fee by ${entitlement.one}.`}
          </Empty>
        }
      >
        {(items) => (
          <RowTable label="Budgets" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={760} stacks />
        )}
      </ListPart>
      {drafting && <DraftDialog budgets={budgets.items ?? []} onClose={() => setDrafting(false)} />}
    </>
  )
}
