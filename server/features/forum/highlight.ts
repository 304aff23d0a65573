/** Where in a text the words that somebody looked for stand. */
import type { MarkedText } from '../../../contract/forum/found.ts'
import { searchWords } from '../../db/search-words.ts'

const word = /[\p{L}\p{N}\p{M}]+/gu

/** How much of the text stands before the first place. */
const beforeChars = 60

/** The places of words that begin with one that was typed, without regard to case and accents. */
const placesIn = (text: string, typed: readonly string[]): [number, number][] =>
  [...text.matchAll(word)].flatMap(({ 0: found, index }): [number, number][] =>
    searchWords(found).some((plain) => typed.some((beginning) => plain.startsWith(beginning)))
      ? [[index, index + found.length]]
      : [],
  )

/** The text with every place that was found. */
export const marked = (text: string, search: string): MarkedText => ({
  text,
  marks: placesIn(text, searchWords(search)),
})

/** From a place on, moved to the beginning of a word; 0 near the beginning of the text. */
const startAt = (text: string, first: number): number => {
  if (first <= beforeChars) return 0
  const space = text.indexOf(' ', first - beforeChars)
  return space === -1 || space >= first ? first : space + 1
}

const endAt = (text: string, start: number, most: number): number => {
  if (text.length <= start + most) return text.length
  const space = text.lastIndexOf(' ', start + most)
  return space > start ? space : start + most
}

/** So many characters around the first place, with the places in them; the beginning of a text that holds none. */
export const excerptOf = (text: string, search: string, most: number): MarkedText => {
  const places = placesIn(text, searchWords(search))
  const start = startAt(text, places[0]?.[0] ?? 0)
  const end = endAt(text, start, most)
  const lead = start > 0 ? '…' : ''
  const shift = lead.length - start
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    marks: places
      .filter(([from, until]) => from >= start && until <= end)
      .map(([from, until]) => [from + shift, until + shift]),
  }
}
