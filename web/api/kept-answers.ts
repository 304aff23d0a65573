/** How old an answer is that the service worker gave because the server did not. */

/** The browser's store of kept answers, which ends with the session. */
export const keptAnswersStore = 'kept-answers'
/** When a kept answer came from the server; an answer without it is new. */
export const keptAtHeader = 'x-kept-at'

/** By the hash of a query: another one of the same route has an age of its own. */
const ages = new Map<string, string | null>()

const oldestOf = (all: readonly (string | null)[]): string | null =>
  all.filter((at) => at !== null).toSorted()[0] ?? null

/** Notes of a query's answer whether it was kept, and since when; of one more page, beside the pages before it. */
export const noteAge =
  (query: string, isMore = false) =>
  ({ ok, headers }: Response): void => {
    // After a refusal what was there before goes on to show.
    if (ok) ages.set(query, oldestOf([headers.get(keptAtHeader), isMore ? keptSince(query) : null]))
  }

/** Forgets them, and whose they were; where the browser keeps nothing there is nothing to forget. */
export const forgetAnswers = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(keptAnswersStore).catch(() => false)
}

/** Since when what answers a query was kept, of a list its oldest page; null where all of it is new. */
export const keptSince = (query: string): string | null => ages.get(query) ?? null
