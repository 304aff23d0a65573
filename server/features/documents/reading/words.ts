/** What a text is found by, and what somebody who searches asks for: the same words on both sides. */
import { composed } from '../../../../contract/composed.ts'

const longestWord = 60

/** A word where it stands in its text: in small letters and without accents. */
export interface Word {
  word: string
  from: number
  to: number
}

const plain = (word: string): string =>
  composed(word, 'NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, longestWord)

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(({ 0: found, index }) => ({ word: plain(found), from: index, to: index + found.length }))
    .filter(({ word }) => word !== '')

/** The words of a text with their places, as the database's `marked_words` takes them. */
export const placesOf = (text: string): { words: string[]; places: string[] } => {
  const places = new Map<string, number[]>()
  for (const [index, { word }] of wordsIn(text).entries()) {
    const known = places.get(word)
    if (known) known.push(index + 1)
    else places.set(word, [index + 1])
  }
  return { words: [...places.keys()], places: [...places.values()].map((numbers) => numbers.join(',')) }
}

/** Leads each word of a building: its id's last digits, which are random, so that two buildings share them never. */
export const markOf = (buildingId: string): string => `${buildingId.replaceAll('-', '').slice(-12)}:`

/** What is asked for: words in any order, the last perhaps not yet typed to its end, and phrases as they stand. */
export interface Sought {
  words: string[]
  begun: string | null
  phrases: string[][]
}

/** Reads what somebody typed; null where there is no word in it. */
export const soughtIn = (typed: string): Sought | null => {
  const phrases: string[][] = []
  const loose = typed.replaceAll(/["“”«»„]([^"“”«»„]*)["“”«»„]/g, (_whole, phrase: string) => {
    const words = wordsIn(phrase).map(({ word }) => word)
    if (words.length > 0) phrases.push(words)
    return ' " '
  })
  const words = wordsIn(loose).map(({ word }) => word)
  const isBegun = /[\p{L}\p{N}\p{M}]$/u.test(loose)
  const begun = isBegun ? (words.pop() ?? null) : null
  return words.length > 0 || begun !== null || phrases.length > 0 ? { words, begun, phrases } : null
}

/** The same for the database: `stems` gives each word's stem. */
export const queryOf = (buildingId: string, { words, begun, phrases }: Sought, stems: Map<string, string>): string => {
  const mark = markOf(buildingId)
  const lexeme = (form: string) => `'${mark}${form}'`
  const stem = (word: string) => lexeme(stems.get(word) ?? word)
  return [
    ...words.map(stem),
    ...(begun === null ? [] : [`(${stem(begun)} | ${lexeme(begun)}:*)`]),
    ...phrases.map((phrase) => `(${phrase.map(lexeme).join(' <-> ')})`),
  ].join(' & ')
}
