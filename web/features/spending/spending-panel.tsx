import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { FundReport } from '../../../contract/spending/report.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Why } from '../../ui/why.tsx'
import { SpendingTable } from './spending-table.tsx'
import { comparedWords, isOver, limitWords, nothingWords } from './words.ts'

interface Props {
  report: FundReport
}

/** What isn’t in the budget: how much of it may go without approval, and each expense with its approval. */
export const SpendingPanel = ({ report }: Props) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const { limit, spending, can } = report
  return (
    <Panel
      title="Spending outside the budget"
      text={`Every expense from the ${labels.reserveFund.one}, and operating expenses in categories that aren’t in the budget. Money that came back is subtracted from what counts toward the limit.`}
    >
      {limit && <LimitMeter limit={limit} />}
      <Compared report={report} />
      {spending.length === 0 ? (
        <Text c="dimmed">{nothingWords(report, labels)}</Text>
      ) : (
        <SpendingTable items={spending} mayApprove={can.approve} />
      )}
    </Panel>
  )
}

const LimitMeter = ({ limit }: { limit: NonNullable<FundReport['limit']> }) => {
  const { usedCents, belowCents } = limit
  const words = limitWords(limit)
  return (
    <Stack gap="xs">
      <Group gap="sm" justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 14rem" align="flex-start">
          {isOver(limit) && <StatusBadge tone="bad">Usual limit reached</StatusBadge>}
          <Text className="figures">{words}</Text>
        </Stack>
        <Why reason={limit} of={words} />
      </Group>
      <ProgressBar value={Math.min(usedCents, belowCents)} max={belowCents} isOver={isOver(limit)} aria-label={words} />
    </Stack>
  )
}

const Compared = ({ report }: Props) => {
  const words = comparedWords(report)
  return (
    words !== null && (
      <Text>
        {words}{' '}
        <Anchor component={Link} to="/fees/budgets" inherit>
          Budgets
        </Anchor>
      </Text>
    )
  )
}
