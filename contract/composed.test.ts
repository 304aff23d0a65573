import { afterEach, expect, test, vi } from 'vitest'
import { composed, isOvermarked } from './composed.ts'
import { marksInARowMost } from './limits/text.ts'
import { cleanLine, cleanText } from './clean.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['Ine\u0300s', 'In\u00e8s'],
  ['x̱wməθkʷəy̓əm', 'x̱wməθkʷəy̓əm'.normalize('NFC')],
  ['ที่นี่', 'ที่นี่'],
  ['בְּרֵאשִׁ֖ית', 'בְּרֵאשִׁ֖ית'.normalize('NFC')],
  ['हिन्दी', 'हिन्दी'],
  ['བརྒྱུད་', 'བརྒྱུད་'],
])('%s is composed and loses nothing', (text, kept) => {
  expect(isOvermarked(text)).toBe(false)
  expect(composed(text)).toBe(kept)
})

test('accents beyond the most of one letter go, whichever they are and whatever follows', () => {
  const pile = '\u0301\u0327'.repeat(marksInARowMost)
  expect(isOvermarked(`a${pile}`)).toBe(true)
  expect(composed(`x${pile}b${'\u0316'.repeat(marksInARowMost)}c`, 'NFD')).toBe(
    `x${'\u0327'.repeat(marksInARowMost / 2)}${'\u0301'.repeat(marksInARowMost / 2)}b${'\u0316'.repeat(marksInARowMost)}c`,
  )
  expect(isOvermarked(`a${'\u0301'.repeat(marksInARowMost)}`)).toBe(false)
})

test('a long row of accents never reaches what sorts it', () => {
  const given: string[] = []
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
    given.push(this)
    return this
  })
  const pile = '\u0301\u0327'.repeat(19_000)
  composed(`A${pile}`, 'NFKD')
  cleanText(`A${pile}`)
  cleanLine(`A${'\u0301\u200B'.repeat(19_000)}`)
  expect(given).toHaveLength(3)
  expect(given.some(isOvermarked)).toBe(false)
})
