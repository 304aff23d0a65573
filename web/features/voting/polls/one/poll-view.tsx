import { Alert, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Poll } from '../../../../../contract/voting/polls.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { RecordHistory } from '../../../../ui/record-history.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Countdown } from '../../countdown.tsx'
import { PollMarks } from '../state.tsx'
import { askedWords, turnoutWords } from '../words.ts'
import { PlainText } from '../../../../ui/plain-text.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { CoveragePanel } from './coverage-panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { StepButtons } from './step-buttons.tsx'

interface Props {
  poll: Poll
  onOver: () => void
}

/** A poll as whoever looks may see it. */
export const PollView = ({ poll, onOver }: Props) => {
  const { question, details, mine, can, reason, notAVote } = poll
  return (
    <>
      <PageHeader
        title={question}
        text={
          <Stack gap="xs">
            <PollMarks poll={poll} />
            <When poll={poll} onOver={onOver} />
          </Stack>
        }
      />
      <Stack gap="lg">
        <Alert color="brand" icon={<IconInfoCircle aria-hidden />}>
          {notAVote} It doesn’t decide anything.
        </Alert>
        {details && <PlainText>{details}</PlainText>}
        {reason && <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>Withdrawn: {reason}</Text>}
        <StepButtons poll={poll} />
        {mine.map((unit) => (
          <AnswerPanel key={unit._id} poll={poll} unit={unit} several={mine.length > 1} />
        ))}
        {mine.length === 0 && <Choices poll={poll} />}
        <ResultPanel poll={poll} />
        {can.seeCoverage && <CoveragePanel poll={poll} />}
        {can.seeCoverage && (
          <Section title="History">
            <OnDemand words="Show history">
              <RecordHistory subject="poll" id={poll._id} />
            </OnDemand>
          </Section>
        )}
      </Stack>
    </>
  )
}

const When = ({ poll, onOver }: Props) => {
  const { audience, askedBy, status, closesAt } = poll
  return (
    <span>
      {askedWords[audience]}, {status === 'draft' ? 'drafted' : 'asked'} by {askedBy}
      {status !== 'draft' && ` · ${turnoutWords(poll)}`}
      {status === 'open' && (
        <>
          {' · '}
          <Countdown until={closesAt} onOver={onOver} />
        </>
      )}
      {status === 'closed' && (
        <>
          {' · '}Closed <Instant at={closesAt} />
        </>
      )}
    </span>
  )
}

/** What can be answered, for those who are not asked. */
const Choices = ({ poll: { options, results } }: { poll: Poll }) =>
  results === null && (
    <Section title="Answer options">
      <ul>
        {options.map(({ _id, label }) => (
          <li key={_id} style={{ overflowWrap: 'anywhere' }}>
            {label}
          </li>
        ))}
      </ul>
    </Section>
  )
