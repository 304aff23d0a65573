import { Alert, Button, Group, List, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { FileColumn, Meaning, Reading } from '../../../../contract/units.ts'
import type { Place } from '../../../../contract/units/roster-columns.ts'
import { HeadingRow } from './heading-row.tsx'
import { placeChoices, slotChoices, slotOf } from './import-words.ts'
import classes from './imports.module.css'
import type { Choose } from './use-choices.ts'

interface Props {
  reading: Reading
  busy: boolean
  onChoose: Choose
  onForget(): void
}

interface Mapped extends FileColumn {
  at: number
}

const places = [{ value: '', label: 'Not imported' }, ...placeChoices()]

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
      aria-label={`Field for ${shownOf(column)}`}
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
      aria-label={`${shownOf(column)} applies to`}
      data={slotChoices}
      value={meaning?.slot ? `${meaning.slot.role} ${meaning.slot.number}` : ''}
      disabled={editing.busy || !meaning}
      onChange={({ currentTarget: { value } }) =>
        meaning && editing.set(column.at, { ...meaning, slot: slotOf(value) })
      }
    />
  )
}

/** A column with what it holds, and what it is taken for. */
const ColumnRow = ({ column, editing }: { column: Mapped; editing: Editing }) => (
  <li className={classes['column']}>
    <Stack gap={2} miw={0}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {shownOf(column)}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {column.samples.length ? column.samples.join(' · ') : 'empty'}
      </Text>
    </Stack>
    <div className={classes['choices']}>
      <PlaceChoice column={column} editing={editing} />
      {editing.isWide && <SlotChoice column={column} editing={editing} />}
    </div>
  </li>
)

const Faults = ({ faults }: { faults: readonly string[] }) =>
  faults.length > 0 && (
    <Alert color="red" title="These columns don’t make a complete roster yet">
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
  const mapped = reading.columns.map((column, at) => ({ ...column, at }))
  const isChanged = isWide !== reading.isWide || JSON.stringify(meanings) !== JSON.stringify(found)
  return (
    <Stack gap="md">
      <Faults faults={reading.faults} />
      {reading.topRows.length > 1 && <HeadingRow reading={reading} busy={busy} onChoose={onChoose} />}
      <SegmentedControl
        aria-label="Row format"
        data={[
          { value: 'long', label: 'One person per row' },
          { value: 'wide', label: 'One unit per row' },
        ]}
        value={isWide ? 'wide' : 'long'}
        onChange={(value) => setWide(value === 'wide')}
        disabled={busy}
        w="fit-content"
        maw="100%"
      />
      <ul className={classes['columns']} aria-label="Columns in the file">
        {mapped.map((column) => (
          <ColumnRow key={column.at} column={column} editing={{ meanings, isWide, busy, set }} />
        ))}
      </ul>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {reading.isRemembered
            ? 'Using your earlier choices for a file with these headings.'
            : 'Matched by heading. Your changes are remembered for files like this one.'}
        </Text>
        <Group gap="sm">
          {reading.isRemembered && (
            <Button variant="subtle" disabled={busy} onClick={onForget}>
              Forget these choices
            </Button>
          )}
          <Button disabled={!isChanged || busy} onClick={() => onChoose(() => ({ isWide, meanings }))}>
            Use these columns
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
