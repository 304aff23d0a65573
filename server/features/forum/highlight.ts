/** Where in a text the words that somebody looked for stand. */
import type { MarkedText } from '../../../contract/forum/found.ts'
import { askedIn, wordsIn } from '../../db/search-words.ts'

/** How much of the text stands before the first place. */
const beforeChars = 60

/** The places of words that begin with one that was typed, however they are spelled; what overlaps is one place. */
const placesIn = (text: string, search: string): [number, number][] => {
  const typed = askedIn(search).map(({ word }) => word)
  const places: [number, number][] = []
  for (const { word, also = [], from, to } of wordsIn(text)) {
    if (![word, ...also].some((one) => typed.some((beginning) => one.startsWith(beginning)))) continue
    const last = places.at(-1)
    if (last && from < last[1]) last[1] = to
    else places.push([from, to])
  }
  return places
}

/** The text with every place that was found. */
export const marked = (text: string, search: string): MarkedText => ({
  text,
  marks: placesIn(text, search),
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
  const places = placesIn(text, search)
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
