import { bylawHeadingMostChars } from '../limits/bylaws.ts'

/** Splits bylaws or rules that were pasted as one text: a line that begins with the next number begins a new one. */

export interface SplitBylaw {
  number: string
  /** Empty where none was found. */
  heading: string
  text: string
}

export interface SplitBylaws {
  texts: SplitBylaw[]
  /** The lines that are in no text: those before the first number, and titles of parts and divisions. */
  leftOut: string[]
}

/** `3 Pets`, `3. Pets`, `3) Pets`, `12.1 Moving in`, `3A Leashes`, `Bylaw 3 – Pets`; also `Bylaw 3` alone. */
const numbered =
  /^(?<word>(?:by-?law|rule|section|article)\s+)?(?<number>\d{1,3}(?:\.\d{1,3})*[a-z]?)(?:(?<mark>\s*[.):–—-])|(?=\s|$))\s*(?<rest>.*)$/i
/** `(1) An owner…`, `(iv)`: within a text. */
const paragraph = /^\([\da-z]{1,4}\)(?:\s|$)/i
/** `Division 1 – Duties of owners`. */
const division = /^(?:part|division|schedule)\s+(?:\d+|[ivx]+|[a-z])(?:\s*[:–—-].*)?$/i
const titleMostWords = 12
/** A number further from the last one than this is a number in a sentence, such as that of a street. */
const skippedMost = 9
const firstMost = 99

const wordsIn = (line: string): number => line.split(/\s+/).length
const endsSentence = (line: string): boolean => /[.;:,]$/.test(line)

/** Whether a line reads as a title: short, with a capital, and without the end of a sentence. */
const isTitle = (line: string): boolean =>
  /^["“]?\p{Lu}/u.test(line) &&
  wordsIn(line) <= titleMostWords &&
  line.length <= bylawHeadingMostChars &&
  !endsSentence(line)

/** Whether what follows a number reads as a sentence: its title is the line before, as in the standard bylaws. */
const isSentence = (rest: string): boolean =>
  paragraph.test(rest) || wordsIn(rest) > titleMostWords || (endsSentence(rest) && wordsIn(rest) > 4)

const partsOf = (number: string): number[] =>
  number
    .toLowerCase()
    .split('.')
    .flatMap((part) => [
      Number.parseInt(part, 10),
      part.charCodeAt(part.length - 1) > 57 ? part.charCodeAt(part.length - 1) : 0,
    ])

/** Whether a number can come after the last one: it is higher, and not by much. */
const follows = (number: string, last: string | undefined): boolean => {
  const next = partsOf(number)
  if (last === undefined) return next[0]! <= firstMost
  const before = partsOf(last)
  const differs = next.findIndex((part, at) => part !== before[at])
  return differs >= 0 && next[differs]! > (before[differs] ?? -1) && next[0]! - before[0]! <= skippedMost
}

interface Begun {
  number: string
  heading: string
  lines: string[]
}

interface Found {
  number: string
  rest: string
}

/** Reads a line as the beginning of a new text; null for one within a text. */
const beginning = (line: string, last: string | undefined): Found | null => {
  const { word, number = '', mark, rest = '' } = numbered.exec(line)?.groups ?? {}
  const named = word !== undefined
  const isNamed = named && (rest === '' || mark !== undefined)
  const isWorded = /^["“]?\p{Lu}/u.test(rest) || paragraph.test(rest)
  return number !== '' && (isNamed || isWorded) && follows(number, last) ? { number, rest } : null
}

/** Takes the title off the lines before a number; empty where the last of them reads as none. */
const titleBefore = (lines: string[]): string => {
  const at = lines.findLastIndex((line) => line !== '')
  const line = lines[at]
  if (line === undefined || !isTitle(line) || division.test(line)) return ''
  lines.splice(at)
  return line
}

const begin = ({ number, rest }: Found, before: string[]): Begun => {
  const isHeading = rest.length <= bylawHeadingMostChars
  if (!isSentence(rest)) return { number, heading: isHeading ? rest : '', lines: isHeading ? [] : [rest] }
  const title = titleBefore(before)
  // A long line without a period may be a title all the same.
  const isTaken = title === '' && isHeading && !endsSentence(rest) && !paragraph.test(rest)
  return { number, heading: isTaken ? rest : title, lines: isTaken ? [] : [rest] }
}

const finished = ({ number, heading, lines }: Begun): SplitBylaw => {
  const at = lines.findIndex((line) => line !== '')
  const first = lines[at] ?? ''
  // `Bylaw 3` alone has its title on the next line.
  const isBelow = heading === '' && isTitle(first)
  const text = (isBelow ? lines.slice(at + 1) : lines).join('\n').replaceAll(/\n{3,}/g, '\n\n')
  return { number, heading: (isBelow ? first : heading).replace(/\s*[.:;,]+$/, ''), text: text.trim() }
}

/** Splits a pasted text into numbered bylaws or rules, in its order. */
export const splitBylaws = (pasted: string): SplitBylaws => {
  const leftOut: string[] = []
  const begun: Begun[] = []
  for (const line of pasted.split(/\r\n|\r|\n/).map((one) => one.replaceAll(/\s+/g, ' ').trim())) {
    const lines = begun.at(-1)?.lines ?? leftOut
    const found = beginning(line, begun.at(-1)?.number)
    if (found) begun.push(begin(found, lines))
    else if (division.test(line)) leftOut.push(line)
    else lines.push(line)
  }
  return { texts: begun.map(finished), leftOut: leftOut.filter((line) => line !== '') }
}
