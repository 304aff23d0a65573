import { Button, Group } from '@mantine/core'
import { PollExtend, type Poll } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { useGround } from '../../../../api/use-ground.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { usePollStep } from '../use-poll-step.ts'
import { PollConflict } from './poll-conflict.tsx'

interface Props {
  poll: Poll
  onClose: () => void
}

/** Lets a poll close later. */
export const ExtendDialog = ({ poll: { _id: id, version, closesAt }, onClose }: Props) => {
  const { send, theirs } = usePollStep(api.polls.extend, 'Poll extended')
  const ground = useGround(version, theirs)
  const form = useContractForm(PollExtend, { version, closesAt })
  const sendAll = async (said: PollExtend) => {
    if (await send({ params: { id }, body: { ...said, version: ground } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title="Extend this poll">
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        <PollConflict theirs={theirs} />
        <MomentField control={form.control} name="closesAt" label="New closing time" />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">Extend poll</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
