import { Button, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Meaning, Reading } from '../../../../contract/units.ts'
import type { Place } from '../../../../contract/units/roster-columns.ts'
import { FileColumns } from '../../../ui/file-columns.tsx'
import { Findings } from '../../../ui/findings.tsx'
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

const places = [{ value: '', label: 'Not imported' }, ...placeChoices()]

interface Editing {
  meanings: readonly Meaning[]
  busy: boolean
  set(at: number, meaning: Meaning): void
}

interface ChoiceProps {
  /** The column, by its name and place. */
  name: string
  at: number
  editing: Editing
}

const PlaceChoice = ({ name, at, editing }: ChoiceProps) => {
  const meaning = editing.meanings[at] ?? null
  return (
    <NativeSelect
      aria-label={`Field for ${name}`}
      data={places}
      value={meaning?.place ?? ''}
      disabled={editing.busy}
      onChange={({ currentTarget: { value } }) =>
        editing.set(at, value ? { place: value as Place, slot: meaning?.slot ?? null } : null)
      }
    />
  )
}

const SlotChoice = ({ name, at, editing }: ChoiceProps) => {
  const meaning = editing.meanings[at] ?? null
  return (
    <NativeSelect
      aria-label={`${name} applies to`}
      data={slotChoices}
      value={meaning?.slot ? `${meaning.slot.role} ${meaning.slot.number}` : ''}
      disabled={editing.busy || !meaning}
      onChange={({ currentTarget: { value } }) => meaning && editing.set(at, { ...meaning, slot: slotOf(value) })}
    />
  )
}

/** What each column of the file is taken for, with samples of what it holds; changed here, and remembered. */
export function ColumnMapping({ reading, busy, onChoose, onForget }: Props) {
  const found = reading.columns.map(({ meaning }) => meaning)
  const [isWide, setWide] = useState(reading.isWide)
  const [meanings, setMeanings] = useState<Meaning[]>(found)
  const set = (at: number, meaning: Meaning) => setMeanings(meanings.with(at, meaning))
  const editing = { meanings, busy, set }
  const isChanged = isWide !== reading.isWide || JSON.stringify(meanings) !== JSON.stringify(found)
  return (
    <Stack gap="md">
      <Findings title="These columns don’t make a complete roster yet" colour="red" lines={reading.faults} />
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
      <FileColumns columns={reading.columns}>
        {(name, at) => (
          <div className={classes['choices']}>
            <PlaceChoice name={name} at={at} editing={editing} />
            {isWide && <SlotChoice name={name} at={at} editing={editing} />}
          </div>
        )}
      </FileColumns>
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
