import { Group, Stack, Text } from '@mantine/core'
import { groupBasisLabelsWith, unitsWords } from '../../../contract/budget/budget-words.ts'
import type { Budget, BudgetGroup } from '../../../contract/budget/budget.ts'
import { formatMoney } from '../../../contract/money.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Why } from '../../ui/why.tsx'

/** The groups of units that share some of a budget’s costs: which, why and how much; nothing where there are none. */
export const GroupsPanel = ({ budget: { groups, lines } }: { budget: Budget }) => {
  const { entitlement } = labelsFor(useBuilding().jurisdiction)
  return groups.length === 0 ? null : (
    <Panel
      title="Cost-sharing groups"
      text={`These units share some expenses by ${entitlement.one}, as part of their fee for the operating fund.`}
    >
      <Stack gap="md">
        {groups.map((group, place) => (
          <OneGroup key={group.name} group={group} lines={lines.filter((line) => line.group === place)} />
        ))}
      </Stack>
    </Panel>
  )
}

interface Props {
  group: BudgetGroup
  lines: Budget['lines']
}

const OneGroup = ({ group: { name, basis, units, yearCents, monthCents, reason }, lines }: Props) => {
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
        <Text size="sm">{unitsWords(units.map(({ unitNumber }) => unitNumber))}</Text>
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
