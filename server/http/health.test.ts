/** What the server answers while its database is away, and what it does when the database comes back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp } from '../app.ts'
import { connect } from '../db/connection.ts'
import { Caller } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

describe('/api/health', () => {
  it('answers 200 when the database answers', async () => {
    const answer = await world.stranger().send('GET', '/api/health')
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: { status: 'ok' } }])
  })

  it('answers 503 when nothing listens where the database should be', async () => {
    const gone = connect({ url: 'postgres://nobody@127.0.0.1:9/nothing', onError: () => {} })
    const app = await openApp({ ...world.platform, db: gone.db })
    const caller = new Caller(app, null)
    caller.cookie = (await world.as('olivia')).cookie
    for (const path of ['/api/health', '/api/auth/me']) {
      const answer = await caller.send('GET', path)
      expect(answer.status).toBe(503)
      expect(answer.body).toMatchObject({ success: false, code: 'UNAVAILABLE' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|nobody/)
    }
    await app.close()
    await gone.close()
  })

  it('answers again as soon as the database does, though every connection was cut', async () => {
    const olivia = await world.as('olivia')
    await Promise.all(Array.from({ length: 6 }, () => olivia.send('GET', '/api/auth/me')))
    await world.connection.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const answers = await Promise.all(Array.from({ length: 12 }, () => olivia.send('GET', '/api/auth/me')))
    for (const { status } of answers) expect([200, 503]).toContain(status)
    expect((await olivia.send('GET', '/api/health')).status).toBe(200)
    expect((await olivia.send('GET', '/api/auth/me')).status).toBe(200)
  })
})
