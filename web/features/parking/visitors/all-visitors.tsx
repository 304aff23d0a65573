import { Button, Group, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import type { VisitorPass } from '../../../../contract/parking/visitor.ts'
import { api } from '../../../api/api.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { stateWords, vehicleWords } from '../words.ts'
import { PassSteps, usePassDialog, type OnPassStep } from './pass-card.tsx'
import { RegisterVisitor } from './register-dialog.tsx'

const shownLabels = { now: 'Parked now', upcoming: 'Upcoming', past: 'Past' } as const
const filterKeys = { shows: parseAsStringLiteral(['now', 'upcoming', 'past'] as const) }

const columnsOf = (onStep: OnPassStep): readonly Column<VisitorPass>[] => [
  {
    name: 'Plate',
    cell: (pass) => (
      <Stack gap={2}>
        <Text fw={600}>{pass.licensePlate ?? 'erased'}</Text>
        <Text size="sm" c="dimmed">
          {vehicleWords(pass) || pass.province}
        </Text>
      </Stack>
    ),
  },
  { name: 'Visitor', cell: ({ visitorName }) => visitorName ?? unknown },
  {
    name: 'Unit',
    cell: ({ unitNumber, host }) => (
      <Stack gap={2}>
        {unitNumber}
        <Text size="sm" c="dimmed">
          {host ?? 'registered by staff'}
        </Text>
      </Stack>
    ),
  },
  { name: 'From', cell: ({ from }) => <Instant at={from} /> },
  { name: 'Until', cell: ({ until }) => <Instant at={until} /> },
  {
    name: 'Status',
    cell: ({ state, override, endReason }) => (
      <Stack gap={2} align="flex-start">
        <StatusBadge tone={stateWords[state].tone}>{stateWords[state].words}</StatusBadge>
        {override && (
          <Text size="sm">
            Allowed by {override.by}: {override.reason}
          </Text>
        )}
        {endReason && <Text size="sm">{endReason}</Text>}
      </Stack>
    ),
  },
  { name: 'Actions', cell: (pass) => <PassSteps pass={pass} onStep={onStep} /> },
]

/** Every visitor of the building, for those who manage parking. */
export default function AllVisitors() {
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const { onStep, dialog } = usePassDialog()
  const passes = useList(api.parking.listPasses, { query: sent(filters) }, { staleTime: 0 })
  return (
    <ListPart
      lead={
        <>
          <RegisterForUnit />
          {dialog}
        </>
      }
      list={passes}
      shape="table-row"
      search={{
        label: 'Search plates and visitors',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <Choice label="Any time" labels={shownLabels} value={filters.shows} onChange={(shows) => void set({ shows })} />
      }
      narrowed={narrowed}
      onClear={clear}
      empty={<Empty title="No visitors yet">Visitors registered by residents will appear here.</Empty>}
    >
      {(items) => (
        <RowTable
          label="Visitors"
          items={items}
          columns={columnsOf(onStep)}
          idOf={({ _id }) => _id}
          leastWidth={820}
          stacks
        />
      )}
    </ListPart>
  )
}

/** Registers a visitor for whichever unit they come to. */
const RegisterForUnit = () => {
  const [isOpen, setOpen] = useState(false)
  const facts = useRoute(api.parking.registering, undefined, { staleTime: 0, enabled: isOpen })
  const close = () => setOpen(false)
  return (
    <Group justify="flex-end" mb="md" className="no-print">
      <Button onClick={() => setOpen(true)}>Register a visitor</Button>
      {isOpen && (
        <Dialog onClose={close} title="Register a visitor" size="lg">
          <Loaded query={facts} shape="form" failed="We couldn’t load the form.">
            {(found) => <RegisterVisitor facts={found} forAny onClose={close} />}
          </Loaded>
        </Dialog>
      )}
    </Group>
  )
}
