/** Production never serves the demo, and the operator has a command that removes it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildings } from '../../contract/buildings.ts'
import { commands } from '../admin/commands.ts'
import { enter } from '../db/presence.ts'
import { createAccount, issuePasswordLink } from '../features/accounts/accounts.ts'
import { addMember } from '../features/buildings/buildings.ts'
import { readConfig } from '../platform/config.ts'
import { openRuntime, type Runtime } from '../runtime.ts'
import { castPassword, emailOf } from '../testing/cast.ts'
import { emptyBuildings } from '../testing/emptying.ts'
import { openWorld, type World } from '../testing/world.ts'
import { seedDemoIfEmpty } from './demo.ts'
import { dropEverything } from './store.ts'

let world: World
let folder: string
beforeEach(async () => {
  // The cast stands in for the accounts of the demo: the database is marked as seeded after them.
  world = await openWorld()
  folder = mkdtempSync(join(tmpdir(), 'parapet-removal-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const databaseUrl = () => world.connection.pool.options.connectionString!

const production = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost',
  TRUST_PROXY: 'none',
  PORT: '0',
  // Nothing listens there.
  SMTP_URL: 'smtp://127.0.0.1:9',
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl(),
})

/** Starts the server as in production on the world's database. */
const startInProduction = () =>
  spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env['PATH'], ...production() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const ended = async (child: ReturnType<typeof startInProduction>) => {
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  return { code, said: (await said).join('') }
}

/** Runs the command, on the world itself unless a runtime of its own is given, and answers what it prints. */
const removeDemo = async (runtime?: Runtime): Promise<string> => {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const onWorld = { platform: world.platform, jobs: world.jobs, leave: async () => {}, close: async () => {} }
  expect(await commands['remove-demo']!(runtime ?? onWorld, [], {})).toBe(0)
  return printed.join('\n')
}
const login = (email: string) =>
  world.stranger().send('POST', '/api/auth/login', { body: { email, password: castPassword } })

describe('a production server on a database with demo accounts', () => {
  it('does not start, names both ways out, and starts once the demo is removed', async () => {
    const refused = await ended(startInProduction())
    expect(refused).toEqual({
      code: 1,
      said: 'This database contains the demo, whose accounts have a published password. Name another database with DATABASE_URL, or run npm run admin -- remove-demo with the same settings.\n',
    })

    mkdirSync(join(folder, 'heads'))
    const runtime = await openRuntime(readConfig(production()), () => {})
    expect(await removeDemo(runtime)).toContain('The demo was removed and the database is empty.')
    await runtime.close()
    const { rows } = await world.connection.pool.query('select count(*)::int as accounts from accounts')
    expect(rows).toEqual([{ accounts: 0 }])
    // The heads of the demo’s history say nothing about the next one.
    expect(readdirSync(folder).filter((name) => name.startsWith('heads'))).toEqual([
      expect.stringMatching(/^heads-until-/),
    ])

    const started = startInProduction()
    let said = ''
    for await (const piece of started.stdout as AsyncIterable<Buffer>) {
      said += piece.toString()
      if (said.includes('Stop it with Ctrl-C.')) break
    }
    const isEmptied = await dropEverything(world.platform.db)
    started.kill('SIGKILL')
    expect(isEmptied, 'while the server runs').toBe(false)
    expect(said).toMatch(/^fault {5}The mail server isn’t responding \(ESOCKET\)\./m)
    expect(said).toMatch(/^not known Call routing isn’t known until the first call\.$/m)
    expect(said).toContain('No one can sign in yet')
    expect(said).not.toContain('Demo accounts')
  })
})

describe('the demo', () => {
  it('is not made where there are no buildings but somebody has an account', async () => {
    await emptyBuildings(world.connection.pool, { accounts: false })
    expect(await seedDemoIfEmpty(world.platform, () => {})).toBe(false)
  })
})

describe('remove-demo beside accounts that people have made', () => {
  const person = { email: 'robin@strata.test', firstName: 'Robin', lastName: 'Real', password: castPassword }
  const joinHarbourView = async () => {
    world.clock.advance(60_000)
    const { _id } = await createAccount(world.context(), { ...person, emailVerified: true })
    await addMember(world.context(), { buildingId: world.cast.buildings.harbour, accountId: _id, role: 'council' })
    return _id
  }

  it('closes the accounts of the demo, suspends its buildings and leaves the others alone', async () => {
    await joinHarbourView()
    const olivia = await world.as('olivia')
    const sam = await world.as('sam')
    const said = await removeDemo()
    expect(said).toMatch(/^Closed \d+ demo accounts and suspended \d+ demo buildings; everything else is unchanged\./)
    for (const caller of [olivia, sam]) expect((await caller.send('GET', '/api/auth/me')).status).toBe(401)
    for (const name of ['olivia', 'sam'] as const) expect((await login(emailOf(name))).status).toBe(401)
    expect((await login(person.email)).status).toBe(200)
    await world.jobs.drain()
    expect(world.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      person.email,
      'Harbour View is suspended',
    ])
    expect(world.mails.every(({ to }) => to === person.email)).toBe(true)
  })

  it('closes no account that somebody made before the demo came', async () => {
    const { rows } = await world.connection.pool.query(
      `update accounts set made_by_demo = false, email = 'op@real.test', created_at = created_at - interval '400 days'
       where id = $1 returning id`,
      [world.cast.accounts.sam],
    )
    expect(rows).toHaveLength(1)
    await removeDemo()
    expect((await login('op@real.test')).status).toBe(200)
    expect((await login(emailOf('olivia'))).status).toBe(401)
  })

  it('gives no closed account a way back by a reset link', async () => {
    await joinHarbourView()
    await removeDemo()
    await world.stranger().send('POST', '/api/auth/forgot-password', { body: { email: emailOf('sam') } })
    await world.jobs.drain()
    expect(world.mails.filter(({ to }) => to === emailOf('sam'))).toEqual([])
  })

  it('makes a link worthless that was open before', async () => {
    await joinHarbourView()
    const { searchParams } = new URL(await issuePasswordLink(world.context(), world.cast.accounts.sam))
    await removeDemo()
    const body = { token: searchParams.get('token'), password: 'Seawall-2027!' }
    const answer = await world.stranger().send('POST', '/api/auth/reset-password', { body })
    expect([answer.status, answer.body.code]).toEqual([409, 'LINK_USED'])
  })

  it('is done once', async () => {
    await joinHarbourView()
    await removeDemo()
    await expect(removeDemo()).rejects.toThrow('There’s no demo in this database')
  })
})

describe('remove-demo', () => {
  it('leaves a database alone that Parapet is running on', async () => {
    // Two servers, of which one has stopped already.
    const [stopped, running] = [await enter(databaseUrl()), await enter(databaseUrl())]
    await stopped.leave()
    await expect(removeDemo()).rejects.toThrow('Stop it first')
    await running.leave()
    expect(await (await world.as('olivia')).call(buildings.mine)).toHaveLength(1)
  })
})
