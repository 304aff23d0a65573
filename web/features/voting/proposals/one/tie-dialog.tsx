import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useController } from 'react-hook-form'
import { TieDecision } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useGround } from '../../../../api/use-ground.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useProposalStep } from '../use-proposal-step.ts'
import { leadersOf } from '../words.ts'
import { StepConflict } from './step-conflict.tsx'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** Decides a tie, as whoever presides, between the choices that are equal. */
export const TieDialog = ({ proposal, onClose }: Props) => {
  const { _id: id, version, result } = proposal
  const { send, theirs } = useProposalStep(api.voting.decideTie, 'Tie broken')
  const ground = useGround(version, theirs)
  const form = useContractForm(TieDecision, { choice: '', version }, { mode: 'onSubmit' })
  const { field, fieldState } = useController({ control: form.control, name: 'choice' })
  const sendAll = async (body: TieDecision) => {
    if (await send({ params: { id }, body: { ...body, version: ground } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title="Break tie">
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again.">
        <StepConflict theirs={theirs} />
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">Break tie</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
