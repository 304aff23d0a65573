import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ContactsChange, type Contacts } from '../../../contract/contacts.ts'
import { contactsMost } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { newerOf } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ContactRows } from './contact-rows.tsx'
import { ContactsEnd, failed } from './contacts-end.tsx'
import { ContactsConflict } from './contacts-conflict.tsx'
import { useContactRows } from './use-contact-rows.ts'

interface Props {
  /** The list as it was when editing began. */
  ground: Contacts
  onGround: (ground: Contacts) => void
  onDone: () => void
}

/** Writes the list of contacts. What was typed stays, whatever becomes of a save; Cancel discards it. */
export const ContactsForm = ({ ground, onGround, onDone }: Props) => {
  const form = useContractForm(
    ContactsChange,
    { contacts: ground.contacts },
    { keeps: 'contacts', over: ground.version, mode: 'onSubmit' },
  )
  const rows = useContactRows(form.control)
  const [newer, setNewer] = useState<Contacts | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const replace = useAction(api.contacts.replace, { refresh: [api.contacts.list] })
  const { errors } = form.formState

  const save = async ({ contacts }: ContactsChange) => {
    setRefused(null)
    try {
      const ordered = contacts.map((contact, order) => ({ ...contact, order }))
      await replace.send({ body: { contacts: ordered, version: ground.version } })
      onDone()
    } catch (error) {
      const theirs = newerOf(error) as Contacts | null
      if (!theirs) throw error
      setNewer(theirs)
    }
  }
  return (
    <Form form={form} onSend={save} onFailed={setRefused} failed={failed} label="Important contacts">
      <ContactRows control={form.control} rows={rows} />
      <Button
        variant="default"
        leftSection={<IconPlus size={18} />}
        onClick={rows.add}
        disabled={rows.fields.length >= contactsMost}
        style={{ alignSelf: 'flex-start' }}
      >
        Add contact
      </Button>
      {newer && (
        <ContactsConflict
          newer={newer.contacts}
          onKeepMine={() => {
            onGround({ ...ground, version: newer.version })
            setNewer(null)
          }}
          onTakeTheirs={() => {
            onGround(newer)
            form.reset({ contacts: newer.contacts })
            setNewer(null)
          }}
        />
      )}
      <ContactsEnd errors={errors} refused={refused} onCancel={onDone} />
    </Form>
  )
}
