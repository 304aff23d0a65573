import { Stack, Text } from '@mantine/core'
import type { OwnBudget } from '../../../../contract/budget/own.ts'
import { Section } from '../../../ui/section.tsx'
import { ContributionsPanel } from '../contributions-panel.tsx'
import { GroupsPanel } from '../groups-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { YearPanel } from './year-panel.tsx'
import { ownUnitsWords, stateWords, titleOf } from './words.ts'

/** A budget for an owner: what their units pay first, then its lines and what all owners contribute. */
export const OneOwnBudget = ({ budget }: { budget: OwnBudget }) => (
  <Section title={titleOf(budget)}>
    <Stack gap="md">
      <Text c="dimmed" className="figures" style={{ overflowWrap: 'anywhere' }}>
        {stateWords(budget).join(' ')}
      </Text>
      <SharePanel budget={budget} />
      <YearPanel budget={budget} />
      <ContributionsPanel title={`${titleOf(budget)}: owners’ contributions`} budget={budget} />
      <GroupsPanel title={`${titleOf(budget)}: cost-sharing groups`} budget={budget} wordsOf={ownUnitsWords} />
    </Stack>
  </Section>
)
