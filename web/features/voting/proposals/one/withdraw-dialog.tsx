import { Button, Group, Text } from '@mantine/core'
import { ProposalWithdrawn } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useGround } from '../../../../api/use-ground.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useProposalStep } from '../use-proposal-step.ts'
import { StepConflict } from './step-conflict.tsx'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** Takes a proposal back before its vote is closed. */
export const WithdrawDialog = ({ proposal: { _id: id, version }, onClose }: Props) => {
  const { send, theirs } = useProposalStep(api.voting.withdraw, 'Proposal withdrawn')
  const ground = useGround(version, theirs)
  const form = useContractForm(ProposalWithdrawn, { reason: '', version }, { keeps: `proposal/${id}/withdraw` })
  const sendAll = async (body: ProposalWithdrawn) => {
    if (await send({ params: { id }, body: { ...body, version: ground } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title="Withdraw this proposal">
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        <StepConflict theirs={theirs} />
        <Text size="sm">It won’t go to a vote. The activity and discussion are kept.</Text>
        <TextAreaField
          control={form.control}
          name="reason"
          label="Reason"
          description="Everyone on council can see it."
          withAsterisk
          minRows={2}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving..." color="red">
            Withdraw proposal
          </SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
