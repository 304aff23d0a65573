import { PollExtend, type Poll } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { usePollStep } from '../use-poll-step.tsx'

interface Props {
  poll: Poll
  onClose: () => void
}

/** Lets a poll close later. */
export const ExtendDialog = ({ poll, onClose }: Props) => {
  const { send, version, conflict } = usePollStep(api.polls.extend, poll, 'Poll extended')
  const form = useContractForm(PollExtend, { version, closesAt: poll.closesAt })
  return (
    <StepDialog
      title="Extend this poll"
      form={form}
      onSend={(said) => send({ params: { id: poll._id }, body: { ...said, version } })}
      onClose={onClose}
      button="Extend poll"
      conflict={conflict}
    >
      <MomentField control={form.control} name="closesAt" label="New closing time" />
    </StepDialog>
  )
}
