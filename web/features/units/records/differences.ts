import { valueWords } from '../../../../contract/audit/change-words.ts'

/** What fields are called, by their names. */
export type Labels = Readonly<Record<string, string>>

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
