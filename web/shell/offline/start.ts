import type { QueryClient } from '@tanstack/react-query'
import { outboxRetryMs } from '../../../contract/limits/offline.ts'
import { api } from '../../api/api.ts'
import { hear, sendWaiting } from '../../api/outbox/outbox.ts'
import { toast } from '../../api/toast.ts'
import { askAgain } from '../../api/ask-again.ts'

/** The worker keeps what this building's lists hold. In development its pages are nobody's to keep. */
const keepHere = async (buildingId: string | null): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const pass = active?.postMessage.bind(active)
  if (buildingId !== null) pass?.({ readAhead: buildingId })
}

/** Begins to keep and to send, for who is signed in; answers how to end it. */
export const start = (buildingId: string | null, client: QueryClient): (() => void) => {
  // A browser that refuses works as before.
  void keepHere(buildingId).catch(() => undefined)
  void sendWaiting()
  const timer = setInterval(() => navigator.onLine && void sendWaiting(), outboxRetryMs)
  const back = () => {
    void sendWaiting()
    // What was kept counts as old, however short a time ago it was shown.
    void askAgain(client)
  }
  window.addEventListener('online', back)
  const end = hear((news) => {
    if (news.kind !== 'sent') return
    toast.success(`#${news.number} is reported`, { toastId: news._id })
    void askAgain(client, { queryKey: [api.tickets.mine.path] })
    void askAgain(client, { queryKey: [api.tickets.list.path] })
    void askAgain(client, { queryKey: [api.overview.dashboard.path] })
  })
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', back)
    end()
  }
}
