import type { Kept } from '../record.ts'

/** A record as it stands and as the file would have it, with the row that said each field first. */
export interface Draft<Facts> {
  before: Kept<Facts> | null
  after: Kept<Facts>
  said: Map<string, number>
}

export const draftOf = <Facts>(before: Kept<Facts> | null, fresh: Kept<Facts>): Draft<Facts> => ({
  before,
  after: { ...(before ?? fresh) },
  said: new Map(),
})

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

export const isChanged = <Facts>({ before, after }: Draft<Facts>): boolean => !same(before, after)

/** Kept columns are added to those that stand there, an empty one goes; every other field is taken as it is given. */
const mergedValue = (key: string, old: unknown, given: unknown): unknown =>
  key === 'extra'
    ? Object.fromEntries(Object.entries({ ...(old as object), ...(given as object) }).filter(([, text]) => text !== ''))
    : given

/** A field that the row gives another value than stands here. */
export interface Changed {
  key: string
  before: unknown
  after: unknown
}

/**
 * Takes what a row says into the draft. Answers in what that differs from what stands, and the fields in which an
 * earlier row said otherwise: the earlier one counts.
 */
export const takeIn = <Facts>(
  draft: Draft<Facts>,
  given: Partial<Facts>,
  row: number,
): { changes: boolean; changed: Changed[]; disputed: { key: string; row: number }[] } => {
  const changed: Changed[] = []
  const disputed: { key: string; row: number }[] = []
  for (const key of Object.keys(given) as (keyof Facts & string)[]) {
    const value = mergedValue(key, draft.after[key], given[key]) as Kept<Facts>[typeof key]
    const earlier = draft.said.get(key)
    if (earlier !== undefined && key !== 'extra' && !same(draft.after[key], value)) {
      disputed.push({ key, row: earlier })
      continue
    }
    if (earlier === undefined) draft.said.set(key, row)
    if (draft.before && !same(draft.before[key], value)) changed.push({ key, before: draft.before[key], after: value })
    draft.after[key] = value
  }
  return { changes: draft.before === null || changed.length > 0, changed, disputed }
}
