import { expect, test } from 'vitest'
import { wordsIn } from '../../../db/search-words.ts'
import { markOf, placesOf, queryOf, soughtIn } from './words.ts'

const building = '0193502a-7c1e-7bbb-8aaa-00c0ffee0123'

test('words are found where they stand, without capitals and accents', () => {
  expect(
    wordsIn('The owner’s RÉSUMÉ, re\u0301sume\u0301 (½) — 3.5').map(({ word, from, to }) => [word, from, to]),
  ).toEqual([
    ['the', 0, 3],
    ['owners', 4, 11],
    ['resume', 12, 18],
    ['resume', 20, 28],
    ['12', 30, 31],
    ['3', 35, 36],
    ['5', 37, 38],
  ])
})

test('each word is kept once with all its places', () => {
  expect(placesOf('To be, or not to be')).toEqual({
    words: ['to', 'be', 'or', 'not'],
    places: ['1,5', '2,6', '3', '4'],
  })
})

test('a word with an apostrophe is also found by what follows it, a text without spaces by each two signs', () => {
  expect(placesOf('L’avis 停水了')).toEqual({
    words: ['lavis', 'avis', '停水', '水了', '了'],
    places: ['1', '1', '2', '3', '4'],
  })
})

test('a building’s mark is the random end of its id', () => {
  expect(markOf(building)).toBe('00c0ffee0123:')
})

test.each([
  ['pets', { words: [], begun: 'pets', phrases: [] }],
  ['two pets ', { words: ['two', 'pets'], begun: null, phrases: [] }],
  ['"strata lot" pet', { words: [], begun: 'pet', phrases: [['strata', 'lot']] }],
  ['pet “strata lot”', { words: ['pet'], begun: null, phrases: [['strata', 'lot']] }],
  ['an "open quote', { words: ['an', 'open'], begun: 'quote', phrases: [] }],
  ['停水通知 ', { words: [], begun: null, phrases: [['停水', '水通', '通知']] }],
  ['水 停', { words: ['水'], begun: '停', phrases: [] }],
  ["it's & (this) | !that:*", { words: ['its', 'this', 'that'], begun: null, phrases: [] }],
])('%s is read as %j', (typed, sought) => {
  expect(soughtIn(typed)).toEqual(sought)
})

test.each(['', '  ', '& | ! ( ) :*', '"" "…"', '—'])('in %j there is no word', (typed) => {
  expect(soughtIn(typed)).toBeNull()
})

test('a single sign finds each two signs that begin with it', () => {
  expect(queryOf(building, { words: ['水'], begun: null, phrases: [] }, new Map())).toBe("'00c0ffee0123:水':*")
})

test('the query stays inside the building, in stems, the last word begun, phrases as they stand', () => {
  const stems = new Map([['running', 'run']])
  expect(queryOf(building, { words: ['running', 'pets'], begun: 'insur', phrases: [['strata', 'lots']] }, stems)).toBe(
    "'00c0ffee0123:run' & '00c0ffee0123:pets' & ('00c0ffee0123:insur' | '00c0ffee0123:insur':*) & ('00c0ffee0123:strata' <-> '00c0ffee0123:lots')",
  )
})
