import { violationStateWords } from '../../../../contract/parking/violation-words.ts'
import type { ViolationSummary } from '../../../../contract/parking/violation.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const tones = { warning: 'waiting', notice: 'waiting', tow_requested: 'bad' } as const

/** How far a violation went, and whether it is closed. */
export const ViolationState = ({ one }: { one: Pick<ViolationSummary, 'isOpen' | 'stage'> }) => (
  <StatusBadge tone={one.isOpen ? tones[one.stage] : 'neutral'}>{violationStateWords(one)}</StatusBadge>
)
