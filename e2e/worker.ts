import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the service worker stands between the page and the network. */
export const workerRuns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
  })

/** Paths of the answers that the device keeps. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('kept-answers'))) return []
    const requests = await (await caches.open('kept-answers')).keys()
    return requests.map(({ url }) => new URL(url).pathname.replace(/^\/kept\/[^/]+\/[^/]+/, ''))
  })

/** Waits until the device keeps what these paths answer. */
export const keeps = (page: Page, ...paths: readonly string[]): Promise<void> =>
  expect.poll(() => keptPaths(page), { timeout: 60_000 }).toEqual(expect.arrayContaining([...paths]))

/** The tickets that wait on the device, by their title. */
export const waitingTitles = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('parapet', 1)
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('waiting', { keyPath: '_id' }))
        request.addEventListener('success', () => {
          const all = request.result.transaction('waiting').objectStore('waiting').getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve((all.result as { body: { title: string } }[]).map(({ body }) => body.title))
          })
        })
      }),
  )
