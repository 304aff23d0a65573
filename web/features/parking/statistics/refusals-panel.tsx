import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { PassRefusals } from '../../../../contract/parking/figures.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import { FigureBar } from '../../../ui/figure-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { monthWords } from './months.ts'
import { ruleWords } from './rule-words.ts'

const daysWords = ({ days }: PassRefusals): string => {
  const last = days.at(-1)
  if (!last) return ''
  return days.length === 1 ? `on ${formatDate(last.day)}` : `on ${days.length} days, last on ${formatDate(last.day)}`
}

const columnsFor = (most: number): readonly Column<PassRefusals>[] => [
  {
    name: 'Reason',
    cell: ({ rule, count }) => (
      <>
        <Text size="sm" fw={600}>
          {ruleWords[rule]}
        </Text>
        <FigureBar value={count} most={most} />
      </>
    ),
  },
  {
    name: 'Count',
    cell: (one) => (
      <Text size="sm" className="figures">
        {counted(one.count, 'time')}, {daysWords(one)}
      </Text>
    ),
  },
]

/** What visitors were refused by in a month, the most first; nobody is named. */
export const RefusalsPanel = ({ month, refusals }: { month: string; refusals: readonly PassRefusals[] }) => {
  const most = Math.max(1, ...refusals.map(({ count }) => count))
  const columns = useMemo(() => columnsFor(most), [most])
  return (
    <Panel
      title="Refusals by reason"
      text={refusals.length > 0 && 'No names are shown. A refusal under several rules counts under each of them.'}
    >
      {refusals.length === 0 ? (
        <Text c="dimmed">No refusals in {monthWords(month)}.</Text>
      ) : (
        <RowTable
          label="Refusals by reason"
          items={refusals}
          columns={columns}
          idOf={({ rule }) => rule}
          leastWidth={320}
        />
      )}
    </Panel>
  )
}
