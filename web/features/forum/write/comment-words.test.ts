import { expect, test } from 'vitest'
import { wordsFrom } from './comment-words.ts'

const quote = { _id: 'c', name: 'Olivia Owner', words: 'Behind the door.' }

test.each([
  [
    { body: '<p>Thanks</p>', quote },
    { body: '<p>Thanks</p>', quote },
  ],
  [{ body: '<p>Thanks</p>' }, { body: '<p>Thanks</p>', quote: null }],
  [
    { body: '', quote: { _id: 'c' } },
    { body: '', quote: null },
  ],
  [{ body: 7 }, null],
  ['from another time', null],
  [null, null],
])('%o was kept and reads as %o', (kept, words) => {
  expect(wordsFrom(kept)).toEqual(words)
})
