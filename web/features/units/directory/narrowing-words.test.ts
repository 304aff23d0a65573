import { expect, test } from 'vitest'
import { narrowingWords } from './narrowing-words.ts'

test.each([
  [{}, []],
  [{ search: '' }, []],
  [
    { search: 'er6', floor: 'PH', occupancy: 'ownersElsewhere' as const },
    ['“er6”', 'Floor PH', 'Owners live off site'],
  ],
  [{ unitType: 'Townhouse', role: 'council' as const }, ['Townhouse', 'With a board member']],
])('%o reads %o', (filters, words) => expect(narrowingWords(filters, 'board member')).toEqual(words))
