import { Alert, Button, Group, List, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { FileColumn, Meaning, Reading, SaidChoices } from '../../../../contract/units.ts'
import type { Place } from '../../../../contract/units/roster-columns.ts'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { placeChoices, slotChoices, slotOf } from './import-words.ts'

interface Props {
  reading: Reading
  busy: boolean
  onChoose(said: Omit<SaidChoices, 'version'>): void
  onForget(): void
}

interface Mapped extends FileColumn {
  at: number
}

const places = [{ value: '', label: 'Left out' }, ...placeChoices()]

const shownOf = ({ heading, at }: Mapped) => heading || `Column ${at + 1}`

interface Editing {
  meanings: readonly Meaning[]
  isWide: boolean
  busy: boolean
  set(at: number, meaning: Meaning): void
}

const PlaceChoice = ({ column, editing }: { column: Mapped; editing: Editing }) => {
  const meaning = editing.meanings[column.at] ?? null
  return (
    <NativeSelect
      aria-label={`${shownOf(column)} is taken for`}
      data={places}
      value={meaning?.place ?? ''}
      disabled={editing.busy}
      onChange={({ currentTarget: { value } }) =>
        editing.set(column.at, value ? { place: value as Place, slot: meaning?.slot ?? null } : null)
      }
    />
  )
}

const SlotChoice = ({ column, editing }: { column: Mapped; editing: Editing }) => {
  const meaning = editing.meanings[column.at] ?? null
  return (
    <NativeSelect
      aria-label={`${shownOf(column)} is of`}
      data={slotChoices}
      value={meaning?.slot ? `${meaning.slot.role} ${meaning.slot.number}` : ''}
      disabled={editing.busy || !meaning}
      onChange={({ currentTarget: { value } }) =>
        meaning && editing.set(column.at, { ...meaning, slot: slotOf(value) })
      }
    />
  )
}

const columnsFor = (editing: Editing): Column<Mapped>[] => [
  {
    name: 'Column of the file',
    cell: (column) => (
      <Stack gap={2}>
        <strong>{shownOf(column)}</strong>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {column.samples.length ? column.samples.join(' · ') : 'holds nothing'}
        </Text>
      </Stack>
    ),
  },
  { name: 'Is taken for', cell: (column) => <PlaceChoice column={column} editing={editing} /> },
  ...(editing.isWide
    ? [{ name: 'Of', cell: (column: Mapped) => <SlotChoice column={column} editing={editing} /> }]
    : []),
]

const Faults = ({ faults }: { faults: readonly string[] }) =>
  faults.length > 0 && (
    <Alert color="red" title="The columns do not make a roster yet">
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={fault}>{fault}</List.Item>
        ))}
      </List>
    </Alert>
  )

/** What each column of the file is taken for, with samples of what it holds; changed here, and remembered. */
export function ColumnMapping({ reading, busy, onChoose, onForget }: Props) {
  const found = reading.columns.map(({ meaning }) => meaning)
  const [isWide, setWide] = useState(reading.isWide)
  const [meanings, setMeanings] = useState<Meaning[]>(found)
  const set = (at: number, meaning: Meaning) => setMeanings(meanings.with(at, meaning))
  const isChanged = isWide !== reading.isWide || JSON.stringify(meanings) !== JSON.stringify(found)
  return (
    <Stack gap="md">
      <Faults faults={reading.faults} />
      <SegmentedControl
        aria-label="What a row of the file is"
        data={[
          { value: 'long', label: 'A row is one person' },
          { value: 'wide', label: 'A row is a whole unit' },
        ]}
        value={isWide ? 'wide' : 'long'}
        onChange={(value) => setWide(value === 'wide')}
        disabled={busy}
        w="fit-content"
        maw="100%"
      />
      <RowTable
        label="Columns of the file"
        items={reading.columns.map((column, at) => ({ ...column, at }))}
        columns={columnsFor({ meanings, isWide, busy, set })}
        idOf={({ at }) => String(at)}
        leastWidth={isWide ? 560 : 300}
      />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {reading.isRemembered
            ? 'Taken as you said for a file with these headings.'
            : 'Found by the headings. What you change is remembered for files like this one.'}
        </Text>
        <Group gap="sm">
          {reading.isRemembered && (
            <Button variant="subtle" disabled={busy} onClick={onForget}>
              Forget it
            </Button>
          )}
          <Button disabled={!isChanged || busy} onClick={() => onChoose({ isWide, meanings })}>
            Use these columns
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
