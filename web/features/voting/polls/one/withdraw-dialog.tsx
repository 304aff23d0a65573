import { Text } from '@mantine/core'
import { PollWithdraw, type Poll } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { usePollStep } from '../use-poll-step.tsx'

interface Props {
  poll: Poll
  onClose: () => void
}

/** Takes an open poll back; those who were asked read why. */
export const WithdrawDialog = ({ poll, onClose }: Props) => {
  const { _id: id } = poll
  const { send, version, conflict } = usePollStep(api.polls.withdraw, poll, 'Poll withdrawn')
  const form = useContractForm(PollWithdraw, { version, reason: '' }, { keeps: `poll/${id}/withdraw` })
  return (
    <StepDialog
      title="Withdraw this poll"
      form={form}
      onSend={(said) => send({ params: { id }, body: { ...said, version } })}
      onClose={onClose}
      button="Withdraw poll"
      danger
      conflict={conflict}
    >
      <Text size="sm">No one will be able to answer, and existing answers won’t count.</Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="Shown to everyone who was asked."
        withAsterisk
        minRows={2}
        data-autofocus
      />
    </StepDialog>
  )
}
