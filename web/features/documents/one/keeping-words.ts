import type { Document, Retention } from '../../../../contract/documents/document.ts'
import { formatDate } from '../../../../contract/time.ts'

export type Keeping = NonNullable<Document['keeping']>

/** How long the law has a record kept, in a sentence. */
export const retentionWords = (retention: Retention | null): string => {
  if (!retention) return 'We found no law that says how long it must be kept.'
  const { keep, until } = retention
  if (keep === 'permanent') return 'By law it must be kept permanently.'
  if (keep === 'inForce' || until === null) return 'By law it must be kept while it’s in force.'
  return `By law it must be kept; it can be deleted from ${formatDate(until)}.`
}
