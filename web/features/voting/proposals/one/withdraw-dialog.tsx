import { Text } from '@mantine/core'
import { ProposalWithdrawn } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { useProposalStep } from '../use-proposal-step.tsx'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** Takes a proposal back before its vote is closed. */
export const WithdrawDialog = ({ proposal, onClose }: Props) => {
  const { _id: id } = proposal
  const { send, version, conflict } = useProposalStep(api.voting.withdraw, proposal, 'Proposal withdrawn')
  const form = useContractForm(ProposalWithdrawn, { reason: '', version }, { keeps: `proposal/${id}/withdraw` })
  return (
    <StepDialog
      title="Withdraw this proposal"
      form={form}
      onSend={(body) => send({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
      button="Withdraw proposal"
      danger
      conflict={conflict}
    >
      <Text size="sm">
        {proposal.status === 'voting'
          ? 'Votes cast so far won’t count. The activity and discussion are kept.'
          : 'It won’t go to a vote. The activity and discussion are kept.'}
      </Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="Everyone on council can see it."
        withAsterisk
        minRows={2}
        data-autofocus
      />
    </StepDialog>
  )
}
