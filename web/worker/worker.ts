/**
 * The service worker: starts the product and shows what was read while there is no connection, sends what waited for one,
 * shows push messages while no tab is open, and leads from them into the product.
 */
import { deliverWaiting } from '../api/outbox/deliver.ts'
import { readAhead } from './ahead.ts'
import { answered, forgetKept, whoIs } from './kept.ts'
import { messageOf } from './message.ts'
import { openLink } from './open-link.ts'
import { changesSession, isHashed, isKept, isPage } from './rules.ts'
import { builtFile, forgetOldShells, keepShell, openedPage } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const { API_BASE_URL, KEPT_BUILD, KEPT_FILES } = import.meta.env
const apiOrigin = API_BASE_URL || self.location.origin

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(keepShell(KEPT_BUILD, KEPT_FILES))
})

const takeOver = async (): Promise<void> => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await forgetOldShells(KEPT_BUILD, tabs.length > 0)
  await self.clients.claim()
}
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

const isOurs = ({ origin }: URL): boolean => origin === self.location.origin
const isOfApi = ({ origin, pathname }: URL): boolean =>
  origin === new URL(apiOrigin).origin && pathname.startsWith('/api/')

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, mode, headers } = request
  const asked = new URL(request.url)
  if (isOfApi(asked)) {
    // A sign-in that leads over another site comes back as a page.
    if (changesSession(request, asked)) event.waitUntil(forgetKept())
    else if (asked.pathname === '/api/auth/me') event.respondWith(whoIs(request))
    else if (method === 'GET' && mode !== 'navigate' && isKept(asked))
      event.respondWith(answered(event, { asked, buildingId: headers.get('x-building-id'), apiOrigin }))
  } else if (method === 'GET' && isOurs(asked)) {
    if (mode === 'navigate' && isPage(asked)) event.respondWith(openedPage(request, KEPT_BUILD))
    else if (isHashed(asked)) event.respondWith(builtFile(request, KEPT_BUILD))
  }
})

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const said = event.data as { readAhead?: unknown } | null
  if (typeof said?.readAhead === 'string') event.waitUntil(readAhead(apiOrigin, said.readAhead).catch(() => undefined))
})

/** Not every browser has it; the page sends what waits, too. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
self.addEventListener(
  'sync' as 'message',
  ((event: SyncEvent) => {
    event.waitUntil(deliverWaiting(API_BASE_URL))
  }) as never,
)

self.addEventListener('push', (event) => {
  const { title, text, tag, link } = messageOf(event.data?.text())
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, icon: '/favicon.svg', data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = event.notification.data as { link: string }
  event.waitUntil(openLink(self.clients, new URL(link, self.location.origin)))
})
