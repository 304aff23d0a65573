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
    <Conflict title={`Someone else just changed this ${what}`}>
      <Text size="sm" c="inherit">
        Your text is still here but isn’t saved. Compare with their version, then choose.
      </Text>
      <Group gap="sm">
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide their version' : 'Show their version'}
        </Button>
        <Button onClick={onKeepMine}>Overwrite with mine</Button>
        <Anchor component={Link} to={to} size="sm" c="inherit">
          Discard mine and use theirs
        </Anchor>
      </Group>
      <Collapse expanded={open}>{children}</Collapse>
    </Conflict>
  )
}
