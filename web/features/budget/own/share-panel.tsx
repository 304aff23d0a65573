import { Text } from '@mantine/core'
import { catchUpLabel } from '../../../../contract/budget/budget-words.ts'
import type { OwnBudget, OwnFee } from '../../../../contract/budget/own.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { WhyCharge } from '../../ledger/ledger.ts'
import { authorityOf, titleOf } from './words.ts'

interface Props {
  budget: OwnBudget
}

const columnsFor = (budget: OwnBudget, fundLabels: ReturnType<typeof useFundLabels>): readonly Column<OwnFee>[] => [
  { name: 'Unit', cell: ({ unit }) => unit.unitNumber },
  {
    name: budget.state === 'noticed' ? 'Fee now' : 'Fee before',
    figures: true,
    cell: ({ before }) => (before === null ? unknown : formatMoney(before.totalCents)),
  },
  {
    name: budget.state === 'noticed' ? 'Proposed fee' : 'Fee',
    figures: true,
    cell: ({ after }) => formatMoney(after.totalCents),
  },
  { name: fundLabels.operating, figures: true, cell: ({ after }) => formatMoney(after.operatingCents) },
  { name: fundLabels.reserve, figures: true, cell: ({ after }) => formatMoney(after.reserveCents) },
  ...(budget.catchUpOn === null
    ? []
    : [{ name: catchUpLabel, figures: true, cell: ({ catchUpCents }: OwnFee) => formatMoney(catchUpCents) }]),
  {
    name: 'How it was worked out',
    cell: ({ unit, shares }) => (
      <WhyCharge
        charge={{
          words: `Fee of unit ${unit.unitNumber}, budget ${budget.name}`,
          authority: authorityOf(budget),
          shares,
          ...{ isLienable: false, isOnWord: false },
        }}
      />
    ),
  },
]

/** What the reader’s own units pay by a budget each month, beside what they paid before, and why. */
export const SharePanel = ({ budget }: Props) => {
  const { entitlement, council } = labelsFor(useBuilding().jurisdiction)
  const columns = columnsFor(budget, useFundLabels())
  const { fees, catchUpOn } = budget
  const title = `${titleOf(budget)}: your share`
  return (
    <Panel title={title} text={`The monthly fee of each unit that you own, shared by ${entitlement.one}.`}>
      {fees === null ? (
        <Text>{`Your fee can’t be calculated yet. Ask your property manager or ${council.one} about it.`}</Text>
      ) : (
        <RowTable label={title} items={fees} columns={columns} idOf={({ unit }) => unit._id} leastWidth={720} stacks />
      )}
      {catchUpOn !== null && (
        <Text size="sm" className="figures">
          {`Due date of the ${catchUpLabel.toLowerCase()} for earlier months: ${formatDate(catchUpOn)}.`}
        </Text>
      )}
    </Panel>
  )
}
