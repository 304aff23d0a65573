import { Button, Checkbox, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { localDateOf } from '../../../../contract/time.ts'
import type { RosterImport } from '../../../../contract/units.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import classes from './imports.module.css'
import type { Choose } from './use-choices.ts'

interface Props {
  made: RosterImport
  /** Whether it is a dry run, in which something can still be chosen. */
  isOpen: boolean
  busy: boolean
  /** What was wrong with the last choice. */
  fault: string | null
  onChoose: Choose
}

interface TiesProps extends Pick<Props, 'made' | 'isOpen' | 'busy'> {
  chosen: string[]
  onChange(chosen: string[]): void
}

const Ties = ({ made: { reading, choices }, isOpen, busy, chosen, onChange }: TiesProps) => {
  if (!isOpen)
    return (
      <List size="sm" aria-label="People not in the file">
        {reading.notInFile.map(({ _id, unitNumber, name, role, ends }) => (
          <List.Item key={_id}>
            {unitNumber}: {name}, {role}
            {ends && ` (ended on ${choices.ends?.day})`}
          </List.Item>
        ))}
      </List>
    )
  return (
    <Checkbox.Group value={chosen} onChange={onChange} aria-label="People not in the file">
      <div className={classes['people']}>
        {reading.notInFile.map(({ _id, unitNumber, name, role }) => (
          <Checkbox key={_id} value={_id} disabled={busy} label={`${unitNumber}: ${name}, ${role}`} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** Whom the file leaves out: left alone, unless somebody ticks them to end on a day. */
export function NotInFile({ made, isOpen, busy, fault, onChoose }: Props) {
  const today = localDateOf(useNow(), useZone())
  const { notInFile } = made.reading
  const [chosen, setChosen] = useState<string[]>(notInFile.flatMap(({ _id, ends }) => (ends ? [_id] : [])))
  const [day, setDay] = useState(made.choices.ends?.day ?? today)
  const wasChosen = notInFile.some(({ ends }) => ends)
  return (
    <Stack gap="sm">
      <Text size="sm">
        {isOpen
          ? 'They’ll stay as they are. Check off anyone who has left, and enter their last day in the unit.'
          : 'They were left as they were, except those marked as ended.'}
      </Text>
      <Ties made={made} isOpen={isOpen} busy={busy} chosen={chosen} onChange={setChosen} />
      {isOpen && (
        <Group align="flex-end" gap="sm">
          <TextInput
            type="date"
            label="Last day"
            value={day}
            error={fault}
            onChange={({ currentTarget: { value } }) => setDay(value)}
          />
          <Button
            variant="default"
            disabled={busy || chosen.length === 0 || day === ''}
            onClick={() => onChoose(() => ({ ends: { day, linkIds: chosen } }))}
          >
            {chosen.length === 0 ? 'Mark as ended' : `Mark ${chosen.length} as ended`}
          </Button>
          {wasChosen && (
            <Button
              variant="subtle"
              disabled={busy}
              onClick={() => {
                setChosen([])
                onChoose(() => ({ ends: null }))
              }}
            >
              End no one
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
