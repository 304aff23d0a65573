import { Group, List, Text } from '@mantine/core'
import { positionWords } from '../../../../../contract/council-words.ts'
import type { Elector, Proposal } from '../../../../../contract/voting/proposal.ts'
import { ballotLabels, majorityLabels, modeLabels, tieRuleLabels } from '../../../../../contract/voting/voting-words.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Facts } from '../../../units/units.ts'

/** By what rules it is decided, and by whom. */
export const HowPanel = ({ proposal }: { proposal: Proposal }) => {
  const { ballot, mode, authority, majorityOf, tieRule, quorum, electors, turnout } = proposal
  return (
    <Panel title="Voting rules">
      <Facts
        facts={[
          ['Effect', authority ? `${modeLabels[mode]}: ${authority}` : modeLabels[mode]],
          ['Ballot', ballotLabels[ballot]],
          ['Majority', majorityLabels[majorityOf]],
          ['Ties', tieRuleLabels[tieRule]],
          ['Quorum', `${quorum.needed} of ${quorum.of}${quorum.source ? ` (${quorum.source})` : ''}. ${quorum.why}`],
        ]}
      />
      <div>
        <Text fw={600} mb={4}>
          {turnout === null ? 'Eligible to vote now' : 'On council when voting opened'}
        </Text>
        <List listStyleType="none" withPadding={false} spacing={4}>
          {electors.map((elector) => (
            <List.Item key={elector.name}>
              <Who elector={elector} />
            </List.Item>
          ))}
        </List>
      </div>
    </Panel>
  )
}

const Who = ({ elector: { name, positions, isMe, hasConflict, isBarred } }: { elector: Elector }) => (
  <Group gap={6} component="span">
    <span>{isMe ? `${name} (you)` : name}</span>
    <Text span size="sm" c="dimmed">
      {positionWords(positions)}
      {hasConflict && ', declared a conflict of interest'}
      {isBarred && ', can’t vote on this'}
    </Text>
  </Group>
)
