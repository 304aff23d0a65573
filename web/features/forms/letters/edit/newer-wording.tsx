import { Anchor, Button, Collapse, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Template } from '../../../../../contract/forms/templates.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import { templatePath } from '../addresses.ts'
import { LetterPaper } from '../letter-paper.tsx'

interface Props {
  newer: Template
  /** Lets the next save go over what somebody else has saved. */
  onKeepMine(): void
}

/** Somebody saved the same template meanwhile: shows theirs, keeps what was typed here, and lets the writer decide. */
export function NewerWording({ newer, onKeepMine }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Conflict title="Somebody else saved this template meanwhile">
      <Text size="sm" c="inherit">
        What you typed is still here and not saved. Look at theirs, then decide.
      </Text>
      <Group gap="sm">
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide their version' : 'Show their version'}
        </Button>
        <Button onClick={onKeepMine}>Keep mine and save it over theirs</Button>
        <Anchor component={Link} to={templatePath(newer._id)} size="sm" c="inherit">
          Discard mine
        </Anchor>
      </Group>
      <Collapse expanded={open}>
        <LetterPaper label="Their version" subject={newer.subject} html={newer.content} />
      </Collapse>
    </Conflict>
  )
}
