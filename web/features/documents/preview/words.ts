/** Where the words of a search stand in a page's text: pure, so that each rule can be tested. */

const endings = '(?:s|es|ed|ing)?'

/** What a word is without the ending that the search disregards, too. */
const stemOf = (word: string): string => {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}(?:y|ies)`
  const stem = word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word.replace(/s$/, '')
  return `${stem}${endings}`
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const leastChars = 2

/** Finds the words of a search in a text, in their usual forms; null where there is nothing to find. */
export const patternOf = (search: string): RegExp | null => {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const stems = words.filter(({ length }) => length >= leastChars).map((word) => stemOf(escaped(word)))
  return stems.length > 0
    ? new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${stems.join('|')})(?![\p{L}\p{N}])`, 'giu')
    : null
}

/** A stretch of one run of text, counted from the run's beginning. */
export interface Stretch {
  run: number
  from: number
  to: number
}

/** Where a pattern stands in text that comes in runs; a word that two runs share is a stretch in each. */
export const stretchesIn = (runs: readonly string[], pattern: RegExp): Stretch[] => {
  const text = runs.join('')
  const starts: number[] = []
  let start = 0
  for (const run of runs) {
    starts.push(start)
    start += run.length
  }
  return [...text.matchAll(pattern)].flatMap(({ index, 0: { length } }) =>
    runs.flatMap((run, number) => {
      const from = Math.max(index - starts[number]!, 0)
      const to = Math.min(index + length - starts[number]!, run.length)
      return from < to ? [{ run: number, from, to }] : []
    }),
  )
}
