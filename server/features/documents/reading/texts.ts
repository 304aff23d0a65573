import { composed } from '../../../../contract/composed.ts'
import { pageMostChars, partChars } from '../../../../contract/limits/reading.ts'

/** Text as it is kept: without control characters, words that a line end had cut whole again, spaces once. */
export const plainly = (text: string): string =>
  composed(text.toWellFormed().replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ''))
    .replaceAll(/(\p{L})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu, '$1')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, pageMostChars)

/** Cuts a text without pages into parts, where a line ends if one does nearby. */
export const inParts = (text: string): string[] => {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const end = text.lastIndexOf('\n', at + partChars)
    const cut = end > at + partChars / 2 ? end : at + partChars
    parts.push(text.slice(at, cut))
    at = cut
  }
  return parts
}

/** By its mark; else UTF-8 where it can be that, else Windows-1252, which maps every byte. */
export const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
