import { Text } from '@mantine/core'
import { MortgageeStep, type Mortgagee, type MortgageeEndReason } from '../../../contract/mortgagees/mortgagee.ts'
import { mortgageeEndLabels } from '../../../contract/mortgagees/mortgagee-words.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { mortgageeRequests } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useRecordStep } from '../../api/use-record-step.ts'
import { RecordConflict } from '../../ui/conflict.tsx'
import { RadioField } from '../../ui/form/radio-field.tsx'
import { DayField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useZone } from '../../ui/moments.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { shownOfMortgagees } from './shown.ts'

interface Props {
  mortgagee: Mortgagee
  onClose: () => void
}

const useMortgageeStep = (mortgagee: Mortgagee, done: string) => {
  const { send, theirs, version } = useRecordStep(api.mortgagees.step, mortgagee, { done, shown: shownOfMortgagees })
  const conflict = <RecordConflict theirs={theirs} title="Someone else just changed this mortgagee" />
  return { send, version, params: { id: mortgagee._id }, conflict }
}

const RenewForm = MortgageeStep.options[0].omit({ step: true, version: true })

/** Records that the lender asked again. */
export const RenewDialog = ({ mortgagee, onClose }: Props) => {
  const { form: word } = mortgageeRequests(useBuilding().jurisdiction)
  const form = useContractForm(RenewForm, { requestedOn: localDateOf(useNow(), useZone()) })
  const { send, version, params, conflict } = useMortgageeStep(mortgagee, 'Request renewed')
  return (
    <StepDialog
      title={`Renew the ${word} of ${mortgagee.lender}`}
      form={form}
      onSend={({ requestedOn }) => send({ params, body: { step: 'renew', requestedOn, version } })}
      onClose={onClose}
      button="Renew"
      conflict={conflict}
    >
      <Text size="sm">
        {`The lender sent a new ${word}. The one on file was received on ${formatDate(mortgagee.requestedOn)}.`}
      </Text>
      <DayField control={form.control} name="requestedOn" label={`New ${word} received on`} withAsterisk />
    </StepDialog>
  )
}

const EndForm = MortgageeStep.options[1].omit({ step: true, version: true })
const reasons = (Object.keys(mortgageeEndLabels) as MortgageeEndReason[]).map((value) => ({
  value,
  label: mortgageeEndLabels[value],
}))

/** Ends a request, with a reason. */
export const EndDialog = ({ mortgagee, onClose }: Props) => {
  const { form: word } = mortgageeRequests(useBuilding().jurisdiction)
  const values = { endedOn: localDateOf(useNow(), useZone()), reason: 'discharged' as const }
  const form = useContractForm(EndForm, values)
  const { send, version, params, conflict } = useMortgageeStep(mortgagee, 'Request ended')
  return (
    <StepDialog
      title={`End the ${word} of ${mortgagee.lender}?`}
      form={form}
      onSend={(end) => send({ params, body: { step: 'end', ...end, version } })}
      onClose={onClose}
      button={`End ${word}`}
      conflict={conflict}
    >
      <Text size="sm">The lender no longer gets copies of notices. The record is kept, and you can restore it.</Text>
      <RadioField control={form.control} name="reason" label="Reason" options={reasons} />
      <DayField control={form.control} name="endedOn" label="Ended on" withAsterisk />
    </StepDialog>
  )
}
