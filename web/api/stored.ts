import type { User } from '../../contract/accounts.ts'

/** What the browser keeps between visits, under the keys of the specification, section 3. Never more than listed here. */

const keys = {
  user: 'user',
  currentBuildingId: 'currentBuildingId',
  selectedBuildingId: 'selectedBuildingId',
  selectedBuildingName: 'selectedBuildingName',
  /** A sign-out that the server has not heard of yet. */
  pendingLogout: 'pendingLogout',
  /** `off` where somebody switched off keys of one character; a choice of the browser, kept over sign-outs. */
  singleKeys: 'singleKeys',
} as const
type Key = keyof typeof keys

/** The signed-in person as stored: enough to greet and to choose a menu while the server is asked. */
export type StoredUser = Pick<User, '_id' | 'firstName' | 'role' | 'buildings'>

/** A browser may refuse storage; then nothing is remembered and everything else works. */
export const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export const stored = (key: Key): string | null => attempt(() => localStorage.getItem(keys[key]), null)
export const store = (key: Key, value: string): void => attempt(() => localStorage.setItem(keys[key], value), undefined)
export const forget = (...gone: readonly Key[]): void => {
  for (const key of gone) attempt(() => localStorage.removeItem(keys[key]), undefined)
}

export const storeUser = ({ _id, firstName, role, buildings }: StoredUser): void =>
  store('user', JSON.stringify({ _id, firstName, role, buildings }))

export const storedUser = (): StoredUser | null =>
  attempt(() => JSON.parse(stored('user') ?? 'null') as StoredUser | null, null)

/**
 * Whether somebody may be signed in, by what the browser keeps or by the server's word beside its own cookie; a server on
 * another origin leaves no word here. A stranger's visit to an open page asks nothing and is refused nothing.
 */
export const mayBeSignedIn = (): boolean =>
  import.meta.env.API_BASE_URL !== '' ||
  storedUser() !== null ||
  stored('pendingLogout') !== null ||
  document.cookie.includes('signed-in=')

/** What stands for the person a moment before they are forgotten, so that other tabs tell an expiry from a sign-out. */
const expired = '"expired"'

/** Forgets the person because their session has expired. */
export const forgetExpired = (): void => {
  store('user', expired)
  forget('user')
}
export const tellsOfExpiry = ({ newValue }: StorageEvent): boolean => newValue === expired

/** Forgets the building somebody acts in, and keeps who they are. */
export const forgetBuilding = (): void => forget('currentBuildingId', 'selectedBuildingId', 'selectedBuildingName')

/**
 * Forgets who was signed in. Somebody who logged out leaves nothing behind; after an expiry the building stays, so that
 * whoever signs in again comes back to where they were.
 */
export const forgetPerson = ({ loggedOut }: { loggedOut: boolean }): void => {
  forget('user')
  if (loggedOut) forgetBuilding()
}
