import type { Poll } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { wordsFor } from '../../../../api/errors.ts'
import { toast } from '../../../../api/toast.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { useConfirm } from '../../../../ui/use-confirm.tsx'

interface Props {
  poll: Poll
  onDone: () => void
}

/** Deletes a poll that nobody was asked yet. */
export const DeleteButton = ({ poll: { _id: id }, onDone }: Props) => {
  const { ask, dialog } = useConfirm()
  const drop = useAction(api.polls.delete, { done: 'Poll deleted', refresh: [api.polls.list] })
  const remove = async () => {
    const question = {
      title: 'Delete this poll?',
      text: 'No one has been asked yet. You can’t undo this.',
      yes: 'Delete the poll',
      danger: true,
    }
    if (!(await ask(question))) return
    try {
      await drop.send({ params: { id } })
      onDone()
    } catch (error) {
      toast.error(wordsFor(error, 'We couldn’t delete the poll. Please try again.'))
    }
  }
  return (
    <>
      <BusyButton variant="default" busy={drop.busy} busyText="Deleting..." onClick={() => void remove()}>
        Delete
      </BusyButton>
      {dialog}
    </>
  )
}
