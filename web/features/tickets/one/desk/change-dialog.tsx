import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TicketChange } from '../../../../../contract/tickets/bodies.ts'
import type { TicketCategory, TicketPlace, TicketPriority } from '../../../../../contract/tickets/kinds.ts'
import { priorityLabels } from '../../../../../contract/tickets/priorities.ts'
import { categoryLabels, ticketNumber } from '../../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { api } from '../../../../api/api.ts'
import { newerOf } from '../../../../api/errors.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Theirs } from '../../../../ui/conflict.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../../../ui/newer-version.tsx'
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
  const { _id: id, version } = ticket
  const change = useAction(api.tickets.change, { done: 'Ticket updated', refresh: shownOfTickets })
  const form = useContractForm(TicketChange, valuesOf(ticket), {
    ...{ keeps: `ticket/${id}`, over: version },
    mode: 'onSubmit',
  })
  // What the form was filled with stays its ground, also when the ticket is read anew behind it.
  const [ground, setGround] = useState(version)
  const [newer, setNewer] = useState<{ theirs: Ticket; mine: TicketChange } | null>(null)
  const place = useWatch({ control: form.control, name: 'place' })
  const send = async (said: TicketChange) => {
    try {
      await change.send({ params: { id }, body: { ...said, version: ground } })
      onClose()
    } catch (error) {
      const theirs = newerOf(error) as Ticket | null
      if (!theirs) throw error
      setNewer({ theirs, mine: said })
    }
  }
  const { control } = form
  return (
    <Dialog onClose={onClose} title={`Edit ${ticketNumber(ticket)}`}>
      <Form form={form} onSend={send} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
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
        {newer && (
          <NewerVersion
            what="ticket"
            to={pageOf(ticket)}
            onKeepMine={() => {
              setGround(newer.theirs.version)
              setNewer(null)
            }}
          >
            <Theirs words="The other version differs as follows:" lines={differences(newer.theirs, newer.mine)} />
          </NewerVersion>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving..." disabled={newer !== null}>
            Save changes
          </SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
