import { Text } from '@mantine/core'
import { MyViolationStep } from '../../../../contract/violations/bodies.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useMyStep, type MyStepProps } from './use-my-step.tsx'

const unsaid = { step: true, version: true } as const
const [AskStep, WithdrawStep, DisputeStep] = MyViolationStep.options
const AskForm = AskStep.omit(unsaid)
const WithdrawForm = WithdrawStep.omit(unsaid)
const DisputeForm = DisputeStep.omit(unsaid)

/** Asks for a hearing, with the reason that the law wants in the request. */
export const AskHearingDialog = ({ one, onClose }: MyStepProps) => {
  const { _id: id } = one
  const { council } = labelsFor(useBuilding().jurisdiction)
  const { send, version, conflict } = useMyStep(api.violations.myStep, one, 'Hearing requested')
  const form = useContractForm(AskForm, { reason: '' }, { keeps: `violation-case/${id}/askHearing` })
  return (
    <StepDialog
      title="Ask for a hearing"
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'askHearing', reason, version } })}
      onClose={onClose}
      button="Send request"
      busyText="Sending..."
      failed="We couldn’t send your request. Please try again; nothing you typed was lost."
      conflict={conflict}
    >
      <Text size="sm">{`You can speak with ${council.seat} before a decision is made. You’ll get a message with the date and location.`}</Text>
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk data-autofocus />
    </StepDialog>
  )
}

/** Withdraws the request for a hearing. */
export const WithdrawHearingDialog = ({ one, onClose }: MyStepProps) => {
  const { _id: id } = one
  const { send, version, conflict } = useMyStep(api.violations.myStep, one, 'Request withdrawn')
  const form = useContractForm(WithdrawForm, { reason: '' }, { keeps: `violation-case/${id}/withdrawHearing` })
  return (
    <StepDialog
      title="Withdraw your request for a hearing?"
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'withdrawHearing', reason, version } })}
      onClose={onClose}
      button="Withdraw request"
      cancel="Keep request"
      failed="We couldn’t withdraw your request. Please try again."
      conflict={conflict}
    >
      <Text size="sm">A decision can then be made without a hearing. Your answer stays on file.</Text>
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk data-autofocus />
    </StepDialog>
  )
}

/** Disputes a decision, in writing. */
export const DisputeDialog = ({ one, onClose }: MyStepProps) => {
  const { _id: id } = one
  const { council } = labelsFor(useBuilding().jurisdiction)
  const { send, version, conflict } = useMyStep(api.violations.myStep, one, 'Dispute sent')
  const form = useContractForm(DisputeForm, { words: '' }, { keeps: `violation-case/${id}/dispute` })
  return (
    <StepDialog
      title="Dispute the decision"
      form={form}
      onSend={({ words }) => send({ params: { id }, body: { step: 'dispute', words, version } })}
      onClose={onClose}
      button="Send dispute"
      busyText="Sending..."
      failed="We couldn’t send this. Please try again; nothing you typed was lost."
      conflict={conflict}
    >
      <Text size="sm">{`It goes to ${council.seat} and management, and stays with the case.`}</Text>
      <TextAreaField control={form.control} name="words" label="Your reasons" minRows={3} withAsterisk data-autofocus />
    </StepDialog>
  )
}
