import { useSyncExternalStore, type ComponentType } from 'react'
import { toast } from '../api/toast.ts'
import { networkError } from '../api/errors.ts'

/** Where the dialogs of the shell stand, whose code comes when one is first wanted. */
export interface DialogProps {
  opened: boolean
  /** Dismissed: the focus goes back to where it was. */
  onClose: () => void
  /** It has led somewhere: the screen has the focus. */
  onLed: () => void
  /** The keyboard shortcuts are wanted in its place. */
  onHelp: () => void
  /** The help for the screen is wanted in its place. */
  onTopic: () => void
}

interface Shown {
  Dialog: ComponentType<DialogProps>
  opened: boolean
  opener: HTMLElement | null
}

let shown: Shown | null = null
const listeners = new Set<() => void>()
const show = (next: Shown | null) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens a dialog; code that does not come is told, and the screen stays as it is. */
export const openLoaded = async (load: () => Promise<{ default: ComponentType<DialogProps> }>): Promise<void> => {
  const opener = shown?.opened ? shown.opener : focused()
  try {
    const { default: Dialog } = await load()
    show({ Dialog, opened: true, opener })
  } catch {
    toast.error(networkError().message)
  }
}

/** What has the focus; an item of a menu stands for the button that opened the menu and outlives it. */
const focused = (): HTMLElement | null => {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const menu = active?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
}

/** Closes what is open and gives the focus on. */
const end = (next: HTMLElement | null | undefined): void => {
  if (shown) show({ ...shown, opened: false })
  next?.focus({ preventScroll: true })
}
export const dialogEnds: Omit<DialogProps, 'opened' | 'onHelp' | 'onTopic'> = {
  onClose: () => end(shown?.opener),
  onLed: () => end(document.querySelector('main')),
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShownDialog = (): Shown | null => useSyncExternalStore(listen, () => shown)
