/** The operator's commands, on a database of their own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../contract/accounts.ts'
import { closeAccount } from '../features/accounts/accounts.ts'
import { findBuildingByCode } from '../features/buildings/buildings.ts'
import { chartOf, post } from '../features/ledger/ledger.ts'
import { enter } from '../db/presence.ts'
import { castPassword, emailOf } from '../testing/cast.ts'
import { makePasskey } from '../testing/passkey.ts'
import { openWorld, type World } from '../testing/world.ts'
import { commands } from './commands.ts'

let world: World
let printed: string[]
beforeEach(async () => {
  world = await openWorld()
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await world.close()
})

const run = (name: string, words: string[], values: Record<string, string> = {}) => {
  const runtime = { platform: world.platform, jobs: world.jobs, leave: async () => {}, close: async () => {} }
  return commands[name]!(runtime, words, values)
}
const tower = {
  code: 'towr01',
  address: '1 Long Street West',
  city: 'Kelowna',
  'postal-code': 'v1y1a1',
  plan: 'KAS 1',
}
const kept = async () =>
  (
    await world.connection.pool.query(
      `select code, jurisdiction, privacy_regime, time_zone, postal_code from buildings where name = 'Tower'`,
    )
  ).rows

describe('ledger', () => {
  it('verify counts what the books hold, and names an entry that was changed', async () => {
    expect(await run('ledger', ['verify', 'HARB01'])).toBe(0)
    expect(printed).toEqual(['HARB01: 3 funds, 13 accounts, 0 holdings, 0 entries, 0 lines.', 'In balance.'])
    const ctx = { ...world.context(), building: (await findBuildingByCode(world.platform.db, 'HARB01'))! }
    const chart = await chartOf(ctx)
    const half = { fundId: chart.funds.operating, holdingId: null }
    const lines = [
      { ...half, accountId: chart.accounts.bank, cents: 100 },
      { ...half, accountId: chart.accounts.opening, cents: -100 },
    ]
    const [id] = (await post(ctx, [{ day: '2026-11-20', source: 'opening', words: 'Opening balance', lines }])).values()
    await world.connection.pool.query(`alter table ledger_entries disable trigger user`)
    await world.connection.pool.query(`update ledger_entries set words = 'Opening balancf'`)
    expect(await run('ledger', ['verify', 'HARB01'])).toBe(1)
    expect(printed.at(-1)).toBe(`Entry ${id} (opening): it isn’t as it was entered.`)
  })

  it.each([
    [['lock', 'HARB01'], 'Unknown ledger command: lock.'],
    [['verify', 'NOPE01'], 'No building has the code NOPE01.'],
  ])('%j is refused', async (words, refusal) => {
    await expect(run('ledger', words)).rejects.toThrow(refusal)
  })
})

describe('building', () => {
  it.each([
    ['BC', {}, 'BC', 'BC_PIPA', 'America/Vancouver'],
    ['ab', { plan: '0814263' }, 'AB', 'AB_PIPA', 'America/Edmonton'],
    ['MB', { 'time-zone': 'America/Winnipeg' }, 'other', 'PIPEDA', 'America/Winnipeg'],
  ])('in %s stands under its law, its privacy law and its clocks', async (province, more, law, privacy, zone) => {
    expect(await run('building', ['Tower'], { ...tower, province, ...more })).toBe(0)
    expect(await kept()).toEqual([
      { code: 'TOWR01', jurisdiction: law, privacy_regime: privacy, time_zone: zone, postal_code: 'V1Y 1A1' },
    ])
  })

  it.each([
    ['code', 'HARB01', 'The code HARB01 is already used by another building.'],
    ['code', '', '--code is missing.'],
    ['province', 'British Columbia', '--province must be one of AB, BC, '],
    ['province', 'ZZ', '--province must be one of AB, BC, '],
    ['time-zone', 'Vancouver', '--time-zone must be one of '],
    ['city', 'x'.repeat(101), 'City must be less than 100 characters'],
    ['postal-code', '98101', 'Invalid postal code format'],
    ['plan', 'a\0b', 'Plan number contains invalid characters'],
  ])('is refused with a bad %s: %s', async (name, value, message) => {
    await expect(run('building', ['Tower'], { ...tower, [name]: value })).rejects.toThrow(message)
    expect(await kept()).toEqual([])
  })
})

describe('create', () => {
  it('makes a superadmin whose link sets the password, and a second time gives a new link', async () => {
    for (const password of [castPassword, 'Seawall-2027!']) {
      expect(await run('create', ['Root@Parapet.example'])).toBe(0)
      const token = new URL(printed.at(-1)!).searchParams.get('token')
      const stranger = world.stranger()
      await stranger.send('POST', '/api/auth/reset-password', { body: { token, password } })
      const { body } = await stranger.send('POST', '/api/auth/login', {
        body: { email: 'root@parapet.example', password },
      })
      expect(body.data.role).toBe('superadmin')
    }
  })

  it('reopens a superadmin whose account was closed, and says so', async () => {
    await run('create', ['root@parapet.example'])
    const { rows } = await world.connection.pool.query(`select id from accounts where email = 'root@parapet.example'`)
    await closeAccount(world.context(), rows[0].id, 'a test')
    expect(await run('create', ['root@parapet.example'])).toBe(0)
    expect(printed.at(-3)).toMatch(/^The account for root@parapet\.example was closed\. It has been reopened/)
    const token = new URL(printed.at(-1)!).searchParams.get('token')
    const body = { email: 'root@parapet.example', password: 'Seawall-2027!' }
    const stranger = world.stranger()
    await stranger.send('POST', '/api/auth/reset-password', { body: { token, password: body.password } })
    expect((await stranger.send('POST', '/api/auth/login', { body })).status).toBe(200)
  })

  it.each([
    ['bad', 'bad isn’t an email address.'],
    ['op@gmial.com', 'op@gmial.com can’t be used as an email address: Email domain appears to have a typo.'],
  ])('refuses %s in words', async (address, message) => {
    await expect(run('create', [address])).rejects.toThrow(message)
    await expect(run('second-factor-off', [address])).rejects.toThrow(message)
  })

  it('does not raise an account that is there already', async () => {
    await expect(run('create', ['owner@parapet.example'])).rejects.toThrow(
      'belongs to an account that isn’t a superadmin',
    )
  })
})

describe('import', () => {
  it.each([
    ['NOPE01', 'roster.csv', 'No building has the code NOPE01.'],
    ['HARB01', '/nowhere/roster.csv', 'The file /nowhere/roster.csv can’t be read: it doesn’t exist.'],
    ['HARB01', import.meta.dirname, 'can’t be read: it’s a folder.'],
  ])('for %s from %s is refused in words', async (code, file, message) => {
    await expect(run('import', [code, file])).rejects.toThrow(message)
  })

  it('tries a file that is long enough for a process of its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parapet-roster-'))
    const file = join(folder, 'roster.csv')
    const rows = Array.from({ length: 4000 }, (_, n) => `${1000 + n},owner,Ann,Ash\n`)
    await writeFile(file, `unit,role,first_name,last_name\n${rows.join('')}`)
    expect(await run('import', ['HARB01', file])).toBe(0)
    await rm(folder, { recursive: true })
    expect(printed.join('\n')).toContain('Units: 4000 new')
  })
})

describe('second-factor-off', () => {
  it('lets somebody sign in again who has lost everything, signs them out elsewhere and tells them', async () => {
    const olivia = await world.as('olivia')
    await makePasskey(olivia)
    expect(await run('second-factor-off', [emailOf('olivia')])).toBe(0)
    expect((await olivia.try(accounts.me)).status).toBe(401)
    expect((await (await world.as('olivia')).call(accounts.secondFactor)).recoveryCodesLeft).toBe(0)
    await world.jobs.drain()
    expect(world.mails.at(-1)!.subject).toBe('Your two-step sign-in was reset')
  })

  it('is refused for an address that nobody has, and where there is none', async () => {
    await expect(run('second-factor-off', ['nobody@parapet.example'])).rejects.toThrow('No account has the address')
    await expect(run('second-factor-off', [emailOf('olivia')])).rejects.toThrow('has no second factor')
  })
})

describe('demo', () => {
  it('touches nothing while Parapet runs on the database, or where somebody made it', async () => {
    await world.connection.pool.query('update installation set demo_seeded_at = null')
    await expect(run('demo', [])).rejects.toThrow('wasn’t created by the demo')
    await world.connection.pool.query('update installation set demo_seeded_at = now()')
    const server = await enter(world.connection.pool.options.connectionString!)
    await expect(run('demo', [])).rejects.toThrow('Parapet is running on this database')
    await server.leave()
    await expect(run('building', ['Tower'], tower)).resolves.toBe(0)
  })
})
