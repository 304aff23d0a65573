import { Radio, Stack, Text } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { VotingOpened } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../../ui/moments.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { eveningIn } from '../../left.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { useProposalStep } from '../use-proposal-step.tsx'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** That the wire may also carry an empty text for no moment is nothing this form does. */
const OpenForm = VotingOpened as z.ZodType<VotingOpened, VotingOpened>
const usualDays = 7

/** Opens the vote, now or at a moment to come, until another. */
export const OpenDialog = ({ proposal, onClose }: Props) => {
  const { _id: id, opensAt, closesAt } = proposal
  const now = useNow()
  const zone = useZone()
  const { send, version, conflict } = useProposalStep(api.voting.openVoting, proposal, 'Voting times saved')
  const until = closesAt ?? eveningIn(usualDays, now, zone)
  const form = useContractForm(OpenForm, { opensAt, closesAt: until, version })
  return (
    <StepDialog
      title="Open vote"
      form={form}
      onSend={(body) => send({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
      button="Open vote"
      busyText="Opening..."
      failed="We couldn’t open the vote. Please try again."
      conflict={conflict}
    >
      <OpensField control={form.control} first={eveningIn(1, now, zone)} />
      <MomentField control={form.control} name="closesAt" label="Closes" />
      <Text size="sm">
        Everyone who can vote is notified. After the first vote, the text can only change with a new version, and
        everyone votes again.
      </Text>
    </StepDialog>
  )
}

interface OpensProps {
  control: Control<VotingOpened, unknown, VotingOpened>
  /** What a later moment begins with. */
  first: string
}

const OpensField = ({ control, first }: OpensProps) => {
  const { field } = useController({ control, name: 'opensAt' })
  return (
    <Stack gap="xs">
      <Radio.Group
        label="Voting opens"
        value={field.value === null ? 'now' : 'later'}
        onChange={(when) => field.onChange(when === 'now' ? null : first)}
      >
        <Stack gap={0} mt="xs">
          <Radio value="now" label="Immediately" />
          <Radio value="later" label="At a scheduled time" />
        </Stack>
      </Radio.Group>
      {field.value !== null && <MomentField control={control} name="opensAt" label="Opens" />}
    </Stack>
  )
}
