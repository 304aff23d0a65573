import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TicketChange } from '../../../../../contract/tickets/bodies.ts'
import type { TicketCategory, TicketPlace, TicketPriority } from '../../../../../contract/tickets/kinds.ts'
import { priorityLabels } from '../../../../../contract/tickets/priorities.ts'
import { categoryLabels, ticketNumber } from '../../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { api } from '../../../../api/api.ts'
import { useRecordStep } from '../../../../api/use-record-step.ts'
import { Theirs } from '../../../../ui/conflict.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../../../ui/newer-version.tsx'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { AnyUnitField } from '../../../units/units.ts'
import { shownOfTickets } from '../../shown.ts'
import { pageOf, places } from '../../words.ts'
import { differences } from './differences.ts'

interface Props {
  ticket: Ticket
  onClose: () => void
}

const choicesOf = <K extends string>(labels: Readonly<Record<K, string>>) =>
  (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }))
const categories = choicesOf<TicketCategory>(categoryLabels)
const priorities = choicesOf<TicketPriority>(priorityLabels)
const placeChoices = choicesOf<TicketPlace>(places)

const valuesOf = ({ title, category, place, unit, placeWords, priority, version }: Ticket) => ({
  title,
  category,
  place,
  unitId: unit?._id ?? '',
  placeWords,
  priority,
  version,
})

/** Says better what a ticket is about. What was typed stays where somebody else saved meanwhile. */
export const ChangeDialog = ({ ticket, onClose }: Props) => {
  const { _id: id } = ticket
  const { send, theirs, version } = useRecordStep(api.tickets.change, ticket, {
    done: 'Ticket updated',
    shown: shownOfTickets,
  })
  const form = useContractForm(TicketChange, valuesOf(ticket), {
    ...{ keeps: `ticket/${id}`, over: ticket.version },
    mode: 'onSubmit',
  })
  const [mine, setMine] = useState<TicketChange | null>(null)
  /** Which of theirs may be written over. */
  const [known, setKnown] = useState(version)
  const newer = theirs !== null && mine !== null && theirs.version !== known
  const place = useWatch({ control: form.control, name: 'place' })
  const save = (said: TicketChange) => {
    setMine(said)
    return send({ params: { id }, body: { ...said, version } })
  }
  const { control } = form
  const conflict = newer && (
    <NewerVersion what="ticket" to={pageOf(ticket)} onKeepMine={() => setKnown(theirs.version)}>
      <Theirs words="The other version differs as follows:" lines={differences(theirs, mine)} />
    </NewerVersion>
  )
  return (
    <StepDialog
      title={`Edit ${ticketNumber(ticket)}`}
      form={form}
      onSend={save}
      onClose={onClose}
      button="Save changes"
      disabled={newer}
      conflict={conflict}
    >
      <TextField control={control} name="title" label="Short description" autoComplete="off" />
      <SelectField control={control} name="category" label="Category" data={categories} searchable />
      <SelectField
        control={control}
        name="place"
        label="Location"
        data={placeChoices}
        onOptionSubmit={(chosen) => chosen === 'common' && form.setValue('unitId', '')}
      />
      {place !== 'common' && <AnyUnitField control={control} name="unitId" label="Unit" />}
      <TextField control={control} name="placeWords" label="Part of the property" autoComplete="off" />
      <SelectField control={control} name="priority" label="Priority" data={priorities} />
    </StepDialog>
  )
}
