/** The service worker: shows push messages while no tab is open, and leads from them into the product. */
import { openLink } from './open-link.ts'
import { messageOf } from './message.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, text, tag, link } = messageOf(event.data?.text())
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, icon: '/favicon.svg', data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = event.notification.data as { link: string }
  event.waitUntil(openLink(self.clients, new URL(link, self.location.origin)))
})
