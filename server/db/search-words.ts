/** Words as a full-text search compares them: in their plain form, and of texts without spaces each two signs in a row. */
import { plain } from '../../contract/plain.ts'

const longestWord = 60

/** Apostrophes that are no letters by themselves. */
const apostrophe = `['’‘‛\`´′]`
const wordPattern = new RegExp(String.raw`[\p{L}\p{N}\p{M}]+(?:${apostrophe}+[\p{L}\p{N}\p{M}]+)*`, 'gu')
/** Chinese, Japanese, Thai, Lao, Burmese and Khmer, which put no spaces between words. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u30FF\u3400-\u9FFF\uF900-\uFAFF]+/gu

/** A word where it is in its text. */
export interface Word {
  word: string
  from: number
  to: number
  /** Further words by which it is found: `avis` in `l’avis`. */
  also?: string[]
  /** Two signs of a text without spaces; all from the same piece have its place. The last sign alone is the piece's end. */
  piece?: number
  isEnd?: boolean
}

const formOf = (found: string): string =>
  plain(found)
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
    .slice(0, longestWord)

const spaced = (found: string, from: number): Word[] => {
  const word = formOf(found)
  if (word === '') return []
  const also = found.split(new RegExp(apostrophe, 'u')).slice(1).map(formOf)
  const others = also.filter((part) => part.length > 1)
  return [{ word, from, to: from + found.length, ...(others.length > 0 ? { also: others } : {}) }]
}

const pairsIn = (piece: string, from: number): Word[] => {
  const signs = [...piece]
  let at = from
  return signs.map((sign, index) => {
    const start = at
    at += sign.length
    const next = signs[index + 1] ?? ''
    const isEnd = index > 0 && next === ''
    return {
      word: formOf(sign + next),
      from: start,
      to: at + next.length,
      piece: from,
      ...(isEnd ? { isEnd } : {}),
    }
  })
}

/** Whether a word is of a text that puts no spaces between words. */
export const isUnspaced = (word: string): boolean => word !== '' && word.replaceAll(unspaced, '') === ''

/** Whether it is one sign of such a text, which any two signs that begin with it answer. */
export const isOneSign = (word: string): boolean => [...word].length === 1 && isUnspaced(word)

/** The words of a text in their order. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].flatMap(({ 0: found, index }) => {
    const words: Word[] = []
    let done = 0
    for (const { 0: piece, index: at } of found.matchAll(unspaced)) {
      words.push(...spaced(found.slice(done, at), index + done), ...pairsIn(piece, index + at))
      done = at + piece.length
    }
    return [...words, ...spaced(found.slice(done), index + done)]
  })

/** The words that somebody asks for: each two signs of a piece, or its only one. */
export const askedIn = (typed: string): Word[] => wordsIn(typed).filter(({ isEnd = false }) => !isEnd)

/** A mark that is no word: it keeps a search inside one building. */
const markOf = (buildingId: string) => `@${buildingId}`

/** What a record of a building is found by, for `array_to_tsvector`. */
export const lexemesOf = (buildingId: string, ...texts: readonly string[]): string[] => [
  markOf(buildingId),
  ...new Set(wordsIn(texts.join('\n')).flatMap(({ word, also = [] }) => [word, ...also])),
]

/** A query that finds the building's records in which every word that was typed begins some word; null without any. */
export const queryFor = (buildingId: string, typed: string): string | null => {
  const words = new Set(askedIn(typed).map(({ word }) => word))
  return words.size > 0 ? [`'${markOf(buildingId)}'`, ...[...words].map((word) => `'${word}':*`)].join(' & ') : null
}
