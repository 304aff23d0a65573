import type { SpendingState } from '../../../contract/spending/report.ts'
import { spendingStateLabels } from '../../../contract/spending/spending-words.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<SpendingState, Tone>> = { unapproved: 'waiting', approved: 'good', emergency: 'neutral' }

/** Whether an expense has an approval on record. */
export const State = ({ state }: { state: SpendingState }) => (
  <StatusBadge tone={tones[state]}>{spendingStateLabels[state]}</StatusBadge>
)
