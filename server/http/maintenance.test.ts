/** What everybody is answered while the installation is being worked on, and that it is over at once afterwards. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lookedAfter } from '../../contract/maintenance.ts'
import { maintenance } from '../admin/maintenance.ts'
import type { Caller } from '../testing/caller.ts'
import { openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { switchMaintenance } from './maintenance.ts'
import { serveWeb } from './web.ts'

const page = `<!doctype html><h1>${lookedAfter}</h1><script>void 0</script>`

let world: World
let folder: string
let app: FastifyInstance
let olivia: Caller

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><title>Shell</title>')
  await writeFile(join(folder, 'maintenance.html'), page)
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'void 0')
  world = await openWorld({ env: { DATA_DIR: join(folder, 'data') } })
  const probe = await openProbe(world, [], (server) => serveWeb(server, folder, world.config))
  app = probe.app
  olivia = probe.as(await world.as('olivia'))
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(folder, { recursive: true })
})

const statusOf = async (path: string) => (await olivia.send('GET', path)).status
const turn = async (on: boolean) => {
  await switchMaintenance(world.config, on)
  await expect
    .poll(() => Promise.all([statusOf('/api/auth/me'), statusOf('/dashboard')]))
    .toEqual(on ? [503, 503] : [200, 200])
}

describe('while it is on', () => {
  it.each(['/', '/dashboard', '/announcements/1?q=x'])('%s answers a whole page that says so', async (path) => {
    await turn(true)
    const answer = await olivia.send('GET', path)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(answer.text).toContain(`<h1>${lookedAfter}</h1>`)
  })

  it('calls answer in the shape of every refusal, whatever they would do', async () => {
    await turn(true)
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['POST', '/api/auth/login'],
      ['GET', '/api/buildings/my-buildings'],
    ] as const) {
      const answer = await olivia.send(method, path)
      expect([answer.status, answer.body]).toMatchObject([503, { success: false, code: 'MAINTENANCE' }])
      expect(answer.text).toContain(lookedAfter)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  it('the two checks, built files and unknown ones answer as ever', async () => {
    await turn(true)
    const live = await olivia.send('GET', '/api/live')
    expect([live.status, live.body]).toEqual([200, { success: true, data: { status: 'ok' } }])
    const health = await olivia.send('GET', '/api/health')
    expect([health.status, health.body]).toEqual([200, { success: true, data: { status: 'maintenance' } }])
    expect(await statusOf('/assets/app-1a2b.js')).toBe(200)
    expect(await statusOf('/assets/app-0000.js')).toBe(404)
  })
})

it('a session lives on, and answers when it is over', async () => {
  await turn(true)
  await turn(false)
  expect(await statusOf('/api/auth/me')).toBe(200)
  expect((await olivia.send('GET', '/api/health')).body).toMatchObject({ data: { status: 'ok' } })
})

describe('the command', () => {
  it('switches it without a database, and says what is so now', async () => {
    const printed: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
    expect(await maintenance(world.config, ['on'])).toBe(0)
    await expect.poll(() => statusOf('/dashboard')).toBe(503)
    expect(await maintenance(world.config, ['off'])).toBe(0)
    await expect.poll(() => statusOf('/dashboard')).toBe(200)
    expect(printed.join('\n')).toMatch(/Maintenance mode is on[\s\S]*Maintenance mode is off/)
    await expect(maintenance(world.config, ['maybe'])).rejects.toThrow('Specify maintenance on or maintenance off.')
  })
})
