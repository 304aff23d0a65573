import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconBan, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { proposalNumber } from '../../../../../contract/voting/voting-words.ts'
import { formatDate } from '../../../../../contract/time.ts'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { RecordHistory } from '../../../../ui/record-history.tsx'
import { Section } from '../../../../ui/section.tsx'
import { ProposalMarks } from '../state.tsx'
import { PlainText } from '../../../../ui/plain-text.tsx'
import { CommentForm, Comments } from './discussion.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { HowPanel } from './how-panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { StepButtons } from './step-buttons.tsx'
import { Story } from './story.tsx'
import { TextPanel } from './text-panel.tsx'
import { VotePanel } from './vote-panel.tsx'

/** A proposal as a member of council may see it; of what somebody declared a conflict in, only how it stands. */
export const ProposalView = ({ proposal }: { proposal: Proposal }) => {
  const { title, text, reason, ratifiedOn, result, can } = proposal
  // What is being typed stays where the discussion ends meanwhile.
  const [saying, setSaying] = useState(false)
  return (
    <>
      <PageHeader
        title={`${proposalNumber(proposal)}: ${title}`}
        text={
          <Stack gap="xs">
            <ProposalMarks proposal={proposal} />
            <span>By {proposal.by}</span>
            <About proposal={proposal} />
          </Stack>
        }
      />
      <Stack gap="lg">
        {reason && <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>Withdrawn: {reason}</Text>}
        {ratifiedOn && <Text>Ratified at the meeting on {formatDate(ratifiedOn)}.</Text>}
        <Conflict proposal={proposal} />
        <Barred proposal={proposal} />
        <VotePanel proposal={proposal} />
        <StepButtons proposal={proposal} />
        {result && <ResultPanel proposal={proposal} result={result} />}
        <TextPanel proposal={proposal} />
        <HowPanel proposal={proposal} />
        {text !== null && (
          <Section title="Discussion">
            <Stack gap="md">
              <Comments proposal={proposal} />
              {(can.comment || saying) && <CommentForm proposal={proposal} onBegun={setSaying} />}
            </Stack>
          </Section>
        )}
        <EarlierVersions earlier={proposal.earlier} />
        <Story events={proposal.events} />
        {text !== null && (
          <Section title="History">
            <OnDemand words="Show history">
              <RecordHistory subject="proposal" id={proposal._id} />
            </OnDemand>
          </Section>
        )}
      </Stack>
    </>
  )
}

/** The record that brought it before council. */
const About = ({ proposal: { about } }: { proposal: Proposal }) =>
  about && (
    <span>
      About{' '}
      <Anchor component={Link} to={about.link} inherit>
        {about.words}
      </Anchor>
    </span>
  )

/** Why the caller has no vote. */
const Barred = ({ proposal: { barred } }: { proposal: Proposal }) =>
  barred !== null && (
    <Alert color="orange" icon={<IconBan aria-hidden />} title={barred}>
      <Text size="sm" c="inherit">
        You don’t count toward the quorum. Barring the person who complained is our own rule of fairness.
      </Text>
    </Alert>
  )

const Conflict = ({ proposal: { hasConflict, myConflict } }: { proposal: Proposal }) =>
  hasConflict && (
    <Alert color="gray" icon={<IconEyeOff aria-hidden />} title="You declared a conflict of interest">
      {myConflict && <PlainText>{myConflict}</PlainText>}
      <Text size="sm" c="inherit">
        You can’t take part: the text, files and discussion are hidden from you, you can’t vote, and you don’t count
        toward the quorum.
      </Text>
    </Alert>
  )
