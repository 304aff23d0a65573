import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { kinds } from '../kinds.ts'
import type { Route } from '../route.ts'
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

test('each view is shown by a route', () => {
  const shown = new Set(
    Object.values(api)
      .flatMap((table): Route[] => Object.values(table))
      .map(({ shows }) => shows),
  )
  expect(views.filter(({ what }) => !shown.has(what as never)).map(({ what }) => what)).toEqual([])
})
