import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Asset } from '../../../contract/assets/asset.ts'
import { plansMost } from '../../../contract/limits/assets.ts'
import { Panel } from '../../ui/panel.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanDialog } from './plan-dialog.tsx'

/** What is done to an asset every so often, what comes next first. */
export const PlansPanel = ({ asset }: { asset: Asset }) => {
  const [adding, setAdding] = useState(false)
  const { _id, plans, retiredOn } = asset
  const running = plans.filter(({ endedOn }) => endedOn === null).length
  return (
    <Panel
      title="Recurring maintenance"
      text={
        retiredOn === null
          ? 'Building managers get a reminder before each date.'
          : 'Plans are paused while the asset is retired.'
      }
    >
      {plans.length === 0 && <Text c="dimmed">No planned work yet.</Text>}
      {plans.length > 0 && (
        <Stack component="ul" aria-label="Plans" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {plans.map((plan) => (
            <PlanCard key={plan._id} asset={asset} plan={plan} />
          ))}
        </Stack>
      )}
      {retiredOn === null && running < plansMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Plan work
        </Button>
      )}
      {adding && <PlanDialog assetId={_id} plan={null} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
