import type { find } from 'linkifyjs'

interface Piece {
  text: string
  /** Null for what is no address. */
  href: string | null
  /** Where it begins. */
  at: number
}

const isWebOrEmail = (href: string): boolean => /^(?:https?:|mailto:)/.test(href)

/** Cuts plain text into addresses and what is between them. Only web and email addresses become links. */
export const addressesIn = (text: string, search: typeof find | null): Piece[] => {
  const found = (search?.(text, { defaultProtocol: 'https' }) ?? []).filter(({ href }) => isWebOrEmail(href))
  const pieces: Piece[] = []
  let at = 0
  const add = (until: number, href: string | null) => {
    if (until > at) pieces.push({ text: text.slice(at, until), href, at })
    at = until
  }
  for (const { href, start, end } of found) {
    add(start, null)
    add(end, href)
  }
  add(text.length, null)
  return pieces
}
