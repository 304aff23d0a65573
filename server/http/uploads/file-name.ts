import { fileNameMostChars } from '../../../contract/limits.ts'

/** Control and formatting characters (among them those that turn the reading direction), and what paths are made of. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\:*?"<>|]+/gu

/** The last extension in lower case, without its dot; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A file's name as people may see it: it never names a place, and keeps its extension when it is cut. */
export const cleanFileName = (raw: string): string => {
  // Browsers write these three so in the head of a part of a form.
  const sent = raw.replaceAll(/%22|%0D|%0A/gi, ' ')
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last.normalize('NFC').replace(unwanted, ' ').replace(/\s+/gu, ' ').trim()
  const ending = extensionOf(name) && `.${extensionOf(name)}`
  const stem = name.slice(0, name.length - ending.length).replace(/^[.\s]+/, '')
  const kept = [...stem]
    .slice(0, fileNameMostChars - ending.length)
    .join('')
    .trim()
  return `${kept || 'file'}${ending}`
}
