/** Secrets and people's data in every place of every call, well formed or not: no line of the log holds any of them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { get } from '../../contract/route.ts'
import { routes } from '../app.ts'
import { newId } from '../db/ids.ts'
import { bind, type BoundRoute } from '../http/bind.ts'
import { openLog } from '../platform/log.ts'
import { castPassword, emailOf } from '../testing/cast.ts'
import { openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'

const canaries = {
  name: 'Quillfeather',
  address: 'quill@feather.example',
  word: 'zanzibar',
  secret: 'Zq7'.repeat(15).slice(0, 43),
  line: 'first\r\naftermath\u001b[31m',
}

const failing = { access: 'public', shows: null, summary: 'Fails on demand' } as const
const table = {
  database: get('/api/probe/database/:word', failing),
  code: get('/api/probe/code/:word', failing),
}

let world: World
let bound: BoundRoute[]
let probe: Awaited<ReturnType<typeof openProbe>>
const lines: string[] = []

beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
  const log = openLog('info', { write: (line) => void lines.push(line) })
  bound = bind(table, {
    // The account stands already, and the database says so with its address.
    database: async (ctx) => {
      const [id, olivia] = [newId(), emailOf('olivia')]
      await sql`insert into accounts (id, email, first_name, last_name, created_at)
        values (${id}, ${olivia}, ${canaries.name}, ${canaries.word}, ${ctx.now})`.execute(ctx.db)
      return undefined
    },
    code: () => {
      throw new Error(`no seat for ${canaries.address} with ${canaries.secret}`)
    },
  })
  probe = await openProbe({ ...world, platform: { ...world.platform, log } }, bound)
})
afterAll(async () => {
  await probe.close()
  await world.close()
})

it('holds nothing of what came with the calls', async () => {
  const { name, address, word, secret, line } = canaries
  const carla = probe.as(await world.as('carla'))
  const { cookie } = carla
  const body = { title: name, email: address, password: `${word}-A1!`, token: secret, content: line, city: word }
  const query = { search: name, query: word, cursor: secret, token: secret, email: address }
  const headers = { 'idempotency-key': word, 'user-agent': name, 'x-forwarded-for': '203.0.113.77', referer: address }
  for (const { route } of [...routes, ...bound]) {
    if (route.sends === 'events') continue
    const path = route.path.replaceAll(/:\w+/g, encodeURIComponent(secret))
    const real = route.path.replaceAll(/:\w+/g, newId())
    await carla.send(route.method, path, { query, headers, ...(route.method !== 'GET' && { body }) })
    if (route.path === '/api/auth/logout') continue
    await carla.send(route.method, real, { query, headers, ...(route.method !== 'GET' && { body: `{"${word}":` }) })
  }
  const stranger = probe.as(world.stranger())
  for (const password of [castPassword, `${word}-A1!`])
    await stranger.send('POST', '/api/auth/login', { body: { email: emailOf('olivia'), password } })
  await stranger.send('GET', `/api/${word}?${name}=${secret}`)

  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(routes.length)
  expect(all).toContain('"status":500')
  expect(all).toContain('sign-in refused')
  const planted = [name, 'quill', word, secret, 'aftermath', '203.0.113.77', castPassword, emailOf('olivia'), cookie]
  expect(planted.filter((canary) => canary !== '' && all.includes(canary))).toEqual([])
  expect(lines.filter((one) => !one.endsWith('}\n') || one.trimEnd().includes('\n'))).toEqual([])
})
