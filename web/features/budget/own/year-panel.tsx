import { Text } from '@mantine/core'
import type { OwnBudget } from '../../../../contract/budget/own.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { titleOf } from './words.ts'
import { yearRows, type YearRow } from './year-rows.ts'

const weightOf = (kind: YearRow['kind']): number => (kind === 'sum' ? 600 : 400)

const columns: readonly Column<YearRow>[] = [
  {
    name: 'Category',
    cell: ({ words, sharedBy, kind }) => (
      <>
        <Text inherit fw={weightOf(kind)} style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
        {sharedBy !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Shared by {sharedBy}
          </Text>
        )}
      </>
    ),
  },
  {
    name: 'Year',
    figures: true,
    cell: ({ cents, kind }) => (
      <Text inherit fw={weightOf(kind)}>
        {formatMoney(cents)}
      </Text>
    ),
  },
]

/** The lines of a budget with their yearly amounts, and the sums below them. */
export const YearPanel = ({ budget }: { budget: OwnBudget }) => (
  <Panel title={`${titleOf(budget)}: amounts for the year`}>
    <RowTable
      label={`${titleOf(budget)}: amounts for the year`}
      items={yearRows(budget, labelsFor(useBuilding().jurisdiction))}
      columns={columns}
      idOf={({ words, sharedBy, kind }) => `${kind} ${sharedBy} ${words}`}
      leastWidth={280}
    />
  </Panel>
)
