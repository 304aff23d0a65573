import { formatDate } from '../../../../contract/time.ts'

/** What fields are called, by their names. */
export type Labels = Readonly<Record<string, string>>

/** A value as people read it; nothing for none, and for what has no words. */
export const valueWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text
}

/** What one record says otherwise than another, a line a field: `Colour: green`. Unticked is the same as not said. */
export const differences = (
  theirs: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  labels: Labels,
): string[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const [their, my] = [valueWords(theirs[field]), valueWords(mine[field])]
    const isSame = their === my || (typeof mine[field] === 'boolean' && (their || 'no') === my)
    return isSame ? [] : [`${label}: ${their || 'nothing'}`]
  })
