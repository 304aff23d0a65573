import { expect, test } from 'vitest'
import { standingOf } from './enquiry-words.ts'

test.each([
  ['new', null, 'New', 'waiting'],
  ['answered', null, 'Answered', 'good'],
  ['closed', null, 'Closed', 'neutral'],
  ['new', 'haste', 'Suspected spam', 'bad'],
] as const)('%s, suspected of %s, reads %s', (state, suspected, words, tone) =>
  expect(standingOf({ state, suspected })).toEqual({ words, tone }),
)
