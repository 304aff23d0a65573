/** Which pages of which origins may call, and what a page of another site cannot make a browser do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'

const own = 'https://parapet.example'
const partner = 'https://partner.example:8443'

let world: World
let olivia: Caller

beforeAll(async () => {
  world = await openWorld({
    env: { PUBLIC_URL: own, ALLOWED_ORIGINS: partner, NODE_ENV: 'production', RATE_LIMIT: 'on', TRUST_PROXY: 'none' },
  })
  olivia = await world.as('olivia')
})
afterAll(() => world.close())

const strangers = [
  'null',
  '*',
  '',
  'https://parapet.example.evil.example',
  'https://evilparapet.example',
  'https://www.parapet.example',
  'https://parapet.example:443',
  'https://parapet.example:8443',
  'http://parapet.example',
  'https://parapet.example/',
  'https://PARAPET.example',
  'https://parapet.example@evil.example',
  'https://partner.example',
  'http://partner.example:8443',
  'https://partner.example:84430',
  'http://localhost:3000',
  'file://',
]
const rejected = '{"success":false,"error":"Origin not allowed","code":"CORS_REJECTED"}'

const expectRejected = (answer: { status: number; text: string; headers: Record<string, unknown> }) => {
  expect(answer.status).toBe(403)
  expect(answer.text).toBe(rejected)
  const permissions = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
  expect(permissions).toEqual([])
}

const preflight = async (origin: string, url = '/api/auth/me') => {
  const answer = await world.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-building-id' },
  })
  return { status: answer.statusCode, text: answer.body, headers: answer.headers }
}

describe('an origin', () => {
  for (const origin of [own, partner])
    it(`on the list may call, with cookies: ${origin}`, async () => {
      const answer = await olivia.send('GET', '/api/auth/me', { headers: { origin } })
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Cookie, Origin, x-building-id',
      })
    })

  it('on the list is told on the preflight what it may send', async () => {
    const { status, headers } = await preflight(partner)
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'content-type, x-building-id, idempotency-key, sentry-trace, baggage',
    })
  })

  for (const origin of strangers)
    it(`that is not exactly on the list is rejected, also on the preflight: ${JSON.stringify(origin)}`, async () => {
      expectRejected(await olivia.send('GET', '/api/auth/me', { headers: { origin } }))
      expectRejected(await olivia.send('POST', '/api/auth/logout', { headers: { origin } }))
      expectRejected(await olivia.send('GET', '/api/nothing', { headers: { origin } }))
      expectRejected(await preflight(origin))
      expect((await olivia.send('GET', '/api/auth/me')).status).toBe(200)
    })

  it('is rejected on the same path spelt in another way', async () => {
    for (const path of ['/%61pi/auth/me', '/api%2fauth/me', '/ap%69/auth/logout'])
      for (const method of ['GET', 'POST'] as const) {
        const answer = await olivia.send(method, path, { headers: { origin: 'https://evil.example' } })
        expect([403, 404]).toContain(answer.status)
      }
  })
})

describe('a change that another site sends', () => {
  for (const site of ['cross-site', 'same-site', 'nonsense'])
    it(`is refused when the browser says ${site}`, async () => {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' }
      for (const method of ['POST', 'PUT', 'DELETE'] as const)
        expectRejected(await olivia.send(method, '/api/auth/logout', { headers }))
      expect((await olivia.send('GET', '/api/auth/me')).status).toBe(200)
    })

  it('is heard from the own page, from the address bar, and from clients that are no browsers', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}] as Record<
      string,
      string
    >[])
      expect((await olivia.send('PUT', '/api/notifications/mark-all-read', { headers })).status).toBe(200)
  })

  it('is heard from an allowed origin, which the browser calls another site', async () => {
    const headers = { origin: partner, 'sec-fetch-site': 'cross-site' }
    expect((await olivia.send('PUT', '/api/notifications/mark-all-read', { headers })).status).toBe(200)
  })

  it('may be a link that only reads', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await olivia.send('GET', '/api/health', { headers })).status).toBe(200)
  })
})
