import { Button, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { useRefresh } from '../../../../api/queries.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Countdown } from '../../countdown.tsx'
import { shownOfProposals } from '../shown.ts'
import { VoteButtons } from '../vote-buttons.tsx'
import { castLabel, ownVoteWords, turnoutWords } from '../words.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

interface Props {
  proposal: Proposal
}

/** The vote while it is open, and until when; who declares a conflict does it here, before it as well. */
export const VotePanel = ({ proposal }: Props) => {
  const { status, opensAt } = proposal
  if (status === 'voting')
    return (
      <Panel title="Vote" text={<Until proposal={proposal} />}>
        <Turnout proposal={proposal} />
        <Own proposal={proposal} />
        <DeclareButton proposal={proposal} />
      </Panel>
    )
  if (status !== 'discussion') return null
  return (
    <Stack gap="sm" align="flex-start">
      {opensAt !== null && (
        <Text>
          Voting opens <Instant at={opensAt} />
          {proposal.closesAt !== null && (
            <>
              {' '}
              and closes <Instant at={proposal.closesAt} />
            </>
          )}
          .
        </Text>
      )}
      <DeclareButton proposal={proposal} />
    </Stack>
  )
}

const Until = ({ proposal: { closesAt } }: Props) => {
  const refresh = useRefresh()
  return closesAt !== null && <Countdown until={closesAt} onOver={() => void refresh(...shownOfProposals)} />
}

const Turnout = ({ proposal }: Props) => {
  const { turnout } = proposal
  if (turnout === null) return null
  const words = turnoutWords(proposal)
  return (
    <div>
      <Text fw={600}>{words}</Text>
      <Progress
        value={turnout.mayVote === 0 ? 0 : (100 * turnout.voted) / turnout.mayVote}
        size="lg"
        mt={4}
        aria-label={words}
      />
      <Text size="sm" c="dimmed" mt={4}>
        Votes stay hidden until voting closes.
      </Text>
    </div>
  )
}

const Own = ({ proposal }: Props) => {
  const { choices, can, userVote, ballot } = proposal
  if (userVote !== null)
    return (
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {ownVoteWords(proposal, choices)} Your vote is final.
      </Text>
    )
  if (!can.vote) return null
  return (
    <Stack gap="xs">
      <Text size="sm">
        {ballot === 'secret'
          ? 'Secret ballot: no one can see how you voted, now or after voting closes.'
          : 'Open ballot: your name and vote appear in the result and the minutes.'}
      </Text>
      <VoteButtons
        proposal={proposal}
        choices={choices.map((choice) => ({ key: choice.key, words: castLabel(choice) }))}
      />
    </Stack>
  )
}

const DeclareButton = ({ proposal }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      {proposal.can.declareConflict && (
        <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
          I have a conflict of interest
        </Button>
      )}
      {open && <ConflictDialog proposal={proposal} onClose={() => setOpen(false)} />}
    </>
  )
}
