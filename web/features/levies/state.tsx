import type { LevyState } from '../../../contract/levies/levy.ts'
import { levyStateLabels } from '../../../contract/levies/levy-words.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<LevyState, Tone>> = { draft: 'neutral', approved: 'good', finished: 'brand' }

/** How far a special levy has come. */
export const State = ({ state }: { state: LevyState }) => (
  <StatusBadge tone={tones[state]}>{levyStateLabels[state]}</StatusBadge>
)
