import { Button, SimpleGrid, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Contact } from '../../../contract/contacts.ts'
import type { Instant } from '../../../contract/time.ts'
import { useBuilding } from '../../api/building.tsx'
import { Late } from '../../ui/late.tsx'
import { LoadedPart, type Part } from '../../ui/loaded-part.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'
import { Section } from '../../ui/section.tsx'
import { ContactCard } from './contact-card.tsx'
import { OfficeFacts } from './office-card.tsx'

const ContactsEditing = lazy(() => import('./contacts-editing.tsx'))

/** Whom the people of the building may need to reach; those who manage it change the list in its place. */
interface Props {
  part: Part<Contact[]>
  manages: boolean
  /** The moment at which the answer came. */
  at: Instant
}

export const ImportantContacts = ({ part, manages, at }: Props) => {
  const building = useBuilding()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const left = useRef(false)
  useEffect(() => {
    // The focus comes back to where editing began.
    if (!editing && left.current) button.current?.focus()
    left.current = editing
  }, [editing])

  if (editing)
    return (
      <Section title="Important Contacts">
        <Suspense fallback={<EditorShape />}>
          <ContactsEditing onDone={() => setEditing(false)} />
        </Suspense>
      </Section>
    )
  const edit = (
    <Button ref={button} variant="default" leftSection={<IconPencil size={18} />} onClick={() => setEditing(true)}>
      Edit Contacts
    </Button>
  )
  return (
    <Section title="Important Contacts" action={manages && part.data && edit}>
      <LoadedPart part={part} shape="card" rows={2} failed="Failed to load contacts">
        {(contacts) => (contacts.length > 0 ? <ContactGrid contacts={contacts} /> : <NoContacts manages={manages} />)}
      </LoadedPart>
      <OfficeFacts building={building} at={at} />
    </Section>
  )
}

const EditorShape = () => (
  <Late>
    <Placeholder shape="form" />
  </Late>
)

const ContactGrid = ({ contacts }: { contacts: readonly Contact[] }) => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={{ base: 'sm', sm: 'md' }}>
    {contacts.map((contact) => (
      <ContactCard key={contact.order} contact={contact} />
    ))}
  </SimpleGrid>
)

const NoContacts = ({ manages }: { manages: boolean }) => (
  <Text c="dimmed">
    {manages
      ? 'No contacts yet. Add the people residents should call: the manager, the caretaker, emergency services.'
      : 'No contacts yet. Your building’s managers can add them here.'}
  </Text>
)
