/** What the call layer tells the session, without knowing it. */

const unauthorised = 'unauthorised'
const refused = 'refused'
const loggedOut = 'logout'

export type LogoutReason = 'session_expired'

/** A call was answered 401. Whether that ends a session is the session's to judge. */
export const tellUnauthorised = (): void => {
  window.dispatchEvent(new Event(unauthorised))
}

export const onUnauthorised = (listener: () => void): (() => void) => listen(unauthorised, listener)

/** A call about the current building was refused: what the person may do there may have changed. */
export const tellRefused = (): void => {
  window.dispatchEvent(new Event(refused))
}

export const onRefused = (listener: () => void): (() => void) => listen(refused, listener)

/** Ends the session in this tab (specification, section 4). */
export const fireLogout = (reason: LogoutReason): void => {
  window.dispatchEvent(new CustomEvent(loggedOut, { detail: { reason } }))
}

export const onLogout = (listener: (reason: LogoutReason) => void): (() => void) =>
  listen(loggedOut, (event) => listener((event as CustomEvent<{ reason: LogoutReason }>).detail.reason))

const listen = (name: string, listener: (event: Event) => void) => {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
