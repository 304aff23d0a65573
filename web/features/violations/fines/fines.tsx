import { Anchor, Button, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import { bylawReference } from '../../../../contract/bylaws/bylaw-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { FineState, OutstandingFine } from '../../../../contract/violations/outstanding-fine.ts'
import { accusedLabels, fineStateLabels } from '../../../../contract/violations/violation-words.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { listPath, ownPageOf, pageOf } from '../words.ts'

const stateTones: Readonly<Record<FineState, Tone>> = {
  due: 'neutral',
  overdue: 'waiting',
  disputed: 'waiting',
  settled: 'good',
}

const State = ({ fine: { state, daysOverdue } }: { fine: OutstandingFine }) => (
  <Stack gap={4} align="flex-start">
    <StatusBadge tone={stateTones[state]}>{fineStateLabels[state]}</StatusBadge>
    {daysOverdue > 0 && <Text size="sm">{counted(daysOverdue, 'day')} overdue</Text>}
  </Stack>
)

/** The columns for those who manage the building, whose case leads to its steps and whose unit to its account. */
const columnsFor = (managesBuilding: boolean): readonly Column<OutstandingFine>[] => [
  {
    name: 'Case',
    cell: ({ violation, kind, bylaw }) => (
      <Stack gap={0}>
        <Anchor component={Link} to={managesBuilding ? pageOf(violation) : ownPageOf(violation)} fw={600}>
          {violationNumber(violation)} {kind === 'fine' ? 'Fine' : 'Costs'}
        </Anchor>
        {bylaw && (
          <Text size="sm" c="dimmed">
            {bylawReference(bylaw)}: {bylaw.heading}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    name: 'Unit',
    cell: ({ unit, accused, holdingId }) => (
      <Stack gap={0}>
        {holdingId === null ? (
          unit.unitNumber
        ) : (
          <Anchor component={Link} to={`/fees/accounts/${holdingId}`}>
            {unit.unitNumber}
          </Anchor>
        )}
        <Text size="sm" c="dimmed">
          {accusedLabels[accused]}
        </Text>
      </Stack>
    ),
  },
  { name: 'State', cell: (fine) => <State fine={fine} /> },
  { name: 'Imposed', cell: ({ imposedOn }) => formatDate(imposedOn) },
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Owed', figures: true, cell: ({ openCents }) => (openCents > 0 ? formatMoney(openCents) : unknown) },
]

const keys = { shows: parseAsStringLiteral(['settled'] as const) }

/** Fines and costs that are owed: all of them for those who manage the building, one’s own for everyone else. */
export default function Fines() {
  const { managesBuilding } = useRights()
  const { filters, set } = useFilters(keys)
  const fines = useList(api.violations.fines, { query: { shows: filters.shows ?? 'open' } })
  return (
    <>
      <PageHeader
        title="Outstanding fines"
        text={
          managesBuilding
            ? 'Fines and the costs of remedies, earliest due date first. A payment goes to a fine only if the payer says so.'
            : 'Your fines, and those of your tenants. When you pay one, put its number, such as V-12, in the payment message; without it, the money goes to other charges.'
        }
        actions={
          <>
            {!managesBuilding && (
              <Button component={Link} to="/fees" variant="default">
                How to pay
              </Button>
            )}
            <Button component={Link} to={listPath} variant="default">
              Bylaw violations
            </Button>
          </>
        }
      />
      <ListPart
        list={fines}
        shape="table-row"
        filters={
          <Choice
            label="Owed"
            labels={{ settled: fineStateLabels.settled }}
            value={filters.shows}
            onChange={(shows) => void set({ shows })}
          />
        }
        narrowed={filters.shows !== null}
        onClear={() => void set({ shows: null })}
        empty={
          <Empty title="Nothing is owed">Fines appear here from the day they are imposed until they are paid.</Empty>
        }
      >
        {(items) => (
          <RowTable
            label="Outstanding fines"
            items={items}
            columns={columnsFor(managesBuilding)}
            idOf={({ _id }) => _id}
            leastWidth={760}
            stacks
          />
        )}
      </ListPart>
    </>
  )
}
