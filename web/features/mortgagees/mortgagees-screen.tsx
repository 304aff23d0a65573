import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import { Link } from 'react-router'
import { mortgageeKind } from '../../../contract/mortgagees/mortgagee-kind.ts'
import { mortgageeStateLabels } from '../../../contract/mortgagees/mortgagee-words.ts'
import type { Mortgagee } from '../../../contract/mortgagees/mortgagee.ts'
import { formatDate } from '../../../contract/time.ts'
import { mortgageeRequests } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useList } from '../../api/queries.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { ReachLinks } from '../../ui/reach-links.tsx'
import { RowTable, unknown, type Column } from '../../ui/row-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { Why } from '../../ui/why.tsx'
import { AnyUnitField } from '../units/units.ts'
import { endWords, mortgageeTones } from './words.ts'
import { AddDialog } from './writing-dialogs.tsx'

const shownLabels = { ended: 'Ended', all: 'All requests' } as const
const filterKeys = { shows: parseAsStringLiteral(['ended', 'all'] as const) }

const columns: readonly Column<Mortgagee>[] = [
  {
    name: 'Unit',
    cell: ({ unit }) => (
      <Anchor component={Link} to={`${mortgageeKind.page(unit._id)}#mortgagees`} fw={600}>
        {unit.unitNumber}
      </Anchor>
    ),
  },
  {
    name: 'Mortgagee',
    cell: ({ lender, reference }) => (
      <div style={{ overflowWrap: 'anywhere' }}>
        {lender}
        {reference && (
          <Text size="sm" c="dimmed">
            Reference {reference}
          </Text>
        )}
      </div>
    ),
  },
  {
    name: 'Address for notices',
    cell: ({ address, email }) => (
      <div style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {address}
        </Text>
        {email && <ReachLinks phone="" email={email} narrow />}
      </div>
    ),
  },
  { name: 'Received', cell: ({ requestedOn }) => formatDate(requestedOn) },
  {
    name: 'Status',
    cell: (mortgagee) => (
      <Stack gap={4} align="flex-start">
        <StatusBadge tone={mortgageeTones[mortgagee.state]}>{mortgageeStateLabels[mortgagee.state]}</StatusBadge>
        <Text size="sm">{endWords(mortgagee) ?? unknown}</Text>
      </Stack>
    ),
  },
]

/** The lenders of the building that asked for notices, and until when their requests count. */
export default function MortgageesScreen() {
  const [adding, setAdding] = useState(false)
  return (
    <>
      <MortgageeList onAdd={() => setAdding(true)} />
      {adding && (
        <AddDialog
          renderUnit={(control) => <AnyUnitField control={control} name="unitId" label="Unit" withAsterisk />}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

function MortgageeList({ onAdd }: { onAdd: () => void }) {
  const rule = mortgageeRequests(useBuilding().jurisdiction)
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const mortgagees = useList(api.mortgagees.list, { query: sent(filters) })
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      Add a mortgagee
    </Button>
  )
  return (
    <ListScreen
      title="Mortgagees"
      text="Lenders with a mortgage on a unit that asked for copies of notices."
      actions={
        <>
          <Why reason={rule} of="a mortgagee’s request" />
          {add}
        </>
      }
      list={mortgagees}
      shape="table-row"
      search={{
        label: 'Search by lender, unit or reference',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <Choice label="Current" labels={shownLabels} value={filters.shows} onChange={(shows) => void set({ shows })} />
      }
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty title="No mortgagees yet" action={add}>
          {`No mortgagee has asked for notices yet. When a lender sends a ${rule.form}, add it here.`}
        </Empty>
      }
    >
      {(items) => (
        <RowTable label="Mortgagees" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={720} stacks />
      )}
    </ListScreen>
  )
}
