import { shortcutWaitMs } from '../../../contract/limits.ts'
import type { Rights } from '../../api/rights.ts'
import { screensWithin } from '../reach.ts'

/** What the keys do, as data and pure rules. Keys of one character can be switched off (WCAG 2.2, 2.1.4). */

/** The second key after `g`, and where it leads. */
const ways: Readonly<Record<string, string>> = {
  d: '/dashboard',
  a: '/announcements',
  i: '/inbox',
  t: '/tickets',
  p: '/parking',
  f: '/forum',
  b: '/bookings',
  l: '/library',
  u: '/unit-directory',
  m: '/property-management',
  v: '/council-voting',
  s: '/settings',
  o: '/select-building',
}

export interface Way {
  key: string
  to: string
  title: string
}

/** The ways that the guards let somebody go. */
export const waysFor = (rights: Rights, hasBuilding: boolean): Way[] => {
  const open = screensWithin(rights, hasBuilding)
  return Object.entries(ways).flatMap(([key, to]) =>
    open.filter(({ path }) => path === to).map(({ title }) => ({ key, to, title })),
  )
}

/** A key as it was pressed. */
export interface Press {
  key: string
  /** Control or, on a Mac, Command. */
  command: boolean
  alt: boolean
  /** Held down until the system repeats it. */
  repeated: boolean
  /** Whether the keys write: into a field, a list to choose from, an editor. */
  typing: 'no' | 'field' | 'editor'
  /** Whether a dialog or a menu has the keys for itself. */
  taken: boolean
  atMs: number
}

export type Deed = { does: 'palette' | 'help' | 'search' } | { does: 'go'; to: string }

export interface Judged {
  /** When a `g` was pressed that still waits for its second key. */
  waitingSince: number | null
  deed: Deed | null
}

const nothing: Judged = { waitingSince: null, deed: null }

/** What a key does. Editors keep Ctrl K for their links; in plain fields it opens the palette. */
export const judge = (press: Press, waitingSince: number | null, singleKeys: boolean, open: readonly Way[]): Judged => {
  const { key, command, alt, typing } = press
  if (press.taken || press.repeated || alt) return nothing
  if (command)
    return key.toLowerCase() === 'k' && typing !== 'editor' ? { ...nothing, deed: { does: 'palette' } } : nothing
  if (!singleKeys || typing !== 'no') return nothing
  if (waitingSince !== null && press.atMs - waitingSince <= shortcutWaitMs) {
    const to = open.find((way) => way.key === key)?.to
    return to ? { ...nothing, deed: { does: 'go', to } } : nothing
  }
  if (key === 'g') return { ...nothing, waitingSince: press.atMs }
  if (key === '/') return { ...nothing, deed: { does: 'search' } }
  return key === '?' ? { ...nothing, deed: { does: 'help' } } : nothing
}
