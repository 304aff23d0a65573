import { z } from 'zod'
import { pushEndpointMostChars } from './limits.ts'
import { del, get, post, put } from './route.ts'

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 8) / 6)}}={0,2}$`), 'This isn’t a browser’s key.')

/** What a browser's push service gave it: where messages go, and the keys that seal them (RFC 8291). */
export const PushSubscription = z.object({
  endpoint: z.string().max(pushEndpointMostChars),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** Whether this browser's session has a subscription, and the key under which it subscribes. */
export const PushState = z.object({ publicKey: z.string(), on: z.boolean() })
export type PushState = z.infer<typeof PushState>

const path = '/api/notifications/push'

export const push = {
  state: get(path, {
    shows: null,
    access: 'signedIn',
    summary: 'Get this browser’s push status and the subscription key',
    reply: PushState,
  }),
  subscribe: put(path, {
    access: 'signedIn',
    summary: 'Turn on push notifications for this browser while it is signed in',
    body: PushSubscription,
    reply: PushState,
  }),
  unsubscribe: del(path, {
    access: 'signedIn',
    summary: 'Turn off push notifications for this browser',
    reply: PushState,
  }),
  test: post(`${path}/test`, {
    access: 'signedIn',
    summary: 'Send a test notification to this browser',
    throttle: 'pushTest',
    reply: z.object({ sentAt: z.string() }),
  }),
}
