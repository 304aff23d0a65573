import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import { Link } from 'react-router'
import { kindLabels, stageLabels, violationNumber } from '../../../../contract/parking/violation-words.ts'
import { ViolationStage, type ViolationSummary } from '../../../../contract/parking/violation.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useList } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { ReportDialog } from './report-dialog.tsx'
import { ViolationState } from './violation-state.tsx'

const shownLabels = { open: 'Open', closed: 'Closed', all: 'Open and closed' } as const
const filterKeys = {
  shows: parseAsStringLiteral(['open', 'closed', 'all'] as const),
  stage: parseAsStringLiteral(ViolationStage.options),
}

const columns: readonly Column<ViolationSummary>[] = [
  {
    name: 'Violation',
    cell: (one) => (
      <Stack gap={2} align="flex-start">
        <Anchor component={Link} to={`/parking/violations/${one._id}`} fw={600}>
          {violationNumber(one)}: {one.licensePlate ?? 'plate erased'}
        </Anchor>
        <Text size="sm" c="dimmed">
          {kindLabels[one.kind]}
        </Text>
      </Stack>
    ),
  },
  { name: 'Location', cell: ({ place }) => place || unknown },
  { name: 'Unit', cell: ({ unitNumber }) => unitNumber ?? unknown },
  { name: 'Seen', cell: ({ seenAt }) => <Instant at={seenAt} /> },
  { name: 'Stage', cell: (one) => <ViolationState one={one} /> },
]

/** The parking violations of the building, the newest first. */
export default function ViolationList() {
  const saveFile = useSaveFile()
  const [isReporting, setReporting] = useState(false)
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const query = sent(filters)
  const violations = useList(api.parking.listViolations, { query }, { staleTime: 0 })
  const save = () =>
    void saveFile(
      api.parking.violationsFile,
      { query },
      { name: 'parking-violations.csv', failed: 'We couldn’t export the violations.' },
    )
  return (
    <>
      <Group gap="sm" mb="md">
        <Button onClick={() => setReporting(true)}>Record a violation</Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
          Export (CSV)
        </Button>
      </Group>
      <ListPart
        list={violations}
        shape="table-row"
        search={{
          label: 'Search plates, locations and units',
          value: filters.search,
          onChange: (search) => void set({ search }),
        }}
        filters={
          <>
            <Choice label="Open" labels={shownLabels} value={filters.shows} onChange={(shows) => void set({ shows })} />
            <Choice
              label="Any stage"
              labels={stageLabels}
              value={filters.stage}
              onChange={(stage) => void set({ stage })}
            />
          </>
        }
        narrowed={narrowed}
        onClear={clear}
        empty={<Empty title="No open violations">Violations appear here until they’re closed.</Empty>}
      >
        {(items) => (
          <RowTable
            label="Violations"
            items={items}
            columns={columns}
            idOf={({ _id }) => _id}
            leastWidth={640}
            stacks
          />
        )}
      </ListPart>
      {isReporting && <ReportDialog onClose={() => setReporting(false)} />}
    </>
  )
}
