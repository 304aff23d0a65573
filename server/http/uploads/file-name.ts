import { composed } from '../../../contract/composed.ts'
import { fileEndingMostChars, fileNameMostChars, fileNameReadMostChars } from '../../../contract/limits.ts'

/** Control and formatting characters (among them those that turn the reading direction), and what paths are made of. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\:*?"<>|]+/gu

/** The beginning and the end of a name that is longer than anything a person writes; the extension is at the end. */
const cut = (name: string): string => {
  if (name.length <= fileNameReadMostChars) return name
  const half = fileNameReadMostChars / 2
  return name.slice(0, half) + name.slice(-half)
}

/** The last extension in lower case, without its dot; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * A file's name as people may see it: it never names a place, and keeps its extension when it is cut. Accents piled on one
 * letter are dropped, not refused: the name comes from the person's device and is not what they wanted to say.
 */
export const cleanFileName = (raw: string): string => {
  // Browsers write these three so in the head of a part of a form.
  const sent = raw.replaceAll(/%22|%0D|%0A/gi, ' ')
  const last = cut(sent.split(/[/\\]/).at(-1) ?? '').toWellFormed()
  const name = composed(last).replace(unwanted, ' ').replace(/\s+/gu, ' ').trim()
  const extension = extensionOf(name)
  const ending = extension === '' || extension.length > fileEndingMostChars ? '' : `.${extension}`
  const stem = name.slice(0, name.length - ending.length).replace(/^[.\s]+/, '')
  const kept = [...stem]
    .slice(0, fileNameMostChars - ending.length)
    .join('')
    .trim()
  return `${kept || 'file'}${ending}`
}
