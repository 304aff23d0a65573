/** What a text is found by, and what somebody who searches asks for: the same words on both sides. */
import { askedIn, isOneSign, wordsIn, type Word } from '../../../db/search-words.ts'

/** The words of a text with their places, as the database's `marked_words` takes them. */
export const placesOf = (text: string): { words: string[]; places: string[] } => {
  const places = new Map<string, number[]>()
  for (const [index, { word, also = [] }] of wordsIn(text).entries())
    for (const form of new Set([word, ...also])) {
      const known = places.get(form)
      if (known) known.push(index + 1)
      else places.set(form, [index + 1])
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

/** Words one by one, but signs that follow each other without spaces together. */
const piecesOf = (words: readonly Word[]): string[][] => {
  const pieces: string[][] = []
  let open: number | undefined
  for (const { word, piece } of words) {
    if (piece !== undefined && piece === open) pieces.at(-1)!.push(word)
    else pieces.push([word])
    open = piece
  }
  return pieces
}

/** Reads what somebody typed; null where there is no word in it. */
export const soughtIn = (typed: string): Sought | null => {
  const phrases: string[][] = []
  const loose = typed.replaceAll(/["“”«»„]([^"“”«»„]*)["“”«»„]/g, (_whole, phrase: string) => {
    const words = askedIn(phrase).map(({ word }) => word)
    if (words.length > 0) phrases.push(words)
    return ' " '
  })
  const asked = piecesOf(askedIn(loose))
  const isBegun = /[\p{L}\p{N}\p{M}]$/u.test(loose) && asked.at(-1)?.length === 1
  const begun = isBegun ? asked.pop()![0]! : null
  const words = asked.filter((piece) => piece.length === 1).flat()
  phrases.push(...asked.filter((piece) => piece.length > 1))
  return words.length > 0 || begun !== null || phrases.length > 0 ? { words, begun, phrases } : null
}

/** The same for the database: `stems` gives each word's stem. */
export const queryOf = (buildingId: string, { words, begun, phrases }: Sought, stems: Map<string, string>): string => {
  const mark = markOf(buildingId)
  const lexeme = (form: string) => `'${mark}${form}'${isOneSign(form) ? ':*' : ''}`
  const stem = (word: string) => lexeme(stems.get(word) ?? word)
  return [
    ...words.map(stem),
    ...(begun === null ? [] : [`(${stem(begun)} | '${mark}${begun}':*)`]),
    ...phrases.map((phrase) => `(${phrase.map(lexeme).join(' <-> ')})`),
  ].join(' & ')
}
