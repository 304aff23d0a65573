import type { Document, Retention } from '../../../../contract/documents/document.ts'
import { formatDate } from '../../../../contract/time.ts'

export type Keeping = NonNullable<Document['keeping']>

/** How long the law has a record kept, in a sentence. */
export const retentionWords = (retention: Retention | null): string => {
  if (!retention) return 'No law of ours was found to say how long it is kept.'
  const { keep, until } = retention
  if (keep === 'permanent') return 'The law has it kept for good.'
  if (keep === 'inForce' || until === null) return 'The law has it kept as long as it holds.'
  return `The law has it kept; it may be deleted from ${formatDate(until)}.`
}
