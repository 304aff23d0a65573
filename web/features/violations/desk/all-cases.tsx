import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { bylawReference } from '../../../../contract/bylaws/bylaw-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { ViolationSummary } from '../../../../contract/violations/violation.ts'
import { closedAsLabels, topicLabels, violationStageLabels } from '../../../../contract/violations/violation-words.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { Deadline, Stage } from '../state.tsx'
import { newPath, pageOf } from '../words.ts'
import { useDesk } from './use-desk.ts'

const showsLabels = { closed: 'Closed', all: 'Open and closed' } as const

const columns: readonly Column<ViolationSummary>[] = [
  {
    name: 'Case',
    cell: (one) => (
      <Stack gap={0}>
        <Anchor component={Link} to={pageOf(one)} fw={600}>
          {violationNumber(one)} {topicLabels[one.topic]}
        </Anchor>
        <Text size="sm" c="dimmed">
          Reported {formatDate(one.reportedOn)}
        </Text>
      </Stack>
    ),
  },
  { name: 'Unit', cell: ({ unit, place }) => unit?.unitNumber ?? (place || unknown) },
  { name: 'Bylaw or rule', cell: ({ bylaw }) => (bylaw ? bylawReference(bylaw) : unknown) },
  {
    name: 'Stage',
    cell: ({ stage, closedAs }) => (
      <Stack gap={4} align="flex-start">
        <Stage stage={stage} />
        {closedAs && <Text size="sm">{closedAsLabels[closedAs]}</Text>}
      </Stack>
    ),
  },
  { name: 'Due', cell: ({ deadline }) => (deadline ? <Deadline deadline={deadline} /> : unknown) },
  { name: 'Fined', figures: true, cell: ({ finedCents }) => (finedCents > 0 ? formatMoney(finedCents) : unknown) },
]

/** Every case in a row, the newest first. */
export const AllCases = () => {
  const { filters, set, clear, narrowed, query } = useDesk()
  const cases = useList(api.violations.list, { query })
  return (
    <ListPart
      list={cases}
      shape="table-row"
      search={{
        label: 'Search by number, unit, location or bylaw',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <>
          <Choice label="Open" labels={showsLabels} value={filters.shows} onChange={(shows) => void set({ shows })} />
          <Choice
            label="Any stage"
            labels={violationStageLabels}
            value={filters.stage}
            onChange={(stage) => void set({ stage })}
          />
          <Choice
            label="Any subject"
            labels={topicLabels}
            value={filters.topic}
            onChange={(topic) => void set({ topic })}
          />
        </>
      }
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty
          title="No cases yet"
          action={
            <Button component={Link} to={newPath} variant="default">
              New case
            </Button>
          }
        >
          Violations that residents report will appear here.
        </Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Bylaw violations"
          items={items}
          columns={columns}
          idOf={({ _id }) => _id}
          leastWidth={760}
          stacks
        />
      )}
    </ListPart>
  )
}
