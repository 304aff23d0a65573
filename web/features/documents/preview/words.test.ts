import { describe, expect, test } from 'vitest'
import { patternOf, stretchesIn } from './words.ts'

describe('the words of a search in a page', () => {
  const found = (search: string, text: string) => [...text.matchAll(patternOf(search)!)].map(([word]) => word)
  for (const [search, text, words] of [
    ['pets', 'A pet, two Pets, a petition, carpets.', ['pet', 'Pets']],
    ['pet', 'PETS and a pet', ['PETS', 'pet']],
    ['parking stalls', 'Each stall for parking; no parked car', ['stall', 'parking', 'parked']],
    ['parties', 'A party and parties', ['party', 'parties']],
    ['garçon', 'Le garçon', ['garçon']],
    ['a (b', 'a b (b', []],
    ['2026', 'In 2026, not 20260', ['2026']],
  ] as const)
    test(`${search} finds ${words.join(', ') || 'nothing'}`, () => expect(found(search, text)).toEqual(words))

  test('are none where nothing is searched for', () => {
    for (const search of ['', '  ', '?', 'a']) expect(patternOf(search)).toBeNull()
  })
})

test('a word that two runs share is marked in both', () => {
  expect(stretchesIn(['no pe', 'ts here, ', 'pet'], patternOf('pets')!)).toEqual([
    { run: 0, from: 3, to: 5 },
    { run: 1, from: 0, to: 2 },
    { run: 2, from: 0, to: 3 },
  ])
})
