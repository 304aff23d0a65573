import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Poll } from '../../../../../contract/voting/polls.ts'
import { pollAudienceLabels } from '../../../../../contract/voting/poll-words.ts'
import { api } from '../../../../api/api.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { usePollStep } from '../use-poll-step.ts'
import { pageOf } from '../words.ts'
import { DeleteButton } from './delete-button.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What those who manage the building can do with a poll now. */
export const StepButtons = ({ poll }: { poll: Poll }) => {
  const [asking, setAsking] = useState<'extend' | 'withdraw' | null>(null)
  const { can } = poll
  const navigate = useNavigate()
  if (!can.edit && !can.open && !can.extend && !can.close && !can.withdraw && !can.delete) return null
  return (
    <Group gap="sm" className="no-print">
      {can.open && <OpenButton poll={poll} />}
      {can.edit && (
        <Button component={Link} to={`${pageOf(poll)}/edit`} variant="default">
          Change
        </Button>
      )}
      {can.extend && (
        <Button variant="default" onClick={() => setAsking('extend')}>
          Keep open for longer
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

const OpenButton = ({ poll: { _id: id, version, audience } }: { poll: Poll }) => {
  const { ask, dialog } = useConfirm()
  const step = usePollStep(api.polls.open, 'The poll is open')
  const open = async () => {
    const question = {
      title: 'Open this poll?',
      text: `${pollAudienceLabels[audience]} are told of it now. From then on its text and answers stay as they are.`,
      yes: 'Open the poll',
    }
    if (await ask(question)) await step.run({ params: { id }, body: { version } })
  }
  return (
    <>
      <BusyButton busy={step.busy} busyText="Opening..." onClick={() => void open()}>
        Open the poll
      </BusyButton>
      {dialog}
    </>
  )
}

const CloseButton = ({ poll: { _id: id, version } }: { poll: Poll }) => {
  const { ask, dialog } = useConfirm()
  const step = usePollStep(api.polls.close, 'The poll is closed')
  const close = async () => {
    const question = {
      title: 'Close this poll now?',
      text: 'Nobody can answer or change an answer any more. It cannot be opened again.',
      yes: 'Close the poll',
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
