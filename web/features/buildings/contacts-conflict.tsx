import { Button, Group } from '@mantine/core'
import type { Contact } from '../../../contract/contacts.ts'
import { Conflict, Theirs } from '../../ui/conflict.tsx'

const lineOf = ({ name, role, phone, email, availability, isEmergency }: Contact): string =>
  [`${name}, ${role}`, phone, email, availability, isEmergency && 'emergency'].filter(Boolean).join(' · ')

interface Props {
  newer: readonly Contact[]
  /** Lets the next save go over what somebody else has saved. */
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody saved the contacts meanwhile: shows theirs, keeps what was typed here, and lets the writer decide. */
export const ContactsConflict = ({ newer, onKeepMine, onTakeTheirs }: Props) => (
  <Conflict title="Someone else just changed the contacts">
    <Theirs
      words="Your text is still here but isn’t saved. Their list:"
      lines={newer.length > 0 ? newer.map(lineOf) : ['No contacts.']}
    />
    <Group gap="sm">
      <Button className="wraps" onClick={onKeepMine}>
        Overwrite with mine
      </Button>
      <Button variant="default" className="wraps" onClick={onTakeTheirs}>
        Discard mine and use theirs
      </Button>
    </Group>
  </Conflict>
)
