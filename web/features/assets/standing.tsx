import { Stack, Text } from '@mantine/core'
import { planLabels, warrantyLabels } from '../../../contract/assets/asset-words.ts'
import type { AssetSummary, WarrantyStanding } from '../../../contract/assets/asset.ts'
import type { AssetPlan, PlanStanding } from '../../../contract/assets/plan.ts'
import { formatDate } from '../../../contract/time.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const warrantyTones: Readonly<Record<WarrantyStanding, Tone>> = {
  none: 'neutral',
  running: 'good',
  soon: 'waiting',
  over: 'neutral',
}
const planTones: Readonly<Record<PlanStanding, Tone>> = {
  overdue: 'bad',
  due: 'waiting',
  later: 'good',
  paused: 'neutral',
  ended: 'neutral',
}

/** How a warranty stands, in a word. */
export const WarrantyState = ({ standing }: { standing: WarrantyStanding }) => (
  <StatusBadge tone={warrantyTones[standing]}>{warrantyLabels[standing]}</StatusBadge>
)

/** How a plan stands, in a word. */
export const PlanState = ({ standing }: { standing: PlanStanding }) => (
  <StatusBadge tone={planTones[standing]}>{planLabels[standing]}</StatusBadge>
)

/** How a warranty stands, and until when it holds or held. */
export const Warranty = ({ asset: { warranty, warrantyUntil } }: { asset: AssetSummary }) => (
  <Stack gap={2} align="flex-start">
    <WarrantyState standing={warranty} />
    {warrantyUntil && (
      <Text size="sm" c="dimmed">
        {warranty === 'over' ? 'on' : 'until'} {formatDate(warrantyUntil)}
      </Text>
    )}
  </Stack>
)

/** The next day of a plan, and how it stands. */
export const DueDay = ({ plan: { nextDueOn, standing } }: { plan: Pick<AssetPlan, 'nextDueOn' | 'standing'> }) => (
  <Stack gap={2} align="flex-start">
    <PlanState standing={standing} />
    <Text size="sm" c="dimmed">
      {formatDate(nextDueOn)}
    </Text>
  </Stack>
)
