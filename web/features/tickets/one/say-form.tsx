import { useEffect, useState } from 'react'
import { TicketWords } from '../../../../contract/tickets/bodies.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { shownOfTickets } from '../shown.ts'

interface Props {
  ticket: Ticket
  /** Whether something is typed that was not sent. */
  onBegun: (begun: boolean) => void
}

/** Writes to everybody who follows the ticket, with photos. */
export const SayForm = ({ ticket: { _id: id, desk, waitsForReply }, onBegun }: Props) => {
  const atDesk = desk !== null
  const [files, setFiles] = useState<readonly File[]>([])
  const say = useAction(api.tickets.say, { done: 'Message sent', refresh: shownOfTickets })
  const form = useContractForm(TicketWords, { words: '', waits: false }, { keeps: `ticket/${id}/message` })
  const { isDirty } = form.formState
  const begun = isDirty || files.length > 0
  useEffect(() => onBegun(begun), [begun, onBegun])
  const send = async (body: TicketWords) => {
    await say.send({ params: { id }, body, files })
    form.reset()
    setFiles([])
  }
  return (
    <Panel
      id="say"
      title={waitsForReply && !atDesk ? 'Your reply' : 'Write a message'}
      text={
        atDesk
          ? 'Visible to the person who reported it and everyone who follows it.'
          : 'Visible to management and everyone who follows this ticket.'
      }
    >
      <Form
        unsaved={files.length > 0}
        form={form}
        onSend={send}
        failed="We couldn’t send your message. Please try again; nothing you typed was lost."
        label="Write a message"
      >
        <TextAreaField control={form.control} name="words" label="Message" minRows={2} />
        <FilesField label="Photos" button="Add photos" files={files} onFiles={setFiles} />
        {atDesk && (
          <CheckboxField
            control={form.control}
            name="waits"
            label="Waiting for a reply"
            description="The deadline is paused until they reply."
          />
        )}
        <SubmitButton w="fit-content" busyText="Sending...">
          Send message
        </SubmitButton>
      </Form>
    </Panel>
  )
}
