import type { Change } from '../../../contract/audit.ts'

const actionWords: Record<string, string | undefined> = {
  created: 'Written',
  changed: 'Changed',
  corrected: 'Corrected',
  scheduled: 'Scheduled',
  published: 'Published',
  pinned: 'Pinned',
  unpinned: 'Unpinned',
  expired: 'Expired',
}

const fieldWords: Record<string, string | undefined> = {
  content: 'text',
  unitIds: 'units',
  publishDate: 'date to publish',
  expiresAt: 'end',
  mustAcknowledge: 'acknowledgement',
  pinnedUntil: 'pinned until',
  attachments: 'files',
}

/** Fields whose change the action itself says. */
const unsaid = new Set(['status', 'version', 'revision', 'revisedAt', 'publishedAt'])

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A change of a notice in words: `Changed: title, text`. */
export const changeWords = ({ action, fields }: Pick<Change, 'action' | 'fields'>): string => {
  const what = actionWords[action] ?? capitalised(action)
  if (action !== 'changed' && action !== 'corrected') return what
  const named = fields.filter(({ field }) => !unsaid.has(field)).map(({ field }) => fieldWords[field] ?? field)
  return named.length > 0 ? `${what}: ${named.join(', ')}` : what
}
