import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { readWords } from './read-words.ts'

const views = kinds.flatMap(({ name, views: ofKind }) =>
  Object.entries(ofKind).map(([key, view]) => ({ what: `${name}.${key}`, view })),
)

test('each view is said in words, once and many times', () => {
  expect(views.length).toBeGreaterThan(50)
  for (const { what, view } of views)
    for (const records of view === null ? [] : [0, 1, 3])
      expect(readWords([{ what, records, names: [] }])).toMatch(/^[^“]*[a-z’]/)
})
