import { Text } from '@mantine/core'
import { ConflictDeclared } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { shownOfProposals } from '../shown.ts'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** Declares a conflict of interest, with what it is; it cannot be taken back here. */
export const ConflictDialog = ({ proposal: { _id: id }, onClose }: Props) => {
  const declare = useAction(api.voting.declareConflict, {
    done: 'Conflict of interest declared',
    refresh: shownOfProposals,
  })
  const form = useContractForm(ConflictDeclared, { words: '' }, { keeps: `proposal/${id}/conflict` })
  return (
    <StepDialog
      title="Declare a conflict of interest"
      form={form}
      onSend={(body) => declare.send({ params: { id }, body })}
      onClose={onClose}
      button="Declare conflict"
    >
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
    </StepDialog>
  )
}
