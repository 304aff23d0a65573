import { Group, Stack, Text } from '@mantine/core'
import { groupBasisLabelsWith } from '../../../contract/budget/budget-words.ts'
import type { Budget, BudgetGroup } from '../../../contract/budget/budget.ts'
import { formatMoney } from '../../../contract/money.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Why } from '../../ui/why.tsx'

type Group = Omit<BudgetGroup, 'units'>

interface PanelProps<G> {
  title: string
  budget: { groups: readonly G[]; lines: Budget['lines'] }
  /** Names the units of a group, as its reader knows them. */
  wordsOf: (group: G) => string
}

/** The groups of units that share some of a budget’s costs: which, why and how much; nothing where there are none. */
export const GroupsPanel = <G extends Group>({ title, budget: { groups, lines }, wordsOf }: PanelProps<G>) => {
  const { entitlement } = labelsFor(useBuilding().jurisdiction)
  return groups.length === 0 ? null : (
    <Panel
      title={title}
      text={`These units share some expenses by ${entitlement.one}, as part of their fee for the operating fund.`}
    >
      <Stack gap="md">
        {groups.map((group, place) => (
          <OneGroup
            key={group.name}
            group={group}
            units={wordsOf(group)}
            lines={lines.filter((line) => line.group === place)}
          />
        ))}
      </Stack>
    </Panel>
  )
}

interface Props {
  group: Group
  units: string
  lines: Budget['lines']
}

const OneGroup = ({ group: { name, basis, yearCents, monthCents, reason }, units, lines }: Props) => {
  const basisLabels = groupBasisLabelsWith(labelsFor(useBuilding().jurisdiction).lot)
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <Stack gap={4} flex="1 1 14rem">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {basisLabels[basis]}
        </Text>
        <Text size="sm">{units}</Text>
        <Text size="sm" className="figures" style={{ overflowWrap: 'anywhere' }}>
          {lines.map((line) => `${line.name}: ${formatMoney(line.yearCents)}`).join(', ')}
        </Text>
        <Text size="sm" className="figures">
          {formatMoney(yearCents)} a year, {formatMoney(monthCents)} a month
        </Text>
      </Stack>
      {reason && <Why reason={reason} of={name} />}
    </Group>
  )
}
