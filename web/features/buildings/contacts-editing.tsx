import { useState } from 'react'
import type { Contacts } from '../../../contract/contacts.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { ContactsForm } from './contacts-form.tsx'

/** The edit mode of the contacts, over the list as it stands now. */
const ContactsEditing = ({ onDone }: { onDone: () => void }) => {
  const list = useRoute(api.contacts.list, {}, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the list is read anew behind it.
  const [ground, setGround] = useState<Contacts>()
  const { data, isError, isFetchedAfterMount } = list
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <LoadedPart
      part={{ data: ground, failed: isError, retry: () => void list.refetch() }}
      shape="form"
      failed="Failed to load contacts"
    >
      {(contacts) => <ContactsForm ground={contacts} onGround={setGround} onDone={onDone} />}
    </LoadedPart>
  )
}
export default ContactsEditing
