import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import {
  confidenceLabels,
  rowStateLabels,
  type Confidence,
  type RowState,
} from '../../../../contract/banking/banking-words.ts'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'

const states: Readonly<Record<Exclude<RowState, 'toMatch'>, Tone>> = {
  matched: 'brand',
  posted: 'good',
  ignored: 'neutral',
}
const confidences: Readonly<Record<Confidence, Tone>> = { certain: 'good', likely: 'waiting', unsure: 'neutral' }

/** How sure a proposal is. */
export const ConfidenceMark = ({ confidence }: { confidence: Confidence }) => (
  <StatusBadge tone={confidences[confidence]}>{confidenceLabels[confidence]}</StatusBadge>
)

/** The state of a transaction or, while it is to be matched, how sure its proposal is. */
export const StateMark = ({ row: { state, proposal } }: { row: BankRow }) => {
  if (state !== 'toMatch') return <StatusBadge tone={states[state]}>{rowStateLabels[state]}</StatusBadge>
  return proposal ? (
    <ConfidenceMark confidence={proposal.confidence} />
  ) : (
    <StatusBadge tone="neutral">No proposal</StatusBadge>
  )
}
