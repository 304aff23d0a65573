/** How old an answer is that the service worker gave because the server did not. */

/** The browser's store of kept answers, which ends with the session. */
export const keptAnswersStore = 'kept-answers'
/** When a kept answer came from the server; an answer without it is new. */
export const keptAtHeader = 'x-kept-at'

const ages = new Map<string, string | null>()

/** Notes of the last answer of a route whether it was kept, and since when. */
export const noteAge =
  (path: string) =>
  ({ headers }: Response): void =>
    void ages.set(path, headers.get(keptAtHeader))

/** Forgets them, and whose they were; where the browser keeps nothing there is nothing to forget. */
export const forgetAnswers = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(keptAnswersStore).catch(() => false)
}

/** Since when the last answer of a route was kept; null where it is new. */
export const keptSince = (path: string): string | null => ages.get(path) ?? null
