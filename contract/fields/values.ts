import { z } from 'zod'
import { faviconMostBytes, urlMostChars } from '../limits.ts'

/** A record's id. */
export const Id = z.uuid('Not a valid id')

/**
 * A moment in UTC with milliseconds: `2026-11-20T20:44:21.123Z`. No building's record is older than this; the first
 * centuries are read as the present one on their way out of the database.
 */
export const InstantField = z.iso
  .datetime({ precision: 3, error: 'Not a valid date and time' })
  .refine((text) => text >= '1800', 'Not a valid date and time')

/** A calendar day: `2026-11-20`. */
export const LocalDateField = z.iso.date('Not a valid date')

/** A time of day: `09:30`. */
export const LocalTimeField = z
  .string({ error: 'Enter a time, such as 09:00' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 09:00')

/** A colour as branding takes it: `#1e40af`; nothing else may reach a style sheet. */
export const HexColour = z
  .string({ error: 'Colour is required' })
  .regex(/^#[0-9a-f]{6}$/i, 'Enter a colour such as #1e40af')
  .toLowerCase()

/** How the content of each kind of picture begins, in base64. */
const pictureStarts: Readonly<Record<string, RegExp>> = {
  png: /^iVBORw0KGgo/,
  jpeg: /^\/9j\//,
  gif: /^R0lGOD/,
  webp: /^UklGR.{7}RUJQ/,
}
const dataMostChars = 'data:image/jpeg;base64,'.length + Math.ceil(faviconMostBytes / 3) * 4

const isPicture = (text: string): boolean => {
  const [, kind = '', content = ''] =
    /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(text.slice(0, dataMostChars + 1)) ?? []
  return text.length <= dataMostChars && content.length % 4 === 0 && pictureStarts[kind]?.test(content) === true
}

/** A file of this very site: `/icons/tower.png`; nothing that a browser could take for another host. */
const isOwnPath = (text: string): boolean =>
  text.length <= urlMostChars && /^\/[\w.-]+(?:\/[\w.-]+)*$/.test(text) && !text.split('/').includes('..')

/** A building's icon: a path of this site, or the picture itself. Other sites' pictures would tell them who looks. */
export const Favicon = z
  .string({ error: 'Icon must be text' })
  .refine(
    (text) => isOwnPath(text) || isPicture(text),
    `Icon must be a PNG, JPEG, WebP or GIF image up to ${faviconMostBytes / 1024} KB`,
  )
