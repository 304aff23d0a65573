import { Group, Stack, Text } from '@mantine/core'
import { IconMinus, IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProposalSummary } from '../../../../contract/voting/proposal.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useVote } from './use-vote.ts'
import { castWords, finalWords } from './words.ts'

const icons: Readonly<Record<string, ReactNode>> = {
  for: <IconThumbUp size={18} aria-hidden />,
  against: <IconThumbDown size={18} aria-hidden />,
  abstain: <IconMinus size={18} aria-hidden />,
}

interface Props {
  proposal: Pick<ProposalSummary, '_id' | 'textVersion' | 'title'>
  choices?: readonly { key: string; words: string }[]
  /** Told of each vote that is sent; its promise answers what stands then, or nothing where it was not taken. */
  onVote?: (vote: Promise<ProposalSummary | undefined>) => void
  /** How the caller voted, said in place of what would still be cast: nothing below moves. */
  voted?: string
}

/**
 * One button a choice, each of which casts the vote at once; that it is final stands beside them. A double click casts one:
 * by the second something else may have come below the mouse.
 */
export const VoteButtons = ({ proposal, choices = castWords, onVote, voted }: Props) => {
  const { vote, busy } = useVote(proposal)
  const cast = (choice: string): void => {
    const sent = vote(choice)
    onVote?.(sent)
  }
  return (
    <Stack gap="xs">
      <Group gap="sm" role="group" className="no-print" aria-label={`Your vote: ${proposal.title}`}>
        {choices.map(({ key, words }) => (
          <BusyButton
            key={key}
            variant={key === 'abstain' ? 'default' : 'filled'}
            className="wraps"
            flex={{ base: '1 1 100%', sm: '0 1 auto' }}
            busy={busy}
            disabled={voted !== undefined}
            leftSection={icons[key]}
            onClick={({ detail: clicks }) => {
              if (clicks < 2) cast(key)
            }}
          >
            {words}
          </BusyButton>
        ))}
      </Group>
      {voted === undefined ? (
        <Text size="sm" className="no-print">
          {finalWords}
        </Text>
      ) : (
        <Text size="sm" fw={600}>
          {voted}
        </Text>
      )}
    </Stack>
  )
}
