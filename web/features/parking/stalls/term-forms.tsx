import { Text } from '@mantine/core'
import { AssignmentEnd, AssignmentRenewal, type Assignment } from '../../../../contract/parking/assignments.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { Form } from '../../../ui/form/form.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { FormButtons } from './form-buttons.tsx'
import { StallConflict } from './stall-conflict.tsx'
import { useStallStep } from './use-stall-step.ts'

interface Props {
  stall: Stall
  term: Assignment
  onDone: () => void
}

const failed = 'We couldn’t save this. Please try again; nothing you typed was lost.'
const Until = AssignmentRenewal.omit({ version: true })
const Ending = AssignmentEnd.omit({ version: true })

/** Gives the unit the next term. */
export const RenewForm = ({ stall, term, onDone }: Props) => {
  const step = useStallStep(api.parking.renewAssignment, { from: term.version, done: 'Renewed for the next term' })
  const form = useContractForm(Until, { until: '' })
  const send = async (body: { until: string }) => {
    const params = { id: stall._id, assignmentId: term._id }
    if (await step.send({ params, body: { ...body, version: step.version } })) onDone()
  }
  return (
    <Form form={form} onSend={send} failed={failed} label="Renew the term">
      <StallConflict theirs={step.theirs} />
      <Text size="sm">
        The next term for unit {term.unitNumber} starts the day after {formatDate(term.until!)}, on the same terms.
      </Text>
      <DayField control={form.control} name="until" label="Last day of the next term" withAsterisk />
      {stall.tenure === 'common_property' && (
        <Text size="sm" c="dimmed">
          {stall.rules.term}
          {stall.rules.termSource && ` (${stall.rules.termSource})`}
        </Text>
      )}
      <FormButtons yes="Renew" onBack={onDone} />
    </Form>
  )
}

/** Ends an assignment with its last day and why. */
export const EndForm = ({ stall, term, onDone }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const step = useStallStep(api.parking.endAssignment, { from: term.version, done: 'Assignment ended' })
  const form = useContractForm(Ending, { on: today, reason: '' })
  const send = async (body: { on: string; reason: string }) => {
    const params = { id: stall._id, assignmentId: term._id }
    if (await step.send({ params, body: { ...body, version: step.version } })) onDone()
  }
  return (
    <Form form={form} onSend={send} failed={failed} label="End the assignment">
      <StallConflict theirs={step.theirs} />
      <Text size="sm">
        Any loans of this stall by unit {term.unitNumber} end as well, and the unit is notified. The assignment stays in
        the records.
      </Text>
      <DayField control={form.control} name="on" label="Last day" withAsterisk />
      <TextField control={form.control} name="reason" label="Reason" withAsterisk autoComplete="off" />
      <FormButtons yes="End the assignment" onBack={onDone} />
    </Form>
  )
}
