import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { IncidentDraft, type Booking } from '../../../../contract/bookings/booking.ts'
import { incidentsMost } from '../../../../contract/limits/bookings.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { shownOfBookings } from '../shown.ts'
import { PlainText } from '../../../ui/plain-text.tsx'

/** What the desk noted of damage, noise or dirt, with photos; only for those who manage amenities. */
export const IncidentsPanel = ({ booking }: { booking: Booking }) => {
  const { _id: id, incidents, can } = booking
  const [noting, setNoting] = useState(false)
  if (!can.noteIncident && incidents.length === 0) return null
  return (
    <Panel title="Incidents" text="Visible only to people who manage amenities.">
      {incidents.length === 0 && <Text c="dimmed">No incidents recorded.</Text>}
      {incidents.map((incident) => (
        <Stack key={incident._id} gap="xs">
          <PlainText>{incident.words}</PlainText>
          <Files
            label="Photos of the incident"
            files={incident.files}
            endpoint={api.bookings.openIncidentFile}
            argsOf={(fileId) => ({ params: { id, incidentId: incident._id, fileId } })}
          />
          <Text size="sm" c="dimmed">
            {incident.by}, <Instant at={incident.at} />
          </Text>
        </Stack>
      ))}
      {can.noteIncident &&
        incidents.length < incidentsMost &&
        (noting ? (
          <IncidentForm id={id} onClose={() => setNoting(false)} />
        ) : (
          <Button variant="default" w="fit-content" onClick={() => setNoting(true)}>
            Record an incident
          </Button>
        ))}
    </Panel>
  )
}

const IncidentForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useContractForm(IncidentDraft, { words: '' }, { keeps: `booking/${id}/incident`, mode: 'onSubmit' })
  const note = useAction(api.bookings.noteIncident, { done: 'Incident recorded', refresh: shownOfBookings })
  const send = async (body: { words: string }) => {
    await note.send({ params: { id }, body, files })
    onClose()
  }
  return (
    <Form
      unsaved={files.length > 0}
      form={form}
      onSend={send}
      failed="We couldn’t save the incident. Please try again; nothing you typed was lost."
    >
      <TextAreaField control={form.control} name="words" label="Description" withAsterisk />
      <FilesField label="Photos" button="Add photos" files={files} onFiles={setFiles} />
      <Group gap="sm">
        <SubmitButton busyText="Saving...">Record incident</SubmitButton>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}
