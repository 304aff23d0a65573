import { reportsWaitingMost } from '../../../contract/error-reports.ts'

/**
 * Reports of errors to a collector that the installation names at build time; without one, nothing of this is in the built
 * client. What is sent is in `clean.ts`, what is not in `drops.ts`.
 */

/** What went wrong before the library came. */
const waiting: unknown[] = []
let collecting: Promise<void> | null = null
let collectNow: ((error: unknown) => void) | null = null

const attempt = (error: unknown): void => {
  try {
    collectNow?.(error)
  } catch {
    // A report must never be what goes wrong.
  }
}

const load = (): Promise<void> =>
  import('./collector.ts').then(
    ({ collect }) => {
      collectNow = collect
      for (const error of waiting.splice(0)) attempt(error)
    },
    () => {
      // Without a network there is nobody to tell; the next error asks anew.
      collecting = null
    },
  )

/** Reports an error; never throws, and what is no error says nothing. */
export const report = (error: unknown): void => {
  if (!(error instanceof Error)) return
  if (collectNow) return attempt(error)
  if (waiting.length < reportsWaitingMost) waiting.push(error)
  collecting ??= load()
}

/** Listens for what nobody caught, and fetches the library once the page is there and idle. */
export const startReports = (): void => {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  const whenIdle = () => {
    const begin = () => void (collecting ??= load())
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 10_000 })
    else setTimeout(begin, 3000)
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
