/** Words as a full-text search compares them: in small letters, without accents, each once. */
import { composed } from '../../contract/composed.ts'

const longestWord = 60

/** The words of some texts in their plainest form, each once. */
export const searchWords = (...texts: readonly string[]): string[] => {
  const plain = composed(texts.join(' '), 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord)))]
}

/** A mark that is no word: it keeps a search inside one building. */
const markOf = (buildingId: string) => `@${buildingId}`

/** What a record of a building is found by, for `array_to_tsvector`. */
export const lexemesOf = (buildingId: string, ...texts: readonly string[]): string[] => [
  markOf(buildingId),
  ...searchWords(...texts),
]

/** A query that finds the building's records in which every word that was typed begins some word; null without any. */
export const queryFor = (buildingId: string, typed: string): string | null => {
  const words = searchWords(typed)
  return words.length ? [`'${markOf(buildingId)}'`, ...words.map((word) => `'${word}':*`)].join(' & ') : null
}
