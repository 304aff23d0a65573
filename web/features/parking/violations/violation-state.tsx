import { stageLabels } from '../../../../contract/parking/violation-words.ts'
import type { ViolationSummary } from '../../../../contract/parking/violation.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const tones = { warning: 'waiting', notice: 'waiting', tow_requested: 'bad' } as const

/** How far a violation went, and whether it is closed. */
export const ViolationState = ({ one: { isOpen, stage } }: { one: Pick<ViolationSummary, 'isOpen' | 'stage'> }) => (
  <StatusBadge tone={isOpen ? tones[stage] : 'neutral'}>
    {isOpen ? stageLabels[stage] : `Closed after ${stageLabels[stage].toLowerCase()}`}
  </StatusBadge>
)
