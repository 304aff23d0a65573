import webPush from 'web-push'
import { pushAnswerMostMs } from '../../contract/limits.ts'
import type { Config } from './config.ts'
import type { PushKeys } from './pusher-keys.ts'
import { isPushService, PushRefused, type Push, type Pusher } from './pusher.ts'

/** Headers and body of one message: sealed for the browser (RFC 8291), signed for its push service (RFC 8292). */
const requestOf = ({ to, payload, urgent, keptSeconds, topic }: Push, keys: PushKeys, subject: string) => {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    payload,
    { vapidDetails: { subject, ...keys }, TTL: keptSeconds, urgency: urgent ? 'high' : 'normal', topic },
  )
  const lines = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
  return {
    headers: Object.fromEntries(lines),
    body: new Uint8Array(body),
  }
}

const waitOf = (answer: Response): number | null => {
  const seconds = Number(answer.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null
}

/** 404 and 410 say that the subscription is over; other refusals of the message are final but for 408 and 429. */
const refusalOf = (answer: Response): PushRefused => {
  const { status } = answer
  const reason = `status ${status}`
  if (status === 404 || status === 410) return new PushRefused(reason, 'gone')
  const final = status >= 400 && status < 500 && status !== 408 && status !== 429
  return new PushRefused(reason, final ? 'for good' : 'for now', waitOf(answer))
}

const codeOf = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? 'unknown'
}

/** Sends to the push services that browsers use, without following where an answer leads. */
export const openWebPusher = (keys: PushKeys, config: Pick<Config, 'footer' | 'pushServices'>): Pusher => {
  const subject = `mailto:${config.footer.supportEmail}`
  return {
    publicKey: keys.publicKey,
    send: async (push) => {
      const { endpoint } = push.to
      if (!isPushService(endpoint, config.pushServices)) throw new PushRefused('no push service', 'for good')
      let request: ReturnType<typeof requestOf>
      try {
        request = requestOf(push, keys, subject)
      } catch {
        throw new PushRefused('keys that nothing can be sealed with', 'for good')
      }
      const answer = await fetch(endpoint, {
        method: 'POST',
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(pushAnswerMostMs),
      }).catch((error: unknown) => {
        throw new PushRefused(codeOf(error), 'for now')
      })
      await answer.body?.cancel()
      if (!answer.ok) throw refusalOf(answer)
    },
  }
}
