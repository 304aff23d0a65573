import { guestEntries, signedInEntries } from './account.ts'
import { buildingEntries } from './building.ts'
import type { Entry } from './entry.ts'
import { publicEntries } from './public.ts'
export type { Entry } from './entry.ts'

/**
 * Every screen of the product as data: the specification, section 2, and the routes of ours beyond it.
 * `routes.ts` turns it into the router's configuration, the shell reads guards, titles and rights from it, and checks
 * and browser journeys walk it. To make a screen stand: give `screen` its file and set `stands`.
 */
export const entries: readonly Entry[] = [...publicEntries, ...guestEntries, ...signedInEntries, ...buildingEntries]

/** Old addresses and where they lead; parameters and the query go along. Every unknown path leads to `/`. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/visitor-parking', to: '/parking' },
  { from: '/marketplace', to: '/parking' },
  { from: '/notifications', to: '/inbox' },
  { from: '/notices', to: '/announcements' },
  { from: '/notices/:noticeId', to: '/announcements/:noticeId' },
]
