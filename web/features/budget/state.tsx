import type { BudgetState } from '../../../contract/budget/budget.ts'
import { budgetStateLabels } from '../../../contract/budget/budget-words.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<BudgetState, Tone>> = {
  draft: 'neutral',
  noticed: 'waiting',
  approved: 'good',
  superseded: 'neutral',
}

/** How far a budget has come. */
export const State = ({ state }: { state: BudgetState }) => (
  <StatusBadge tone={tones[state]}>{budgetStateLabels[state]}</StatusBadge>
)
