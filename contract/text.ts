/** Plain text as it is shown: ended, shortened, counted. How it is cleaned on the way in is in `clean.ts`. */

/** Ends a sentence once: what ends in `a.m.`, or with a mark that somebody typed, takes no second period. */
export const sentence = (text: string): string => (/[.!?…]["'”’]*$/u.test(text) ? text : `${text}.`)

/** Shortens a text to at most `most` characters, the ellipsis included; never cuts a character in two. */
export const truncate = (text: string, most: number): string => {
  if (text.length <= most) return text
  const end = most - 1
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1))
  return `${text.slice(0, splitsPair ? end - 1 : end).trimEnd()}…`
}

/** `an owner`, `a tenant`: by the first letter, which does for the words of roles and of images. */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`

/** `1 letter`, `3 letters`, `2 people`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const sizeUnits = ['KB', 'MB', 'GB'] as const

/** `512 Bytes`, `1.50 MB` (specification, section 2, widgets). */
export const formatFileSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} Bytes`
  // 1,048,575 bytes would read "1024.00 KB": a size that rounds up to the next unit is shown in that unit.
  let size = bytes / 1024
  let unit = 0
  while (Number(size.toFixed(2)) >= 1024 && unit < sizeUnits.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${size.toFixed(2)} ${sizeUnits[unit]}`
}

/** `(604) 555-0123` for a number kept as `+16045550123`; numbers of other countries as they are kept. */
export const formatPhone = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
