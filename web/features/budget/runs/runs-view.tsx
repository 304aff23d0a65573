import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ChargeRun, ChargeRuns } from '../../../../contract/budget/runs.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatMonth } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRights } from '../../../api/use-rights.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { FeesTabs } from '../../ledger/ledger.ts'
import { Blocks } from '../blocks.tsx'
import { shownOfRuns } from '../shown.ts'
import { chargedWords } from './words.ts'

const columns: readonly Column<ChargeRun>[] = [
  { name: 'Month', cell: ({ month }) => formatMonth(month) },
  {
    name: 'Units',
    figures: true,
    cell: ({ units, cancelled }) => (cancelled > 0 ? `${units} (${cancelled} cancelled)` : units),
  },
  { name: 'Total', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Without an owner', figures: true, cell: ({ leftOut }) => leftOut },
  {
    name: 'Charged',
    cell: ({ ranAt, by }) => (
      <Text size="sm">
        <Instant at={ranAt} />, {by ?? 'automatically'}
      </Text>
    ),
  },
]

/** Charging the fees of each month: the next one with its total, and those that were charged. */
export default function RunsView() {
  const runs = useRoute(api.budget.runs)
  return (
    <>
      <PageHeader title="Monthly fees" text="Fees are charged automatically on the first of each month." />
      <FeesTabs />
      <Loaded query={runs} shape="card" failed="We couldn’t load the monthly fees.">
        {(found) => (
          <Stack gap="lg">
            <Next runs={found} />
            <Panel title="Charged months">
              {found.runs.length === 0 ? (
                <Text c="dimmed">No fees charged yet.</Text>
              ) : (
                <RowTable
                  label="Charged months"
                  items={found.runs}
                  columns={columns}
                  idOf={({ month }) => month}
                  leastWidth={600}
                  stacks
                />
              )}
            </Panel>
          </Stack>
        )}
      </Loaded>
    </>
  )
}

const Next = ({ runs: { next } }: { runs: ChargeRuns }) => {
  const keeps = useRights().looksAfter('billing')
  const charge = useAction(api.budget.charge, { done: chargedWords, refresh: shownOfRuns })
  const { ask, dialog } = useConfirm()
  const { month, budgetId, units, cents, blocks, canRun } = next
  const words = `Charge ${counted(units, 'unit')} ${formatMoney(cents)}`
  const run = async () => {
    const yes = await ask({
      title: `Charge the fees of ${formatMonth(month)}?`,
      text: `${counted(units, 'unit')}, ${formatMoney(cents)} in total. Each unit is charged once, however often you press this.`,
      yes: words,
    })
    if (yes) await charge.run({ body: { month } })
  }
  return (
    <Panel title={`Next: ${formatMonth(month)}`}>
      <Blocks blocks={blocks} />
      <Text className="figures">
        {counted(units, 'unit')}, {formatMoney(cents)} in total.{' '}
        {budgetId !== null && (
          <Anchor component={Link} to={`/fees/budgets/${budgetId}`} underline="always">
            Each unit’s fee
          </Anchor>
        )}
      </Text>
      {keeps && canRun && units > 0 && (
        <BusyButton w="fit-content" busy={charge.busy} busyText="Charging..." onClick={() => void run()}>
          {words}
        </BusyButton>
      )}
      {dialog}
    </Panel>
  )
}
