import type { Entry } from '../route-table/route-table.ts'

/** Pages that everybody may open, but whose address was made for one person or one building. */
const personal: ReadonlySet<string> = new Set([
  '/register/:buildingId',
  '/verify-email',
  '/keep-email',
  '/reset-password',
  '/claim-invitation/:token',
  '/vendor-link/:token',
  '/visit/:token',
  '/visitor-pass/:token',
  '/patrol/:token',
  '/auth/google/success',
  '/unsubscribe',
])

/** Whether search engines may list a page: not those behind a guard, those still to come, and those for one person. */
export const isListed = ({ path, screen, guard }: Entry): boolean =>
  screen !== undefined && !personal.has(path) && guard !== 'signedIn' && guard !== 'building'
