/** Whose attempts are counted: the caller's own, also behind a proxy, and never whoever the caller claims to be. */
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../app.ts'
import { nothingNoticed } from '../platform/noticed.ts'
import { openLog } from '../platform/log.ts'
import { openWorld, type World } from '../testing/world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})

/** The addresses of this file; in a counter only their marks are kept. */
const addresses = ['10.0.0.1', '192.0.2.5', '203.0.113.7', '203.0.113.8', '0:0:0:0::/64']
const networks = ['2001:db8:1:2::/64', '2001:db8:1:3::/64', 'fe80:0:0:0::/64']

/** The addresses that the server counts for calls from a socket with a header. */
const counted = async (trusted: string, calls: readonly (readonly [socket: string, forwarded?: string])[]) => {
  const world = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: trusted } })
  worlds.push(world)
  for (const [remoteAddress, forwarded] of calls) {
    const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }), 'x-real-ip': '9.9.9.9' }
    await world.app.inject({ method: 'POST', url: '/api/auth/login', payload: '{', remoteAddress, headers })
  }
  const { rows } = await world.connection.pool.query<{ key: string; count: number }>(
    `select key, count from throttles order by key`,
  )
  const named = new Map([...addresses, ...networks].map((name) => [`login:${world.platform.seal.mark(name)}`, name]))
  return Object.fromEntries(rows.map(({ key, count }) => [named.get(key) ?? key, count]))
}

describe('a proxy that is not trusted', () => {
  it('is named in the log once, with what to do', async () => {
    const world = await openWorld({ env: { TRUST_PROXY: '10.0.0.1' } })
    worlds.push(world)
    const told: object[] = []
    const log = {
      ...openLog('silent'),
      warn: (fields: object, message: string) => void told.push({ ...fields, message }),
    }
    const noticed = nothingNoticed()
    const app = await openApp({ ...world.platform, log, noticed })
    const call = (remoteAddress: string, forwarded?: string) =>
      app.inject({
        url: '/api/auth/me',
        remoteAddress,
        headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
      })
    await call('10.0.0.1', '203.0.113.7')
    // Somebody at the machine of the proxy itself.
    await call('10.0.0.1', '10.0.0.1')
    await call('10.0.0.2')
    expect(told).toEqual([])
    for (const forwarded of ['203.0.113.7', '203.0.113.8']) await call('10.0.0.2', forwarded)
    expect(told).toEqual([{ proxy: '10.0.0.2', message: expect.stringContaining('name it in TRUST_PROXY') }])
    expect(noticed.untrustedProxy).toBe('10.0.0.2')
    await app.close()
  })
})

describe('the address of a caller', () => {
  it('is that of the connection where no proxy is trusted, whatever the headers say', async () => {
    expect(
      await counted('', [
        ['203.0.113.7'],
        ['203.0.113.7', '1.1.1.1'],
        ['203.0.113.7', '2.2.2.2, 3.3.3.3'],
        ['10.0.0.1'],
      ]),
    ).toEqual({ '10.0.0.1': 1, '203.0.113.7': 3 })
  })

  it('is the one that the proxy added, never one that the caller put before it', async () => {
    expect(
      await counted('10.0.0.1', [
        ['10.0.0.1', '203.0.113.7'],
        ['10.0.0.1', '1.1.1.1, 203.0.113.7'],
        ['10.0.0.1', '203.0.113.8'],
        ['10.0.0.1'],
      ]),
    ).toEqual({ '10.0.0.1': 1, '203.0.113.7': 2, '203.0.113.8': 1 })
  })

  it('is believed from the proxies named and from nobody else', async () => {
    expect(
      await counted('10.0.0.0/8, 192.0.2.4, fd00::/8', [
        ['10.20.30.40', '203.0.113.7'],
        ['192.0.2.4', '1.1.1.1, 203.0.113.7, 10.1.1.1'],
        ['fd00::1', '203.0.113.7'],
        ['192.0.2.5', '203.0.113.7'],
      ]),
    ).toEqual({ '192.0.2.5': 1, '203.0.113.7': 3 })
  })

  it("is the proxy's own where its header holds no address", async () => {
    expect(
      await counted('10.0.0.1', [
        ['10.0.0.1', 'unknown'],
        ['10.0.0.1', "'; drop table throttles"],
        ['10.0.0.1', '203.0.113.7:4711'],
        ['10.0.0.1', ''],
        ['10.0.0.1', '999.1.1.1'],
      ]),
    ).toEqual({ '10.0.0.1': 5 })
  })

  it('is the network of an IPv6 caller, and the IPv4 address that IPv6 wraps', async () => {
    expect(
      await counted('', [
        ['2001:db8:1:2:aaaa::1'],
        ['2001:db8:1:2:bbbb:0:0:2'],
        ['2001:db8:1:3::1'],
        ['::ffff:203.0.113.7'],
        ['::ffff:cb00:7107'],
        ['203.0.113.7'],
        ['::1'],
        ['fe80::1%eth0'],
      ]),
    ).toEqual({
      '0:0:0:0::/64': 1,
      '2001:db8:1:2::/64': 2,
      '2001:db8:1:3::/64': 1,
      '203.0.113.7': 3,
      'fe80:0:0:0::/64': 1,
    })
  })
})
