import { Button, Group, Text } from '@mantine/core'
import { PollWithdraw, type Poll } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { useGround } from '../../../../api/use-ground.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { usePollStep } from '../use-poll-step.ts'
import { PollConflict } from './poll-conflict.tsx'

interface Props {
  poll: Poll
  onClose: () => void
}

/** Takes an open poll back; those who were asked read why. */
export const WithdrawDialog = ({ poll: { _id: id, version }, onClose }: Props) => {
  const { send, theirs } = usePollStep(api.polls.withdraw, 'Poll withdrawn')
  const ground = useGround(version, theirs)
  const form = useContractForm(PollWithdraw, { version, reason: '' }, { keeps: `poll/${id}/withdraw` })
  const sendAll = async (said: PollWithdraw) => {
    if (await send({ params: { id }, body: { ...said, version: ground } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title="Withdraw this poll">
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        <PollConflict theirs={theirs} />
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving..." color="red">
            Withdraw poll
          </SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
