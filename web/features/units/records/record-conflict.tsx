import { Button, Group } from '@mantine/core'
import { Conflict, Theirs } from '../../../ui/conflict.tsx'
import { differences, type Labels } from './differences.ts'

export type { Labels } from './differences.ts'

interface Props {
  newer: Readonly<Record<string, unknown>>
  mine: Readonly<Record<string, unknown>>
  labels: Labels
  /** Lets the next save go over what somebody else has saved. */
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Somebody saved the same record meanwhile: shows where theirs differs, keeps what was typed, and lets the writer decide. */
export function RecordConflict({ newer, mine, labels, onKeepMine, onTakeTheirs }: Props) {
  const other = differences(newer, mine, labels)
  return (
    <Conflict title="Someone else just saved this">
      <Theirs
        words={
          other.length > 0
            ? 'Your version is still here and not saved. Theirs differs:'
            : 'Your version is still here and not saved. Theirs is the same.'
        }
        lines={other}
      />
      <Group gap="sm">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="default" className="wraps" onClick={onTakeTheirs}>
          Discard mine and use theirs
        </Button>
      </Group>
    </Conflict>
  )
}
