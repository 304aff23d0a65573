import { marksInARowMost } from './limits/text.ts'

/** Accents and other signs that combine with the letter before them, more in a row than any language writes. */
const excess = new RegExp(`(\\p{M}{${marksInARowMost}})\\p{M}+`, 'gu')

/** Tells whether a text piles more accents on one letter than any language does. */
export const isOvermarked = (text: string): boolean => text.search(excess) !== -1

/**
 * Answers a text in one of Unicode's normal forms, without the accents beyond `marksInARowMost` on a letter. Normalizing
 * sorts each row of accents at a cost that grows with the square of its length, so nothing else calls `normalize`.
 */
export const composed = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  text.replace(excess, '$1').normalize(form)
