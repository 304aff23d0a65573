import { Anchor, Button, Card, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProposalSummary } from '../../../../../contract/voting/proposal.ts'
import { proposalNumber } from '../../../../../contract/voting/voting-words.ts'
import { useRefresh } from '../../../../api/queries.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { Countdown } from '../../countdown.tsx'
import { shownOfProposals } from '../shown.ts'
import { ProposalMarks } from '../state.tsx'
import { VoteButtons } from '../vote-buttons.tsx'
import { ownVoteWords, pageOf, turnoutWords } from '../words.ts'
import type { VotedHere } from './use-voted-here.ts'

interface Props {
  label: string
  proposals: readonly ProposalSummary[]
  /** What was voted on in this list; none where nothing in it can be. */
  votedHere?: VotedHere
}

/** Proposals as cards; on one that awaits the caller's vote it is cast at once, and the card stays as high as it was. */
export const ProposalCards = ({ label, proposals, votedHere }: Props) => (
  <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={label}>
    {proposals.map((proposal, at) => (
      <li key={proposal._id}>
        <ProposalCard
          proposal={proposal}
          isVotedHere={votedHere?.has(proposal) ?? false}
          onVote={(vote) => void votedHere?.keep(proposal, at, vote)}
        />
      </li>
    ))}
  </Stack>
)

interface CardProps {
  proposal: ProposalSummary
  isVotedHere: boolean
  onVote: (vote: Promise<ProposalSummary | undefined>) => void
}

const ProposalCard = (props: CardProps) => {
  const { proposal } = props
  return (
    <Card component="article" padding="md">
      <Stack gap="xs">
        <ProposalMarks proposal={proposal} />
        <Anchor
          component={Link}
          to={pageOf(proposal)}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {proposalNumber(proposal)}: {proposal.title}
        </Anchor>
        <Text size="sm" c="dimmed" component="div">
          <When proposal={proposal} />
        </Text>
        {proposal.status === 'voting' && <Own {...props} />}
      </Stack>
    </Card>
  )
}

const Own = ({ proposal, isVotedHere, onVote }: CardProps) => {
  const { canVote, kind, userVote } = proposal
  if (canVote && kind === 'list')
    return (
      <Button component={Link} to={pageOf(proposal)} w="fit-content">
        Choose an option
      </Button>
    )
  if (canVote || (isVotedHere && userVote !== null))
    return <VoteButtons proposal={proposal} onVote={onVote} {...(!canVote && { voted: ownVoteWords(proposal) })} />
  return userVote !== null && <Text fw={600}>{ownVoteWords(proposal)}</Text>
}

/** Where it stands in time, by its state. */
const When = ({ proposal }: { proposal: ProposalSummary }): ReactNode => {
  const refresh = useRefresh()
  const { status, opensAt, closesAt, closedAt, by, createdAt } = proposal
  if (status === 'voting' && closesAt !== null)
    return (
      <>
        {turnoutWords(proposal)} · <Countdown until={closesAt} onOver={() => void refresh(...shownOfProposals)} />
      </>
    )
  if (closedAt !== null)
    return (
      <>
        Closed <Instant at={closedAt} />
        {proposal.turnout && ` · ${proposal.turnout.voted} of ${proposal.turnout.mayVote} voted`}
      </>
    )
  return (
    <>
      {by}, <Instant at={createdAt} />
      {opensAt !== null && (status === 'draft' || status === 'discussion') && (
        <>
          {' · '}Voting opens <Instant at={opensAt} />
        </>
      )}
    </>
  )
}
