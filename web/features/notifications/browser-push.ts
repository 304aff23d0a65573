import type { PushSubscription as Subscription } from '../../../contract/push.ts'

/** The push service of the browser at hand; nothing else touches it. */

export type Standing = 'unsupported' | 'denied' | 'off' | 'on'

/** What a browser answered that did not go as asked, in words for whoever clicked. */
export class PushFailed extends Error {}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const held = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** What this browser lets us do now. Asks nobody anything. */
export const standing = async (): Promise<Standing> => {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await held()) ? 'on' : 'off'
}

/** Tells when somebody changes in the browser's own settings what we may do; gives what ends that. */
export const onPermissionChange = (listener: () => void): (() => void) => {
  const over = new AbortController()
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', listener, { signal: over.signal }))
    .catch(() => undefined)
  return () => over.abort()
}

const keysOf = ({ endpoint, keys }: PushSubscriptionJSON): Subscription => ({
  endpoint: endpoint ?? '',
  keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
})

const workerReady = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}

/** Asks the person, then the browser's push service. Only after a click; throws PushFailed where it comes to nothing. */
export const subscribe = async (applicationServerKey: string): Promise<Subscription> => {
  const answer = await Notification.requestPermission()
  if (answer !== 'granted')
    throw new PushFailed(
      answer === 'denied'
        ? 'Notifications from this site are blocked in your browser.'
        : 'You didn’t answer your browser’s question. Turn notifications on again to see it once more.',
    )
  try {
    // One that was made with another key would not take our messages.
    await (await held())?.unsubscribe()
    const { pushManager } = await workerReady()
    return keysOf((await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON())
  } catch {
    throw new PushFailed('Your browser couldn’t reach its push service. Check your connection and try again.')
  }
}

/** Lets go of the subscription. */
export const unsubscribe = async (): Promise<void> => {
  await (await held())?.unsubscribe()
}
