import type { Event } from '@sentry/browser'

/** Errors that are nothing to mend here, and are never reported (specification, section 8). */

/** How each browser says that no answer came, and how we do. */
const networkTexts =
  /network ?error|failed to fetch|load failed|connection (?:was|is) lost|appears to be offline|net::ERR_|the operation timed out/i

/** How each browser says that a file of the program did not come, and how we do. */
const chunkTexts =
  /ChunkLoadError|loading (?:css )?chunk|(?:dynamically imported module|module script) ?failed|error loading dynamically|unable to preload/i

/** Where an extension of the browser keeps its scripts. */
const extension = /^(?:chrome|moz|ms-browser|safari|safari-web)-extension:\/\//

/** Whether an event is left unsent: the network, code that did not come, or another program in the page. */
export const isDropped = (event: Event): boolean => {
  const thrown = event.exception?.values ?? []
  const texts = [event.message, ...thrown.flatMap(({ type, value }) => [type, value])]
  const frames = thrown.flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
  return (
    texts.some((text) => text !== undefined && (networkTexts.test(text) || chunkTexts.test(text))) ||
    frames.some(({ filename, abs_path }) => extension.test(filename ?? '') || extension.test(abs_path ?? ''))
  )
}
