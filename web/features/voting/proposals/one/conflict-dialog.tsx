import { Button, Group, Text } from '@mantine/core'
import { ConflictDeclared } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useProposalStep } from '../use-proposal-step.ts'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** Declares a conflict of interest, with what it is; it cannot be taken back here. */
export const ConflictDialog = ({ proposal: { _id: id }, onClose }: Props) => {
  const { send } = useProposalStep(api.voting.declareConflict, 'Conflict of interest declared')
  const form = useContractForm(ConflictDeclared, { words: '' }, { keeps: `proposal/${id}/conflict` })
  const sendAll = async (body: ConflictDeclared) => {
    await send({ params: { id }, body })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Declare a conflict of interest">
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        <Text size="sm">
          From then on you can’t see the text or the discussion, can’t vote and don’t count toward the quorum. Your name
          and this explanation appear in the result. You can’t undo this.
        </Text>
        <TextAreaField
          control={form.control}
          name="words"
          label="Your interest"
          description="For example: my brother owns the company that quoted."
          withAsterisk
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">Declare conflict</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
