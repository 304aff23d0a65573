/** The self-check reads the installation as it is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admin } from '../../../../contract/admin.ts'
import type { Check } from '../../../../contract/admin/self-check.ts'
import { guessesFree } from '../../../../contract/limits/accounts.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let folder: string
let world: World
let sam: Caller
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-self-check-'))
  world = await openWorld({ env: { RATE_LIMIT: 'on', DATA_DIR: folder } })
  world.clock.set(new Date().toISOString())
  sam = await world.as('sam')
})
afterEach(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const lineOf = async (check: Check) => {
  const line = (await sam.call(admin.selfCheck)).find((one) => one.check === check)!
  return [line.state, line.says]
}

describe('the self-check', () => {
  it('finds the demo until it is gone', async () => {
    expect(await lineOf('demo')).toEqual(['attention', expect.stringContaining('published password')])
    await world.connection.pool.query('update installation set demo_seeded_at = null')
    const { rows } = await world.connection.pool.query(
      'update sessions set second_factor_at = now() where account_id = $1 returning id',
      [world.cast.accounts.sam],
    )
    expect(rows).toHaveLength(1)
    expect(await lineOf('demo')).toEqual(['ok', 'No demo accounts.'])
  })

  it('finds the proxy that is not trusted', async () => {
    expect(await lineOf('proxy')).toEqual(['ok', 'No web server forwards calls.'])
    await world.app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' }, remoteAddress: '10.0.0.2' })
    expect(await lineOf('proxy')).toEqual(['fault', expect.stringContaining('10.0.0.2')])
  })

  it('finds the accounts at which somebody guesses', async () => {
    expect(await lineOf('guesses')).toEqual(['ok', 'No one is guessing passwords.'])
    for (let count = 0; count < guessesFree; count++)
      await world.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: emailOf('theo'), password: 'Wrong-2026!' },
        remoteAddress: `198.51.100.${count}`,
      })
    expect(await lineOf('guesses')).toEqual(['attention', expect.stringContaining('one email address')])
  })

  it('finds a clock that disagrees, and a folder that is gone', async () => {
    expect(await lineOf('clock')).toEqual(['ok', 'The clock agrees with the database.'])
    expect((await lineOf('disk'))[1]).toMatch(/GB of disk space is free/)
    world.clock.set(new Date(Date.now() + 600_000).toISOString())
    expect(await lineOf('clock')).toEqual(['fault', expect.stringContaining('seconds ahead')])
    rmSync(folder, { recursive: true })
    expect(await lineOf('disk')).toEqual(['fault', expect.stringContaining('DATA_DIR')])
  })

  it('names the versions', async () => {
    expect((await lineOf('version'))[1]).toMatch(/^Parapet \d+\.\d+\.\d+, Node \d+\.\d+\.\d+, PostgreSQL \d+\.\d+\.$/)
  })
})
