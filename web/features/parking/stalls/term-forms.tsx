import { Text } from '@mantine/core'
import { AssignmentEnd, AssignmentRenewal } from '../../../../contract/parking/assignments.ts'
import type { Stall, StallTerm } from '../../../../contract/parking/stalls.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { useStallStep } from './use-stall-step.tsx'
import { rentKeptWords } from './words.ts'

interface Props {
  stall: Stall
  term: StallTerm
  onDone: () => void
}

const Until = AssignmentRenewal.omit({ version: true })
const Ending = AssignmentEnd.omit({ version: true })

/** Gives the unit the next term. */
export const RenewForm = ({ stall, term, onDone }: Props) => {
  const { send, version, conflict } = useStallStep(api.parking.renewAssignment, term, 'Renewed for the next term')
  const form = useContractForm(Until, { until: '' })
  const params = { id: stall._id, assignmentId: term._id }
  const onSend = (body: { until: string }) => send({ params, body: { ...body, version } })
  return (
    <StepForm form={form} onSend={onSend} onClose={onDone} button="Renew" label="Renew the term" conflict={conflict}>
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
    </StepForm>
  )
}

/** Ends an assignment with its last day and why. */
export const EndForm = ({ stall, term, onDone }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const kept = rentKeptWords(term.rent?.through ?? null, today)
  const { send, version, conflict } = useStallStep(api.parking.endAssignment, term, 'Assignment ended')
  const form = useContractForm(Ending, { on: today, reason: '' })
  const params = { id: stall._id, assignmentId: term._id }
  const onSend = (body: { on: string; reason: string }) => send({ params, body: { ...body, version } })
  return (
    <StepForm
      form={form}
      onSend={onSend}
      onClose={onDone}
      button="End the assignment"
      label="End the assignment"
      conflict={conflict}
    >
      <Text size="sm">
        Any loans of this stall by unit {term.unitNumber} end as well, and the unit is notified. The assignment stays in
        the records.
      </Text>
      {kept !== null && <Text size="sm">{kept}</Text>}
      <DayField control={form.control} name="on" label="Last day" withAsterisk />
      <TextField control={form.control} name="reason" label="Reason" withAsterisk autoComplete="off" />
    </StepForm>
  )
}
