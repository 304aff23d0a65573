import { pageWaitMostMs } from '../../contract/limits/offline.ts'
import { inTime } from './in-time.ts'

/**
 * The product's own files. They are named by their content, so one that is kept is right for ever; the page that names them
 * is asked of the server first, so that nobody stays on an old build.
 */

const lead = 'shell/'
/** Where the page stands that the app starts from, whatever its address. */
const pageKey = '/kept-shell'

/** The store of one build. */
const storeOf = (build: string): string => lead + build

/** Keeps all that the app needs to start, whole or not at all. */
export const keepShell = async (build: string, files: readonly string[]): Promise<void> => {
  const page = await fetch('/dashboard', { cache: 'reload', headers: { accept: 'text/html' } })
  if (!page.ok || page.redirected) throw new Error('The app’s start page didn’t load.')
  const named = (await page.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g)
  const all = new Set([...files, ...[...named].map(([, file = '']) => file)])
  const store = await caches.open(storeOf(build))
  await store.addAll(all)
  await store.put(pageKey, page)
}

/** Forgets the files of other builds; a tab that is still open may want one more of the build before. */
export const forgetOldShells = async (build: string, tabsAreOpen: boolean): Promise<void> => {
  const all = await caches.keys()
  const old = all.filter((name) => name.startsWith(lead) && name !== storeOf(build))
  for (const name of tabsAreOpen ? old.slice(0, -1) : old) await caches.delete(name)
}

/** A file whose address holds its hash: as kept, else from the server, and kept from then on. */
export const builtFile = async (request: Request, build: string): Promise<Response> => {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200 && response.type === 'basic') {
    const copy = response.clone()
    // Where it cannot be kept, the page has it all the same.
    await caches
      .open(storeOf(build))
      .then((store) => store.put(request, copy))
      .catch(() => undefined)
  }
  return response
}

/** A page: from the server, and where that does not answer soon, the one from which the app starts. */
export const openedPage = async (request: Request, build: string): Promise<Response> => {
  const network = fetch(request)
  try {
    return await inTime(network, pageWaitMostMs)
  } catch {
    return (await caches.match(pageKey, { cacheName: storeOf(build) })) ?? network
  }
}
