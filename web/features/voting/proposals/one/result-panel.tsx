import { Group, List, Text } from '@mantine/core'
import type { Proposal, ProposalResult } from '../../../../../contract/voting/proposal.ts'
import { counted } from '../../../../../contract/text.ts'
import { outcomeLabels } from '../../../../../contract/voting/voting-words.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { Arithmetic } from '../../arithmetic.tsx'
import { Bars } from '../../bars.tsx'
import { isJudged, namesByChoice, outcomeTones, thresholdOf } from '../words.ts'
import { ProofCheck } from './proof-check.tsx'

interface Props {
  proposal: Proposal
  result: ProposalResult
}

/** How a vote ended: as bars, by its arithmetic line by line, by name where it was open, and with the hash of it all. */
export const ResultPanel = ({ proposal, result }: Props) => {
  const { outcome, winner, tieDecided, minutes, hash } = result
  return (
    <Panel
      title="Result"
      text={
        proposal.closedAt !== null && (
          <>
            Closed <Instant at={proposal.closedAt} />
          </>
        )
      }
    >
      <Group gap="sm">
        <StatusBadge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StatusBadge>
        {winner && <Text fw={650}>{winner.label}</Text>}
      </Group>
      <TallyBars proposal={proposal} result={result} />
      {tieDecided && (
        <Text>
          {tieDecided.by} broke the tie: {tieDecided.label}, <Instant at={tieDecided.at} />
        </Text>
      )}
      <Arithmetic lines={result.lines} />
      <Names result={result} />
      <div>
        <Text fw={600} mb={4}>
          For the minutes
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{minutes}</Text>
        <CopyButton value={minutes} mt="xs" className="no-print">
          Copy for the minutes
        </CopyButton>
      </div>
      <div>
        <Text fw={600}>Hash of the text, voters, votes and result (SHA-256)</Text>
        <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {hash}
        </Text>
      </div>
      {proposal.can.seeProof && (
        <OnDemand words="Verify hash">
          <ProofCheck id={proposal._id} />
        </OnDemand>
      )}
    </Panel>
  )
}

const TallyBars = ({ proposal, result }: Props) => {
  const threshold = thresholdOf(proposal, result)
  const wins = (key: string): boolean =>
    result.winner ? result.winner.key === key : key === 'for' && result.outcome === 'passed'
  return (
    <Bars
      label="Votes"
      most={threshold.most}
      threshold={threshold.most > 0 ? threshold : null}
      bars={result.tally.map(({ key, label, votes }) => ({
        key,
        label,
        value: votes,
        figure: counted(votes, 'vote'),
        first: wins(key),
        judged: isJudged(proposal.kind, { key }),
      }))}
    />
  )
}

const Names = ({ result }: Pick<Props, 'result'>) => (
  <div>
    <Text fw={600} mb={4}>
      How members voted
    </Text>
    {result.ballots === null ? (
      <Text>This was a secret ballot. Votes were counted separately from names.</Text>
    ) : (
      <List listStyleType="none" withPadding={false} spacing={4}>
        {namesByChoice(result).map(({ label, names }) => (
          <List.Item key={label}>
            {label}: {names.join(', ')}
          </List.Item>
        ))}
        {result.ballots.length === 0 && <List.Item>No one voted.</List.Item>}
      </List>
    )}
    {result.conflicts.map(({ name, words }) => (
      <Text key={name} size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {name} declared a conflict of interest{words && `: ${words}`}
      </Text>
    ))}
  </div>
)
