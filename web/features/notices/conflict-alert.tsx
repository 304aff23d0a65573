import { Anchor, Button, Collapse, Group, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Notice } from '../../../contract/notices.ts'
import { Conflict } from '../../ui/conflict.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface Props {
  newer: Notice
  /** Lets the next save go over what somebody else has saved. */
  onKeepMine(): void
}

/** Somebody saved the same notice meanwhile: shows theirs, keeps what was typed here, and lets the writer decide. */
export function ConflictAlert({ newer, onKeepMine }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Conflict title="Somebody else saved this notice meanwhile">
      <Text size="sm" c="inherit">
        What you typed is still here and not saved. Look at theirs, then decide.
      </Text>
      <Group gap="sm">
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide their version' : 'Show their version'}
        </Button>
        <Button onClick={onKeepMine}>Keep mine and save it over theirs</Button>
        <Anchor component={Link} to={`/announcements/${newer._id}`} size="sm" c="inherit">
          Discard mine
        </Anchor>
      </Group>
      <Collapse expanded={open}>
        <Paper withBorder p="md">
          <Title order={2} size="h4">
            {newer.title}
          </Title>
          <RichText html={newer.content} under={2} />
        </Paper>
      </Collapse>
    </Conflict>
  )
}
