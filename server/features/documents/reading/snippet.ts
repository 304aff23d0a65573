import { snippetChars, snippetMarksMost } from '../../../../contract/limits/reading.ts'
import { wordsIn, type Word } from '../../../db/search-words.ts'
import type { Sought } from './words.ts'

export interface Snippet {
  snippet: string
  /** Where each place begins and ends in it. */
  marks: [number, number][]
}

const isPhraseAt = (found: readonly Word[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => found[at + index]?.word === word)

/** The places in a text that answer what was sought, in their order. */
const placesIn = (found: readonly Word[], sought: Sought, stems: Map<string, string>): Word[] => {
  const stem = (word: string) => stems.get(word) ?? word
  const wanted = new Set([...sought.words, ...(sought.begun === null ? [] : [sought.begun])].map(stem))
  const places: Word[] = []
  for (const [at, one] of found.entries()) {
    const answers = (form: string) => wanted.has(stem(form)) || (sought.begun !== null && form.startsWith(sought.begun))
    if ([one.word, ...(one.also ?? [])].some(answers)) places.push(one)
    for (const phrase of sought.phrases)
      if (isPhraseAt(found, at, phrase)) places.push({ ...one, to: found[at + phrase.length - 1]!.to })
  }
  return places
}

/** The window that holds the most different words, the earliest of those. */
const bestWindow = (places: readonly Word[]): readonly Word[] => {
  let best: readonly Word[] = places.slice(0, 1)
  let most = 0
  for (const [index, first] of places.entries()) {
    const inside = places.slice(index, index + snippetMarksMost).filter(({ to }) => to - first.from <= snippetChars)
    const different = new Set(inside.map(({ word }) => word)).size
    if (different > most) [best, most] = [inside, different]
  }
  return best
}

/** A piece of the text around what was found, cut at spaces, with the places to mark. */
export const snippetOf = (text: string, sought: Sought, stems: Map<string, string>): Snippet => {
  const window = bestWindow(placesIn(wordsIn(text), sought, stems))
  const first = window[0]?.from ?? 0
  const last = window.at(-1)?.to ?? 0
  const room = Math.max(0, snippetChars - (last - first))
  const earliest = Math.max(0, first - Math.floor(room / 2))
  const space = text.indexOf(' ', earliest - 1)
  const from = earliest === 0 || space === -1 ? earliest : space + 1
  const latest = from + Math.max(snippetChars, last - from)
  const to = latest >= text.length ? text.length : Math.max(last, text.lastIndexOf(' ', latest))
  const begins = from > 0 ? '… ' : ''
  const shift = begins.length - Math.min(from, first)
  return {
    snippet: `${begins}${text.slice(Math.min(from, first), to)}${to < text.length ? ' …' : ''}`,
    marks: window.map((place) => [place.from + shift, place.to + shift]),
  }
}
