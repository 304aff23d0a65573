import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { levyDivisionLabelsWith, levyVoteLabels } from '../../../../contract/levies/levy-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor, type Reason } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Why } from '../../../ui/why.tsx'
import { Facts } from '../../units/units.ts'
import { dueWords } from '../words.ts'

interface Props {
  levy: Levy
}

/** What the resolution says, what vote it needs, and who approved it. */
export const ResolutionPanel = ({ levy }: Props) => {
  const divisionLabels = levyDivisionLabelsWith(labelsFor(useBuilding().jurisdiction))
  const { purpose, division, vote, resolutionStates, approvedOn, resolution, finishedOn } = levy
  const facts: (readonly [name: string, value: ReactNode])[] = [
    ['Division', divisionLabels[division]],
    ['Due', dueWords(levy)],
    ...(approvedOn === null ? [] : [['Approved', `${formatDate(approvedOn)}: ${resolution}`] as const]),
    ...(finishedOn === null ? [] : [['Completed', formatDate(finishedOn)] as const]),
  ]
  return (
    <Panel title="Resolution">
      <PlainText>{purpose}</PlainText>
      <Facts facts={facts} />
      {vote && <Asked reason={vote}>{`Vote needed: ${levyVoteLabels[vote.vote]}.`}</Asked>}
      {resolutionStates && (
        <Asked reason={resolutionStates}>
          The resolution states the purpose, the total, the division, each unit’s share and the due dates.
        </Asked>
      )}
    </Panel>
  )
}

/** Something that the law asks of the resolution, with the reason on demand. */
const Asked = ({ reason, children }: { reason: Reason; children: string }) => (
  <Group gap="sm" justify="space-between">
    <Text flex="1 1 14rem">{children}</Text>
    <Why reason={reason} of={children} />
  </Group>
)
