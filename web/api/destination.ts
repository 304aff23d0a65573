import type { SessionUser } from './session.tsx'

/** Where people land after signing in, and where guards send them. */

/** A path of our own: one leading slash, nothing that a browser would read as another origin. */
export const isSafePath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path)

const homeOf = (user: Pick<SessionUser, 'role'>): string => (user.role === 'superadmin' ? '/admin' : '/dashboard')

/** Where somebody sets up the second factor that their role needs: until then nothing else opens to them. */
export const secondFactorPlace = { path: '/my-profile', hash: '#second-factor' } as const

/** Pages for people who are not signed in: after signing in they lead nowhere. */
const forGuests = /^\/(?:login|register|forgot-password|reset-password)(?![^/?#])/

/** A safe remembered path wins, else the person's home; before both, a second factor that is still needed. */
export const destinationAfterLogin = (
  user: Pick<SessionUser, 'role' | 'secondFactor'>,
  remembered: unknown,
): string => {
  if (user.secondFactor === 'required') return secondFactorPlace.path + secondFactorPlace.hash
  return isSafePath(remembered) && !forGuests.test(remembered) ? remembered : homeOf(user)
}

/** Where a signed-in person goes who opens a page for guests. */
export const guestDestination = (path: string, hasBuilding: boolean): string => {
  const [asksToRegister, buildingId] = /^\/register(?:\/([^/]+))?\/?$/.exec(path) ?? []
  if (hasBuilding || asksToRegister === undefined) return '/dashboard'
  return buildingId ? `/request-access/${buildingId}` : '/select-building'
}

/** What the guard remembers in the navigation's state. */
export const rememberedFrom = (state: unknown): unknown => (state as { from?: unknown } | null)?.from
