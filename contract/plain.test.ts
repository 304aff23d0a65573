import { expect, test } from 'vitest'
import { plain, plainWords } from './plain.ts'

test.each([
  ['Élise Côté', 'elise cote'],
  ["O'Brien O’Brien OʻBrien O`Brien O´Brien", 'obrien obrien obrien obrien obrien'],
  ['Łukasz Ørsted Đorđe', 'lukasz orsted dorde'],
  ['Straße STRASSE ẞ', 'strasse strasse ss'],
  ['Œuvre œuf Æsir Þór', 'oeuvre oeuf aesir thor'],
  ['xʷməθkʷəy̓əm Sḵwx̱wú7mesh', 'xwmeθkweyem skwxwu7mesh'],
  ['İstanbul ISPARTALI', 'istanbul ispartali'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['Jean‑Luc – “Luc”', 'jean-luc - “luc”'],
  ['ＡＢＣ ﬁn ½', 'abc fin 1⁄2'],
  ['が 한국', 'が 한국'],
  ['100% a_b \\', '100% a_b \\'],
])('%s is compared as %s', (text, compared) => {
  expect(plain(text)).toBe(compared)
  expect(plain(compared)).toBe(compared)
})

test('words are parted by spaces', () => {
  expect(plainWords("  O'Brien   Zoë ")).toEqual(['obrien', 'zoe'])
})
