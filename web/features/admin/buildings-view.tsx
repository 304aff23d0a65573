import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import type { BuildingHealth, BuildingState } from '../../../contract/admin/buildings.ts'
import { provinceNames, type Province } from '../../../contract/places.ts'
import { formatRelative } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FileSize } from '../../ui/file-size.tsx'
import { ListPart } from '../../ui/list-part.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { cameAt } from '../../ui/use-now.ts'
import { stateTones, stateWords } from './state-words.ts'
import { Troubles } from './troubles.tsx'

const states = Object.keys(stateWords) as BuildingState[]
const provinces = Object.keys(provinceNames) as Province[]
const filterKeys = { state: parseAsStringLiteral(states), province: parseAsStringLiteral(provinces) }

const columns = (now: string): Column<BuildingHealth>[] => [
  {
    name: 'Building',
    cell: ({ _id, name, city, province, code, planNumber }) => (
      <>
        <Anchor
          component={Link}
          to={`/admin/buildings/${_id}`}
          inherit
          c="inherit"
          fw={600}
          display="inline-block"
          py="xs"
          style={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {city}, {province} · {planNumber} · {code}
        </Text>
      </>
    ),
  },
  { name: 'Status', cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge> },
  { name: 'Units', figures: true, cell: ({ units }) => units },
  {
    name: 'Accounts',
    figures: true,
    cell: ({ accounts, activeAccounts }) => (
      <>
        {accounts}
        <Text size="sm" c="dimmed">
          {activeAccounts} active
        </Text>
      </>
    ),
  },
  {
    name: 'Last sign-in',
    cell: ({ lastSignedInAt }) => (lastSignedInAt ? formatRelative(lastSignedInAt, now) : 'never'),
  },
  { name: 'Files', figures: true, cell: ({ storageBytes }) => <FileSize bytes={storageBytes} /> },
  { name: 'Issues', cell: (one) => <Troubles of={one} /> },
]

const CreateLink = () => (
  <Button component={Link} to="/admin/buildings/new" leftSection={<IconPlus size={18} aria-hidden />}>
    Create a building
  </Button>
)

/** Every building with how it fares; narrowed in the address. */
const BuildingsView = () => {
  const { filters, set, clear } = useFilters(filterKeys)
  const list = useList(api.admin.buildings, { query: sent(filters) })
  return (
    <ListPart
      lead={
        <Group justify="flex-end" mb="md">
          <CreateLink />
        </Group>
      }
      list={list}
      shape="table-row"
      search={{
        label: 'Search by name, city, code or plan number',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <>
          <Choice
            label="Any status"
            labels={stateWords}
            value={filters.state}
            onChange={(state) => void set({ state })}
          />
          <Choice
            label="Any province"
            labels={provinceNames}
            value={filters.province}
            onChange={(province) => void set({ province })}
          />
        </>
      }
      narrowed={Object.values(filters).some(Boolean)}
      onClear={clear}
      empty={
        <Empty title="No buildings yet" picture="building" action={<CreateLink />}>
          Create the first one and invite its manager.
        </Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Buildings"
          items={items}
          columns={columns(cameAt(list))}
          idOf={({ _id }) => _id}
          leastWidth={720}
          stacks
        />
      )}
    </ListPart>
  )
}
export default BuildingsView
