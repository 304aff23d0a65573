import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { levyDivisionLabels, levyVoteLabels } from '../../../../contract/levies/levy-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Reason } from '../../../../law/law.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Why } from '../../../ui/why.tsx'
import { Facts } from '../../units/units.ts'
import { dueWords } from '../words.ts'

type Fact = readonly [name: string, value: ReactNode]

/** A fact that the law asks for, with the reason on demand. */
const WithWhy = ({ reason, of, children }: { reason: Reason; of: string; children: ReactNode }) => (
  <Group gap="sm" justify="space-between" align="flex-start">
    <Text flex="1 1 8rem">{children}</Text>
    <Why reason={reason} of={of} />
  </Group>
)

/** What the resolution says, what vote it needs, and who approved it. */
export const ResolutionPanel = ({ levy }: { levy: Levy }) => {
  const { purpose, division, vote, resolutionStates, approvedOn, resolution, finishedOn } = levy
  const facts: Fact[] = [
    ['Division', levyDivisionLabels[division]],
    ['Due', dueWords(levy)],
    ...(vote
      ? [
          [
            'Vote needed',
            <WithWhy key="vote" reason={vote} of="Vote needed">
              {levyVoteLabels[vote.vote]}
            </WithWhy>,
          ] as const,
        ]
      : []),
    ...(resolutionStates
      ? [
          [
            'The resolution',
            <WithWhy key="states" reason={resolutionStates} of="What the resolution states">
              States the purpose, the total, each unit’s share and the due dates
            </WithWhy>,
          ] as const,
        ]
      : []),
    ...(approvedOn === null ? [] : [['Approved', `${formatDate(approvedOn)}: ${resolution}`] as const]),
    ...(finishedOn === null ? [] : [['Completed', formatDate(finishedOn)] as const]),
  ]
  return (
    <Panel title="Resolution">
      <PlainText>{purpose}</PlainText>
      <Facts facts={facts} />
    </Panel>
  )
}
