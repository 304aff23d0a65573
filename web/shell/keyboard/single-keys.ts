import { useSyncExternalStore } from 'react'
import { forget, store, stored } from '../../api/stored.ts'

/** Whether keys of one character do something: a choice of this browser, like the colour scheme. */
let on: boolean | null = null
const listeners = new Set<() => void>()

export const singleKeysOn = (): boolean => (on ??= stored('singleKeys') !== 'off')

export const switchSingleKeys = (next: boolean): void => {
  on = next
  if (next) forget('singleKeys')
  else store('singleKeys', 'off')
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, singleKeysOn)
