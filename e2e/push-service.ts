import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { openSubscription } from '../server/testing/subscription.ts'
import { pushServiceOrigin } from './addresses.ts'

/**
 * A push service of our own and a browser that subscribes with it. Browsers reach theirs over the network only, so the
 * two calls that go there are answered at the page's edge; keys, sealing and the rest are real.
 */
export interface PushService {
  /** Makes a page subscribe here, or fail to. Before its first screen. */
  serve(page: Page, manner?: 'as asked' | 'out of reach'): Promise<void>
  /** The next message that says this, opened as the browser would; waits for it. */
  next(words: string): Promise<string>
  close(): Promise<void>
}

/** Stands in for the browser's own push service, in the page. */
const subscribeHere = ({ endpoint, p256dh, auth, reached }: Record<string, string>) => {
  const mark = 'subscribed in this test'
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      sessionStorage.removeItem(mark)
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (sessionStorage.getItem(mark) === null ? null : subscription),
    subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (!reached || !userVisibleOnly || !applicationServerKey) throw new DOMException('no push service', 'AbortError')
      sessionStorage.setItem(mark, 'yes')
      return subscription
    },
  })
}

export const openPushService = async (): Promise<PushService> => {
  const browser = await openSubscription(`${pushServiceOrigin}/send/a-browser`)
  const taken: Buffer[] = []
  let wake = () => {}
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      response.writeHead(201).end()
      taken.push(body)
      wake()
    })
  })
  await new Promise<void>((listening) => void server.listen(Number(new URL(pushServiceOrigin).port), listening))
  const next = async (words: string): Promise<string> => {
    const body = taken.shift()
    if (!body) await new Promise<void>((resolve) => (wake = resolve))
    const message = body ? await browser.read(body) : ''
    return message.includes(words) ? message : next(words)
  }
  return {
    serve: async (page, manner = 'as asked') => {
      await page.addInitScript(subscribeHere, { ...browser.to, reached: manner === 'as asked' ? 'yes' : '' })
    },
    next,
    close: () => new Promise((closed) => void server.close(() => closed())),
  }
}
