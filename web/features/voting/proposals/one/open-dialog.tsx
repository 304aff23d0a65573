import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { VotingOpened } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useGround } from '../../../../api/use-ground.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../../ui/moments.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { eveningIn } from '../../left.ts'
import { useProposalStep } from '../use-proposal-step.ts'
import { StepConflict } from './step-conflict.tsx'

interface Props {
  proposal: Proposal
  onClose: () => void
}

/** That the wire may also carry an empty text for no moment is nothing this form does. */
const OpenForm = VotingOpened as z.ZodType<VotingOpened, VotingOpened>
const usualDays = 7

/** Opens the vote, now or at a moment to come, until another. */
export const OpenDialog = ({ proposal: { _id: id, version, opensAt, closesAt }, onClose }: Props) => {
  const now = useNow()
  const zone = useZone()
  const { send, theirs } = useProposalStep(api.voting.openVoting, 'Voting times saved')
  const ground = useGround(version, theirs)
  const until = closesAt ?? eveningIn(usualDays, now, zone)
  const form = useContractForm(OpenForm, { opensAt, closesAt: until, version })
  const sendAll = async (body: VotingOpened) => {
    if (await send({ params: { id }, body: { ...body, version: ground } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title="Open vote">
      <Form form={form} onSend={sendAll} failed="We couldn’t open the vote. Please try again.">
        <StepConflict theirs={theirs} />
        <OpensField control={form.control} first={eveningIn(1, now, zone)} />
        <MomentField control={form.control} name="closesAt" label="Closes" />
        <Text size="sm">
          Everyone who can vote is notified. After the first vote, the text can only change with a new version, and
          everyone votes again.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Opening...">Open vote</SubmitButton>
        </Group>
      </Form>
    </Dialog>
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
