import { useSyncExternalStore, type ComponentType } from 'react'
import { toast } from 'react-toastify/unstyled'
import { networkError } from '../api/errors.ts'

/** The dialogs of the shell, whose code comes when one is first wanted. Any part may open one. */
export interface DialogProps {
  opened: boolean
  onClose: () => void
}

interface Shown {
  Dialog: ComponentType<DialogProps>
  opened: boolean
}

const loaders = {
  palette: () => import('./palette/palette.tsx'),
  help: () => import('./keyboard/help-dialog.tsx'),
}

let shown: Shown | null = null
const listeners = new Set<() => void>()
const show = (next: Shown | null) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens a dialog; code that does not come is told, and the screen stays as it is. */
export const openDialog = async (which: keyof typeof loaders): Promise<void> => {
  try {
    const { default: Dialog } = await loaders[which]()
    show({ Dialog, opened: true })
  } catch {
    toast.error(networkError().message)
  }
}

export const closeDialog = (): void => {
  if (shown) show({ ...shown, opened: false })
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShownDialog = (): Shown | null => useSyncExternalStore(listen, () => shown)
