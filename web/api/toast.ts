import type { ToastOptions } from 'react-toastify/unstyled'

/**
 * Words in passing. The library that shows them comes with the first of them, or with the place for them that the page
 * fetches before (root.tsx): neither is needed to see a page.
 */
type Say = (text: string, options?: ToastOptions) => void

let isSaid = false
const waiting = new Set<() => void>()

/** Whether something was said since the page was opened. */
export const hasToast = (): boolean => isSaid

/** Tells when the first word is said; answers how to end that. */
export const onFirstToast = (tell: () => void): (() => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

const say =
  (kind: 'success' | 'info' | 'warning' | 'error'): Say =>
  (text, options) => {
    isSaid = true
    for (const tell of waiting) tell()
    // What cannot be fetched cannot be shown; whatever went wrong stands on the page as well.
    void import('react-toastify/unstyled').then(
      ({ toast: show }) => show[kind](text, options),
      () => {},
    )
  }

export const toast = { success: say('success'), info: say('info'), warning: say('warning'), error: say('error') }
