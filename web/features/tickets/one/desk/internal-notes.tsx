import { Stack, Text, Title } from '@mantine/core'
import { IconLockAccess } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { InternalWords } from '../../../../../contract/tickets/bodies.ts'
import type { InternalNote } from '../../../../../contract/tickets/ticket.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FilesField } from '../../../../ui/files-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { Files } from '../../../../ui/shown-files.tsx'
import { Linked } from '../../../../ui/plain-text.tsx'
import classes from './internal.module.css'

interface Props {
  ticketId: string
}

/** What those who look after tickets say among themselves: read by a call of its own, and looking like nothing else. */
export const InternalNotes = ({ ticketId }: Props) => {
  const titleId = useId()
  const notes = useRoute(api.tickets.internalNotes, { params: { id: ticketId } }, { staleTime: 0 })
  return (
    <section className={classes.internal} aria-labelledby={titleId}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={titleId} style={{ alignItems: 'center', display: 'flex', gap: 8 }}>
            <IconLockAccess size={20} aria-hidden />
            Internal notes
          </Title>
          <Text size="sm">Only maintenance staff can see these notes.</Text>
        </div>
        <Loaded
          query={notes}
          shape="list-item"
          rows={1}
          failed="We couldn’t load the internal notes."
          empty={<Text size="sm">No notes yet.</Text>}
        >
          {(found) => (
            <ul className={classes.notes}>
              {found.map((note) => (
                <Note key={note._id} ticketId={ticketId} note={note} />
              ))}
            </ul>
          )}
        </Loaded>
        <OnDemand words="Add an internal note">
          <NoteForm ticketId={ticketId} />
        </OnDemand>
      </Stack>
    </section>
  )
}

const Note = ({ ticketId: id, note: { _id: noteId, at, by, words, files } }: Props & { note: InternalNote }) => (
  <li>
    <Stack gap="xs">
      <span className={classes.words}>
        <Linked>{words}</Linked>
      </span>
      <Files
        label="Files in this note"
        files={files}
        endpoint={api.tickets.openInternalFile}
        argsOf={(fileId) => ({ params: { id, noteId, fileId } })}
      />
      <Text size="sm">
        {by}, <Instant at={at} />
      </Text>
    </Stack>
  </li>
)

const NoteForm = ({ ticketId: id }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const say = useAction(api.tickets.sayInternally, { done: 'Note saved', refresh: [api.tickets.internalNotes] })
  const form = useContractForm(InternalWords, { words: '' }, { keeps: `ticket/${id}/note` })
  const send = async (body: InternalWords) => {
    await say.send({ params: { id }, body, files })
    form.reset()
    setFiles([])
  }
  return (
    <Form
      unsaved={files.length > 0}
      form={form}
      onSend={send}
      failed="We couldn’t save the note. Please try again; nothing you typed was lost."
      label="Internal note"
    >
      <TextAreaField control={form.control} name="words" label="Internal note" minRows={2} />
      <FilesField label="Files" files={files} onFiles={setFiles} />
      <SubmitButton w="fit-content" busyText="Saving...">
        Save note
      </SubmitButton>
    </Form>
  )
}
