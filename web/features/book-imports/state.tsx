import { importStateLabels, type ImportState } from '../../../contract/book-imports/book-import-words.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<ImportState, Tone>> = { tried: 'waiting', added: 'good', undone: 'neutral' }

/** Whether opening balances are in the books. */
export const State = ({ state }: { state: ImportState }) => (
  <StatusBadge tone={tones[state]}>{importStateLabels[state]}</StatusBadge>
)
