import { expect, test } from 'vitest'
import { changesIn } from './table-choices.ts'

const before = { headingRow: 1, meanings: ['unit', null], dates: null, isTurned: false }

test('only what differs is said', () => {
  expect(changesIn(before, {})).toEqual({})
  expect(changesIn(before, { ...before, meanings: ['unit', null] })).toEqual({})
  expect(changesIn(before, { meanings: [null, 'unit'], isTurned: false })).toEqual({ meanings: [null, 'unit'] })
  expect(changesIn<{ dates: string | null }>(before, { dates: 'dayFirst' })).toEqual({ dates: 'dayFirst' })
})
