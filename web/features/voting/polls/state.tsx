import { Group } from '@mantine/core'
import { pollStatusLabels } from '../../../../contract/voting/poll-words.ts'
import type { PollStatus, PollSummary } from '../../../../contract/voting/polls.ts'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { awaitsWords } from './words.ts'

const tones: Readonly<Record<PollStatus, Tone>> = {
  draft: 'neutral',
  open: 'brand',
  closed: 'good',
  withdrawn: 'bad',
}

/** How a poll stands, and whether it waits for whoever looks. */
export const PollMarks = ({ poll }: { poll: Pick<PollSummary, 'status' | 'awaitsMe'> }) => (
  <Group gap="xs">
    <StatusBadge tone={tones[poll.status]}>{pollStatusLabels[poll.status]}</StatusBadge>
    {poll.awaitsMe > 0 && <StatusBadge tone="waiting">{awaitsWords(poll)}</StatusBadge>}
  </Group>
)
