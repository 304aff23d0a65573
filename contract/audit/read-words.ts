import type { ReadByStaff } from '../audit.ts'
import type { View } from '../kind.ts'
import { kinds } from '../kinds.ts'

const views = new Map<string, View>(
  kinds.flatMap(({ name, views: ofKind }) => Object.entries(ofKind).map(([key, view]) => [`${name}.${key}`, view])),
)

/** Tells whether platform staff who see a view are said to have viewed it. */
export const isNoted = (view: string): boolean => (views.get(view) ?? null) !== null

const wordsOf = ({ what, records: count, names }: ReadByStaff): string => {
  const view = views.get(what) ?? `“${what}”`
  if (typeof view === 'string') return view
  if (count > 0 && names.length === count) return names.map((name) => view.before + name).join(', ')
  return `${count.toLocaleString('en-CA')} ${count === 1 ? view.one : view.many}`
}

/** Words what was read, in a line: `the unit directory, 3 access requests, Unit 703`; nothing for nothing. */
export const readWords = (reads: readonly ReadByStaff[]): string => reads.map(wordsOf).join(', ')
