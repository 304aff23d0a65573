import { Group } from '@mantine/core'
import type { ProposalSummary } from '../../../../contract/voting/proposal.ts'
import { outcomeLabels, statusLabels } from '../../../../contract/voting/voting-words.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { outcomeTones, statusTones } from './words.ts'

/** How a vote stands, or how it ended. */
export const StandingBadge = ({ of: { status, outcome } }: { of: Pick<ProposalSummary, 'status' | 'outcome'> }) =>
  outcome === null ? (
    <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>
  ) : (
    <StatusBadge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StatusBadge>
  )

type Marked = Pick<ProposalSummary, 'status' | 'outcome' | 'ballot' | 'textVersion' | 'canVote' | 'hasConflict'>

/** How a proposal stands, and what is special about it. */
export const ProposalMarks = ({ proposal }: { proposal: Marked }) => {
  const { status, outcome, ballot, textVersion, canVote, hasConflict } = proposal
  return (
    <Group gap="xs">
      {(status !== 'closed' || outcome === null) && (
        <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>
      )}
      {outcome !== null && <StatusBadge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StatusBadge>}
      {canVote && <StatusBadge tone="waiting">Awaiting your vote</StatusBadge>}
      {hasConflict && <StatusBadge tone="neutral">You declared a conflict</StatusBadge>}
      {ballot === 'secret' && <StatusBadge tone="neutral">Secret ballot</StatusBadge>}
      {textVersion > 1 && <StatusBadge tone="neutral">{`Version ${textVersion}`}</StatusBadge>}
    </Group>
  )
}
