import type { BylawState } from '../../../contract/bylaws/bylaw.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { useStateLabels } from './use-filing.ts'

const tones: Readonly<Record<BylawState, Tone>> = {
  waiting: 'waiting',
  inForce: 'good',
  toRatify: 'waiting',
  lapsed: 'neutral',
  replaced: 'neutral',
  repealed: 'neutral',
}

/** Whether a bylaw or rule is in force. */
export const State = ({ state }: { state: BylawState }) => (
  <StatusBadge tone={tones[state]}>{useStateLabels()[state]}</StatusBadge>
)
