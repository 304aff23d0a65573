/** The security log: a line for each attempt, a file for each day, thirty days, and no call that waits for it. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lineOf, openSecurityLog, type SecurityEntry } from './security-log.ts'

let folder: string
let errors: Error[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-security-'))
  errors = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (place = folder) => openSecurityLog(place, (error) => void errors.push(error))
const entry = (at: string, more: Partial<SecurityEntry> = {}): SecurityEntry => ({
  at,
  attempt: 'sign-in',
  outcome: 'LOGIN_FAILED',
  address: '203.0.113.7',
  network: '203.0.113.7',
  accountId: null,
  route: 'POST:/api/auth/login',
  requestId: 'r1',
  ...more,
})
const read = (name: string) => readFile(join(folder, name), 'utf8')

describe('a security entry', () => {
  it('is one line', () => {
    expect(lineOf(entry('2026-11-26T09:00:00.000Z'))).toBe(
      '2026-11-26T09:00:00.000Z parapet: sign-in refused (LOGIN_FAILED) address=203.0.113.7 account=- route=POST:/api/auth/login request=r1\n',
    )
    expect(lineOf(entry('2026-11-26T09:00:00.000Z', { outcome: 'accepted', accountId: 'a1' }))).toContain(
      ' parapet: sign-in accepted address=203.0.113.7 account=a1 ',
    )
    expect(lineOf(entry('2026-11-26T09:00:00.000Z', { attempt: 'reset link', outcome: 'asked' }))).toContain(
      ' parapet: reset link asked address=',
    )
    expect(lineOf(entry('2026-11-26T09:00:00.000Z', { more: 57 }))).toMatch(/ request=r1 more=57\n$/)
  })
})

describe('the security log', () => {
  it('keeps the order of what is written, in a file for its owner alone', async () => {
    const log = open()
    for (let count = 0; count < 50; count++) log.write(entry('2026-11-26T09:00:00.000Z', { requestId: `r${count}` }))
    await log.close()
    const lines = (await read('security.log')).trimEnd().split('\n')
    expect(lines.map((line) => line.split('request=')[1])).toEqual(
      Array.from({ length: 50 }, (_, count) => `r${count}`),
    )
    expect((await stat(join(folder, 'security.log'))).mode & 0o777).toBe(0o600)
  })

  it('sets each day aside and keeps thirty of them', async () => {
    await writeFile(join(folder, 'security-2026-10-26.log'), 'old')
    await writeFile(join(folder, 'security-2026-10-27.log'), 'kept')
    const log = open()
    log.write(entry('2026-11-25T23:59:59.000Z'))
    log.write(entry('2026-11-26T00:00:01.000Z', { requestId: 'r2' }))
    await log.close()
    expect((await readdir(folder)).toSorted()).toEqual([
      'security-2026-10-27.log',
      'security-2026-11-25.log',
      'security.log',
    ])
    expect(await read('security-2026-11-25.log')).toContain('request=r1')
    expect(await read('security.log')).toContain('request=r2')
    expect(errors).toEqual([])
  })

  it('loses nothing of a day that a clock comes to twice', async () => {
    const log = open()
    const days = ['2026-11-25', '2026-11-26', '2026-11-25', '2026-11-26']
    for (const [n, day] of days.entries()) log.write(entry(`${day}T12:00:00.000Z`, { requestId: `r${n}` }))
    await log.close()
    const kept = (await Promise.all((await readdir(folder)).map(read))).join('')
    expect(days.map((_, n) => kept.includes(`request=r${n}\n`))).toEqual([true, true, true, true])
    expect(errors).toEqual([])
  })

  it('continues the file of today after a restart', async () => {
    const today = new Date().toISOString()
    for (const requestId of ['r1', 'r2']) {
      const log = open()
      log.write(entry(today, { requestId }))
      await log.close()
    }
    expect((await read('security.log')).trimEnd().split('\n')).toHaveLength(2)
  })

  it('reports what it cannot write, and writes again once it can', async () => {
    const place = join(folder, 'later')
    const log = open(place)
    log.write(entry('2026-11-26T09:00:00.000Z'))
    await log.close()
    expect(errors).toHaveLength(1)
    await writeFile(join(folder, 'x'), '')
    const again = open()
    again.write(entry('2026-11-26T09:00:00.000Z'))
    await again.close()
    expect(await read('security.log')).toContain('LOGIN_FAILED')
  })
})
