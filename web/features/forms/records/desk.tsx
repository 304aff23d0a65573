import { Anchor, Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import type { RecordsRequestSummary, RecordsStatus } from '../../../../contract/forms/requests.ts'
import {
  copyFormLabels,
  recordsAskerLabels,
  recordsStatusLabels,
  requestNumber,
} from '../../../../contract/forms/request-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useList, useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { ListScreen } from '../../../ui/list-screen.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { kindsWords, pageOf } from './records.ts'
import { Due, RequestState } from './state.tsx'

const dueLabels = { late: 'Overdue', soon: 'Due within 3 days' } as const
const filterKeys = {
  status: parseAsStringLiteral(Object.keys(recordsStatusLabels) as RecordsStatus[]),
  due: parseAsStringLiteral(['late', 'soon'] as const),
}

const Kinds = ({ request }: { request: RecordsRequestSummary }) => kindsWords(useBuilding().jurisdiction, request)

const columns: readonly Column<RecordsRequestSummary>[] = [
  {
    name: 'Request',
    cell: (request) => (
      <Stack gap={0}>
        <Anchor component={Link} to={pageOf(request)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {requestNumber(request)}, {request.asker}
        </Anchor>
        <Text size="sm" c="dimmed">
          {recordsAskerLabels[request.standing]}
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Records',
    cell: (request) => (
      <>
        <Kinds request={request} />
        <Text size="sm" c="dimmed">
          {copyFormLabels[request.form]}
        </Text>
      </>
    ),
  },
  { name: 'Requested', cell: ({ askedOn }) => formatDate(askedOn) },
  { name: 'Due', cell: ({ dueOn }) => (dueOn ? <Due dueOn={dueOn} /> : unknown) },
  { name: 'Status', cell: ({ status }) => <RequestState status={status} /> },
]

const EnterLink = () => (
  <Button component={Link} to="/records-requests/new" leftSection={<IconPlus size={18} aria-hidden />}>
    New request
  </Button>
)

const Counts = () => {
  const counts = useRoute(api.forms.recordsCounts)
  if (!counts.data) return null
  const { open, soon, late } = counts.data
  return (
    <SimpleGrid cols={3} spacing={{ base: 'xs', sm: 'md' }} mb="md">
      <FigureCard title="Open" figure={open} />
      <FigureCard title="Due within 3 days" figure={soon} />
      <FigureCard title="Overdue" figure={late} />
    </SimpleGrid>
  )
}

/** Every request of the building: what is open by its day, then what is over. */
export default function Desk() {
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const requests = useList(api.forms.recordsRequests, { query: sent(filters) })
  return (
    <ListScreen
      title="Records requests"
      text="Requested records and when they’re due."
      actions={<EnterLink />}
      lead={<Counts />}
      list={requests}
      search={{ label: 'Search name or number', value: filters.search, onChange: (search) => void set({ search }) }}
      filters={
        <>
          <Choice
            label="Any status"
            labels={recordsStatusLabels}
            value={filters.status}
            onChange={(status) => void set({ status })}
          />
          <Choice label="Any due date" labels={dueLabels} value={filters.due} onChange={(due) => void set({ due })} />
        </>
      }
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty title="No records requests yet" action={<EnterLink />}>
          Requests from owners and tenants appear here by due date. You can enter paper requests yourself.
        </Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Records requests"
          items={items}
          columns={columns}
          idOf={({ _id }) => _id}
          leastWidth={760}
          stacks
        />
      )}
    </ListScreen>
  )
}
