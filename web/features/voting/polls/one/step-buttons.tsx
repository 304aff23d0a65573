import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Poll } from '../../../../../contract/voting/polls.ts'
import { pollAudienceLabels } from '../../../../../contract/voting/poll-words.ts'
import { api } from '../../../../api/api.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { usePollStep } from '../use-poll-step.tsx'
import { pageOf } from '../words.ts'
import { DeleteButton } from './delete-button.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What those who manage the building can do with a poll now. */
export const StepButtons = ({ poll }: { poll: Poll }) => {
  const [asking, setAsking] = useState<'extend' | 'withdraw' | null>(null)
  const { can } = poll
  const navigate = useNavigate()
  const some = can.edit || can.open || can.extend || can.close || can.withdraw || can.delete
  if (!some && asking === null) return null
  return (
    <Group gap="sm" className="no-print">
      {can.open && <OpenButton poll={poll} />}
      {can.edit && (
        <Button component={Link} to={`${pageOf(poll)}/edit`} variant="default">
          Edit
        </Button>
      )}
      {can.extend && (
        <Button variant="default" onClick={() => setAsking('extend')}>
          Extend
        </Button>
      )}
      {can.close && <CloseButton poll={poll} />}
      {can.withdraw && (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          Withdraw
        </Button>
      )}
      {can.delete && <DeleteButton poll={poll} onDone={() => void navigate('/polls?shows=drafts')} />}
      {asking === 'extend' && <ExtendDialog poll={poll} onClose={() => setAsking(null)} />}
      {asking === 'withdraw' && <WithdrawDialog poll={poll} onClose={() => setAsking(null)} />}
    </Group>
  )
}

const OpenButton = ({ poll }: { poll: Poll }) => {
  const { _id: id, version, audience } = poll
  const { ask, dialog } = useConfirm()
  const step = usePollStep(api.polls.open, poll, 'Poll opened')
  const open = async () => {
    const question = {
      title: 'Open this poll?',
      text: `${pollAudienceLabels[audience]} will be notified now. The text and answers can’t be changed after that.`,
      yes: 'Open poll',
    }
    if (await ask(question)) await step.run({ params: { id }, body: { version } })
  }
  return (
    <>
      <BusyButton busy={step.busy} busyText="Opening..." onClick={() => void open()}>
        Open poll
      </BusyButton>
      {dialog}
    </>
  )
}

const CloseButton = ({ poll }: { poll: Poll }) => {
  const { _id: id, version } = poll
  const { ask, dialog } = useConfirm()
  const step = usePollStep(api.polls.close, poll, 'Poll closed')
  const close = async () => {
    const question = {
      title: 'Close this poll now?',
      text: 'No one will be able to answer or change an answer. You can’t reopen it.',
      yes: 'Close poll',
      danger: true,
    }
    if (await ask(question)) await step.run({ params: { id }, body: { version } })
  }
  return (
    <>
      <BusyButton variant="default" busy={step.busy} busyText="Closing..." onClick={() => void close()}>
        Close now
      </BusyButton>
      {dialog}
    </>
  )
}
