import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { useProposalStep } from '../use-proposal-step.tsx'
import { pageOf } from '../words.ts'
import { OpenDialog } from './open-dialog.tsx'
import { TieDialog } from './tie-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface Props {
  proposal: Proposal
}

const steps = ['openDiscussion', 'openVoting', 'decideTie', 'change', 'makeVersion', 'withdraw'] as const

/** What the caller can do with a proposal now, beside voting on it. */
export const StepButtons = ({ proposal }: Props) => {
  const [asking, setAsking] = useState<'open' | 'tie' | 'withdraw' | null>(null)
  const { can } = proposal
  const close = () => setAsking(null)
  const some = steps.some((step) => can[step])
  return (
    <>
      {some && (
        <Group gap="sm" className="no-print">
          {can.openDiscussion && <DiscussButton proposal={proposal} />}
          {can.openVoting && (
            <Button variant={can.openDiscussion ? 'default' : 'filled'} onClick={() => setAsking('open')}>
              Open vote
            </Button>
          )}
          {can.decideTie && <Button onClick={() => setAsking('tie')}>Break tie</Button>}
          {can.change && (
            <Button component={Link} to={pageOf(proposal, '/edit')} variant="default">
              Edit
            </Button>
          )}
          {can.makeVersion && (
            <Button component={Link} to={pageOf(proposal, '/new-version')} variant="default">
              New version
            </Button>
          )}
          {can.withdraw && (
            <Button variant="default" onClick={() => setAsking('withdraw')}>
              Withdraw
            </Button>
          )}
        </Group>
      )}
      {asking === 'open' && <OpenDialog proposal={proposal} onClose={close} />}
      {asking === 'tie' && <TieDialog proposal={proposal} onClose={close} />}
      {asking === 'withdraw' && <WithdrawDialog proposal={proposal} onClose={close} />}
    </>
  )
}

const DiscussButton = ({ proposal }: Props) => {
  const { _id: id, version } = proposal
  const { run, busy } = useProposalStep(api.voting.openDiscussion, proposal, 'Discussion opened')
  return (
    <BusyButton busy={busy} busyText="Opening..." onClick={() => void run({ params: { id }, body: { version } })}>
      Open discussion
    </BusyButton>
  )
}
