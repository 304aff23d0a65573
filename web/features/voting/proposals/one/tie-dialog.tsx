import { Radio, Stack, Text } from '@mantine/core'
import { useController } from 'react-hook-form'
import { TieDecision } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { useProposalStep } from '../use-proposal-step.tsx'
import { leadersOf } from '../words.ts'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** Decides a tie, as whoever presides, between the choices that are equal. */
export const TieDialog = ({ proposal, onClose }: Props) => {
  const { _id: id, result } = proposal
  const { send, version, conflict } = useProposalStep(api.voting.decideTie, proposal, 'Tie broken')
  const form = useContractForm(TieDecision, { choice: '', version }, { mode: 'onSubmit' })
  const { field, fieldState } = useController({ control: form.control, name: 'choice' })
  return (
    <StepDialog
      title="Break tie"
      form={form}
      onSend={(body) => send({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
      button="Break tie"
      failed="We couldn’t save this. Please try again."
      conflict={conflict}
    >
      <Text size="sm">
        Your deciding vote is final. Your name appears beside it in the result, even after a secret ballot.
      </Text>
      <Radio.Group label="Your deciding vote" error={fieldState.error?.message} {...field}>
        <Stack gap={0} mt="xs">
          {leadersOf(result?.tally ?? []).map(({ key, label }) => (
            <Radio key={key} value={key} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </StepDialog>
  )
}
