import { Group } from '@mantine/core'
import type { BuildingHealth } from '../../../contract/admin/buildings.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { troublesOf } from './state-words.ts'

/** What went wrong in a building, where something did. */
export const Troubles = ({ of }: { of: Pick<BuildingHealth, 'failedMails' | 'failedJobs'> }) => {
  const troubles = troublesOf(of)
  if (troubles.length === 0) return 'None'
  return (
    <Group gap={4}>
      {troubles.map((words) => (
        <StatusBadge key={words} tone="bad">
          {words}
        </StatusBadge>
      ))}
    </Group>
  )
}
