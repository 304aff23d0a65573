import { Button, Group, List, Text } from '@mantine/core'
import type { Contact } from '../../../contract/contacts.ts'
import { Conflict } from '../../ui/conflict.tsx'

interface Props {
  newer: readonly Contact[]
  /** Lets the next save go over what somebody else has saved. */
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody saved the contacts meanwhile: shows theirs, keeps what was typed here, and lets the writer decide. */
export const ContactsConflict = ({ newer, onKeepMine, onTakeTheirs }: Props) => (
  <Conflict title="Somebody else saved the contacts meanwhile">
    <Text size="sm" c="inherit">
      What you typed is still here and not saved. Their list now reads:
    </Text>
    <List size="sm" c="inherit">
      {newer.map(({ order, name, role, phone, email, availability, isEmergency }) => (
        <List.Item key={order}>
          {[`${name}, ${role}`, phone, email, availability, isEmergency && 'emergency'].filter(Boolean).join(' · ')}
        </List.Item>
      ))}
    </List>
    {newer.length === 0 && (
      <Text size="sm" c="inherit">
        Nobody.
      </Text>
    )}
    <Group gap="sm">
      <Button onClick={onKeepMine}>Keep mine and save it over theirs</Button>
      <Button variant="default" onClick={onTakeTheirs}>
        Discard mine and take theirs
      </Button>
    </Group>
  </Conflict>
)
