import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { TicketDraft } from '../../../../contract/tickets/bodies.ts'
import type { ReportingFacts } from '../../../../contract/tickets/ticket.ts'
import type { WaitingTicket } from '../../../api/outbox/outbox.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { pageOf } from '../words.ts'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { categoryChoices } from './category-icons.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { EmergencyField } from './emergency-field.tsx'
import { EntryFields } from './entry-fields.tsx'
import { OtherFields } from './other-fields.tsx'
import { OfflineWords } from './offline-words.tsx'
import { PlaceFields } from './place-fields.tsx'
import { SimilarTickets } from './similar-tickets.tsx'
import { useReport } from './use-report.ts'

export type ReportControl = KeptControl<z.input<typeof TicketDraft>, TicketDraft>

/** What the form begins with: the reader's home, where they have one. */
const blankFor = ({ units }: ReportingFacts) => ({
  title: '',
  // Nothing is chosen yet, which the contract refuses in its own words.
  category: '' as 'other',
  place: units.length > 0 ? ('unit' as const) : ('common' as const),
  unitId: units[0]?._id ?? '',
  placeWords: '',
  words: '',
  isEmergency: false,
  priority: 'normal' as const,
  mayEnter: false,
  entryTimes: '',
  pets: '',
  forAccountId: '',
  forName: '',
  forPhone: '',
  forEmail: '',
})

interface Props {
  facts: ReportingFacts
  /** One that waits on this device and is mended. */
  waiting?: WaitingTicket | undefined
}

/** The report: phone first, what must be said before what helps. What was typed stays, whatever becomes of a save. */
export const ReportForm = ({ facts, waiting }: Props) => {
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly File[]>(waiting?.files ?? [])
  const report = useReport(waiting)
  const form = useContractForm(
    TicketDraft,
    { ...blankFor(facts), ...waiting?.body },
    { keeps: waiting ? `ticket/${waiting._id}` : 'ticket/new' },
  )
  const { control } = form
  /** Another ticket is followed in place of this report. */
  const giveUp = (to: string) => {
    flushSync(() => {
      setFiles([])
      form.draft.discard()
    })
    void navigate(to)
  }
  const send = async (draft: TicketDraft) => {
    const ticket = await report(draft, files)
    await navigate(ticket ? pageOf(ticket) : '/tickets')
  }
  return (
    <Form
      form={form}
      onSend={send}
      unsaved={files.length > 0}
      failed="We couldn’t send your report. Please try again; nothing you typed was lost."
      label="Report a problem"
    >
      <EmergencyField control={control} emergency={facts.emergency} />
      <Panel title="Category and location">
        <ChoiceGrid control={control} name="category" label="What is it about?" choices={categoryChoices} />
        <PlaceFields form={form} facts={facts} />
        <SimilarTickets control={control} onFollowed={(ticket) => giveUp(pageOf(ticket))} />
      </Panel>
      <WordsPanel control={control} files={files} onFiles={setFiles} />
      <InUnit control={control}>
        <EntryFields control={control} />
      </InUnit>
      {facts.forOthers && <OtherFields control={control} />}
      <OfflineWords files={files} />
      <Group gap="sm">
        <SubmitButton size="lg" busyText="Sending...">
          Send report
        </SubmitButton>
        <Button component={Link} to="/tickets" variant="subtle">
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

/** What is asked only where somebody's home is to be entered. */
const InUnit = ({ control, children }: { control: ReportControl; children: React.ReactNode }) =>
  useWatch({ control, name: 'place' }) === 'common' ? null : children

interface WordsProps {
  control: ReportControl
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

/** What is wrong, in words and photos. */
const WordsPanel = ({ control, files, onFiles }: WordsProps) => (
  <Panel title="Description">
    <TextField
      control={control}
      name="title"
      label="Short description"
      withAsterisk
      autoComplete="off"
      placeholder="Kitchen tap is dripping"
    />
    <TextAreaField
      control={control}
      name="words"
      label="Details (optional)"
      description="When it started, how often it happens, and anything you’ve tried."
    />
    <FilesField label="Photos" button="Add photos" files={files} onFiles={onFiles} />
  </Panel>
)
