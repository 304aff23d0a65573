import { useSyncExternalStore } from 'react'
import { themeFor, usualColours, type BrandColours } from './theme.ts'

/** The colours in use now. Kept outside the tree, because the document's frame stands above who is signed in. */
let theme = themeFor(usualColours)
const usual = theme
let colours = usualColours
const listeners = new Set<() => void>()

export const applyColours = (next: BrandColours | null): void => {
  const wanted = next ?? usualColours
  if (wanted.primary === colours.primary && wanted.secondary === colours.secondary) return
  colours = wanted
  theme = wanted === usualColours ? usual : themeFor(wanted)
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = () =>
  useSyncExternalStore(
    listen,
    () => theme,
    () => usual,
  )
