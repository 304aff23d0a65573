import { Anchor, Button, Collapse, Group, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Conflict } from './conflict.tsx'

interface Props {
  /** What was saved: `notice`. */
  what: string
  /** Where theirs stands, for who lets it stand. */
  to: string
  /** Lets the next save go over what somebody else has saved. */
  onKeepMine(): void
  /** Their version. */
  children: ReactNode
}

/** Somebody saved the same thing meanwhile: shows theirs, keeps what was typed here, and lets the writer decide. */
export function NewerVersion({ what, to, onKeepMine, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Conflict title={`Somebody else saved this ${what} meanwhile`}>
      <Text size="sm" c="inherit">
        What you typed is still here and not saved. Look at theirs, then decide.
      </Text>
      <Group gap="sm">
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide their version' : 'Show their version'}
        </Button>
        <Button onClick={onKeepMine}>Keep mine and save it over theirs</Button>
        <Anchor component={Link} to={to} size="sm" c="inherit">
          Discard mine
        </Anchor>
      </Group>
      <Collapse expanded={open}>{children}</Collapse>
    </Conflict>
  )
}
