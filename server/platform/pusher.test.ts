/** The pusher against a push service of our own, which opens what it gets as a browser would (RFC 8188, 8291, 8292). */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { connect, type Connection } from '../db/connection.ts'
import { cloneDatabase } from '../testing/database.ts'
import { openSubscription, type Subscribed } from '../testing/subscription.ts'
import { readPushKeys, type PushKeys } from './pusher-keys.ts'
import { openWebPusher } from './pusher-web.ts'
import { isPushService, PushRefused, type Push, type Pusher } from './pusher.ts'

interface Taken {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

let service: Server
let origin: string
let taken: Taken[]
let answer: { status: number; headers?: Record<string, string> }
let browser: Subscribed
let pusher: Pusher
let database: Awaited<ReturnType<typeof cloneDatabase>>
let connection: Connection
let keysRead: PushKeys[]
let keys: PushKeys

beforeAll(async () => {
  service = createServer((request, response) => {
    const { method, url: path, headers } = request
    void buffer(request).then((body) => {
      taken.push({ method, path, headers, body })
      response.writeHead(answer.status, answer.headers).end('said something about olivia@parapet.example')
    })
  })
  await new Promise<void>((listening) => void service.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  browser = await openSubscription(`${origin}/send/abc?x=1`)
  const prepared = inject('database')
  database = await cloneDatabase(prepared.url, prepared.template)
  connection = connect({ url: database.url, onError: () => {} })
  keysRead = await Promise.all([1, 2, 3].map(() => readPushKeys(connection.db)))
  keys = keysRead[0]!
  pusher = openPusher([origin])
})
beforeEach(() => {
  taken = []
  answer = { status: 201 }
})
afterAll(async () => {
  await new Promise((closed) => void service.close(closed))
  await connection.close()
  await database.drop()
})

const openPusher = (pushServices: string[]) =>
  openWebPusher(keys, {
    pushServices,
    footer: { supportEmail: 'support@parapet.example', salesEmail: '', location: '' },
  })
const message = (changed: Partial<Push> = {}): Push => ({
  to: browser.to,
  payload: JSON.stringify({ title: 'Eau coupée', text: 'Vendredi', link: '/inbox', tag: 't' }),
  urgent: false,
  keptSeconds: 86_400,
  topic: 'abcDEF_-123',
  ...changed,
})
const refusalOf = async (sending: Promise<void>): Promise<PushRefused> => {
  const error: unknown = await sending.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof PushRefused)) throw new Error('The message was not refused.')
  return error
}

test('servers that start together agree on one pair of keys, and keep it', async () => {
  expect(new Set(keysRead.map(({ privateKey }) => privateKey)).size).toBe(1)
  expect(await readPushKeys(connection.db)).toEqual(keys)
})

test('a message arrives sealed, and only the browser can open it', async () => {
  await pusher.send(message())
  const [{ method, path, headers, body }] = taken as [Taken]
  expect([method, path]).toEqual(['POST', '/send/abc?x=1'])
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
    topic: 'abcDEF_-123',
    'content-length': String(body.length),
  })
  expect(body.includes('Vendredi')).toBe(false)
  expect(JSON.parse(await browser.read(body))).toEqual({
    title: 'Eau coupée',
    text: 'Vendredi',
    link: '/inbox',
    tag: 't',
  })
  await expect((await openSubscription(origin)).read(body)).rejects.toThrow()
})

test('the push service can tell by the signature who sends, to whom and until when', async () => {
  await pusher.send(message({ urgent: true }))
  const [{ headers }] = taken as [Taken]
  expect(headers['urgency']).toBe('high')
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(pusher.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const publicKey = await crypto.subtle.importKey(
    'raw',
    Buffer.from(key, 'base64url'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  const how = { name: 'ECDSA', hash: 'SHA-256' }
  const signed = Buffer.from(`${head}.${claims}`)
  expect(await crypto.subtle.verify(how, publicKey, Buffer.from(signature, 'base64url'), signed)).toBe(true)
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  expect([aud, sub]).toEqual([origin, 'mailto:support@parapet.example'])
  const hours = (Number(exp) - Date.now() / 1000) / 3600
  expect(hours > 0 && hours <= 24).toBe(true)
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'for good'],
  [403, 'for good'],
  [413, 'for good'],
  [408, 'for now'],
  [429, 'for now'],
  [500, 'for now'],
  [503, 'for now'],
] as const)('the answer %i means %s, and its words are not repeated', async (status, refusal) => {
  answer = { status }
  const refused = await refusalOf(pusher.send(message()))
  expect([refused.refusal, refused.message, refused.againInMs]).toEqual([refusal, `status ${status}`, null])
})

test('a time to wait is heard', async () => {
  answer = { status: 429, headers: { 'retry-after': '120' } }
  expect((await refusalOf(pusher.send(message()))).againInMs).toBe(120_000)
})

test('nobody follows where a push service leads', async () => {
  answer = { status: 307, headers: { location: `${origin}/elsewhere` } }
  expect((await refusalOf(pusher.send(message()))).refusal).toBe('for now')
  expect(taken.map(({ path }) => path)).toEqual(['/send/abc?x=1'])
})

test('a push service that is away refuses for now', async () => {
  const away = openPusher(['http://127.0.0.1:9'])
  const to = { ...browser.to, endpoint: 'http://127.0.0.1:9/x' }
  expect((await refusalOf(away.send(message({ to })))).refusal).toBe('for now')
})

test('what is no push service is never called, whatever was kept', async () => {
  const strict = openPusher([])
  expect((await refusalOf(strict.send(message()))).refusal).toBe('for good')
  expect(taken).toEqual([])
})

test('keys that are no point on the curve are refused for good', async () => {
  const to = { ...browser.to, p256dh: `B${'A'.repeat(86)}` }
  expect((await refusalOf(pusher.send(message({ to })))).refusal).toBe('for good')
  expect(taken).toEqual([])
})

const services = [
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://wns2-by3p.notify.windows.com/w/?token=x',
]
const elsewhere = [
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/x',
  'https://user:password@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://push.services.mozilla.com.evil.example/x',
  'https://a.b.push.apple.com/x',
  'https://evil.example\\@fcm.googleapis.com/x',
  'https://fcm.googleapis.com\\@evil.example/x',
  'https:fcm.googleapis.com/fcm/send/x',
  ' https://fcm.googleapis.com/fcm/send/x',
  'file:///etc/passwd',
  'x',
  '',
]
test.each(services)('%s is a push service', (endpoint) => expect(isPushService(endpoint, [])).toBe(true))
test.each(elsewhere)('%s is none', (endpoint) => expect(isPushService(endpoint, [])).toBe(false))
