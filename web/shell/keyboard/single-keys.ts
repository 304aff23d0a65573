import { useSyncExternalStore } from 'react'

/** Whether keys of one character do something. The choice holds for this tab: nothing more may be kept of somebody. */
const key = 'singleKeys'
const listeners = new Set<() => void>()

const read = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}
let on: boolean | null = null

export const singleKeysOn = (): boolean => (on ??= read())

export const switchSingleKeys = (next: boolean): void => {
  on = next
  try {
    if (next) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, 'off')
  } catch {
    // A browser that keeps nothing still obeys until the page is loaded anew.
  }
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, singleKeysOn)
