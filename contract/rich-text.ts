import { truncate } from './text.ts'

/** The one allowlist of rich text (specification, section 5): the server cleans by it on write, the browser on render. */

export const richTextTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'a',
  'span',
  'div',
] as const

export const richTextAttributes = ['href', 'target', 'rel', 'style', 'class'] as const
/** Where links may lead; a relative one stays in the product. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const
export const richTextLinkRel = 'noopener noreferrer nofollow'
const colour = /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,20}|rgb\(\s?\d{1,3}\s?,\s?\d{1,3}\s?,\s?\d{1,3}\s?\))$/i

/** The style properties that stay, each with the plain values it may have: no addresses, escapes or positions. */
export const richTextStyles: Readonly<Record<string, RegExp>> = {
  color: colour,
  'background-color': colour,
  'text-align': /^(?:left|right|center|justify)$/,
  'font-weight': /^(?:normal|bold|[1-9]00)$/,
  'font-style': /^(?:normal|italic)$/,
  'text-decoration': /^(?:none|underline|line-through)$/,
}

/**
 * Whether a link may stand: one of the schemes, or a path, query or anchor of this site. Control characters and
 * backslashes, which browsers drop or turn into slashes, never may.
 */
export const isSafeLink = (href: string): boolean => {
  if (/[\p{Cc} \\]/u.test(href)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined) return (richTextSchemes as readonly string[]).includes(scheme)
  return !href.startsWith('//') && !/^[^/?#]*:/.test(href)
}

const entities: Record<string, string | undefined> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return character(Number(decimal))
      if (hex !== undefined) return character(Number.parseInt(hex, 16))
      return entities[(name ?? '').toLowerCase()] ?? whole
    },
  )

/** The words of cleaned rich text in one line, shortened to `most` characters with an ellipsis where given. */
export const plainTextOf = (html: string, most?: number): string => {
  const words = decoded(
    html.replace(/<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|pre|div)\b[^<>]*>/gi, ' ').replace(/<[^<>]*>/g, ''),
  )
  const text = words.replace(/\s+/g, ' ').trim()
  return most === undefined ? text : truncate(text, most)
}
