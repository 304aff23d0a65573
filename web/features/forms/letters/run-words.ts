import type { LetterRunSummary } from '../../../../contract/forms/runs.ts'
import { counted } from '../../../../contract/text.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

/** `Unit 302`, `Units 302, 305 and 12 more`. */
export const unitsWords = ({ unitNumbers, counts }: Pick<LetterRunSummary, 'unitNumbers' | 'counts'>): string => {
  const more = counts.letters - unitNumbers.length
  const named = unitNumbers.join(', ')
  return `${counts.letters === 1 ? 'Unit' : 'Units'} ${more > 0 ? `${named} and ${more} more` : named}`
}

interface State {
  tone: Tone
  words: string
}

/** Where a run stands: on its way, with letters that failed where that is known, with paper to hand over, or done. */
export const runState = (
  { finishedAt, counts: { letters, done, paperWaiting } }: Pick<LetterRunSummary, 'finishedAt' | 'counts'>,
  failed = 0,
): State => {
  if (finishedAt === null) return { tone: 'waiting', words: `${done} of ${letters} ready` }
  if (failed > 0) return { tone: 'bad', words: `${counted(failed, 'letter')} failed` }
  if (paperWaiting > 0) return { tone: 'waiting', words: `${paperWaiting} to deliver` }
  return { tone: 'good', words: 'Done' }
}
