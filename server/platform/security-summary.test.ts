/** Callers who are turned away over and over fill no disk and no memory, and hide nobody who fails. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { securityCallersMost, securitySummaryEveryMs } from '../../contract/limits/accounts.ts'
import { securityInMemory } from '../testing/platform.ts'
import type { SecurityEntry, SecurityLog } from './security-log.ts'
import { summarising } from './security-summary.ts'

let kept: ReturnType<typeof securityInMemory>
let log: SecurityLog
beforeEach(() => {
  vi.useFakeTimers()
  kept = securityInMemory()
  log = summarising(kept)
})
afterEach(() => void vi.useRealTimers())

const refused = (more: Partial<SecurityEntry> = {}): SecurityEntry => ({
  at: '2026-11-26T09:00:00.000Z',
  attempt: 'sign-in',
  outcome: 'LIMIT_REACHED',
  address: '203.0.113.7',
  network: '203.0.113.7',
  accountId: null,
  route: 'POST:/api/auth/login',
  requestId: 'r1',
  ...more,
})
const write = (times: number, more?: Partial<SecurityEntry>) => {
  for (let n = 1; n <= times; n++) log.write(refused({ requestId: `r${n}`, ...more }))
}
const written = () => kept.entries.splice(0).map(({ address, outcome, more }) => [address, outcome, more ?? null])

it.each([['LIMIT_REACHED'], ['UNAVAILABLE']])(
  '%s is written at once, and what follows as one count a minute',
  (outcome) => {
    write(58, { outcome })
    expect(written()).toEqual([['203.0.113.7', outcome, null]])
    vi.advanceTimersByTime(securitySummaryEveryMs)
    expect(kept.entries[0]!.requestId).toBe('r58')
    expect(written()).toEqual([['203.0.113.7', outcome, 57]])
    write(1, { outcome })
    vi.advanceTimersByTime(securitySummaryEveryMs)
    expect(written()).toEqual([['203.0.113.7', outcome, null]])
  },
)

it('a refused permission is counted by account and route', () => {
  write(3, { attempt: 'permission', outcome: 'FORBIDDEN', accountId: 'a1', route: 'GET:/api/buildings' })
  write(1, { attempt: 'permission', outcome: 'FORBIDDEN', accountId: 'a1', route: 'GET:/api/units' })
  write(1, { attempt: 'permission', outcome: 'FORBIDDEN', accountId: 'a2', route: 'GET:/api/units' })
  expect(written()).toHaveLength(3)
  vi.advanceTimersByTime(securitySummaryEveryMs)
  expect(written()).toEqual([['203.0.113.7', 'FORBIDDEN', 2]])
})

it('each failed attempt and each accepted one is written', () => {
  write(30, { outcome: 'LOGIN_FAILED' })
  write(2, { outcome: 'accepted' })
  expect(written()).toHaveLength(32)
})

it('the many addresses of one IPv6 network count as one caller', () => {
  for (let n = 1; n <= 100; n++) write(1, { address: `2001:db8::${n}`, network: '2001:db8:0:0::/64' })
  vi.advanceTimersByTime(securitySummaryEveryMs)
  expect(written()).toEqual([
    ['2001:db8::1', 'LIMIT_REACHED', null],
    ['2001:db8::100', 'LIMIT_REACHED', 99],
  ])
})

it('of more callers than anybody would look at there is a number', () => {
  for (let n = 1; n <= securityCallersMost + 5000; n++) write(1, { address: `a${n}`, network: `a${n}` })
  expect(written()).toHaveLength(securityCallersMost)
  vi.advanceTimersByTime(securitySummaryEveryMs)
  expect(written()).toEqual([['others', 'LIMIT_REACHED', 5000]])
})

it('closing writes what is still to be counted', async () => {
  write(4)
  await log.close()
  expect(written()).toEqual([
    ['203.0.113.7', 'LIMIT_REACHED', null],
    ['203.0.113.7', 'LIMIT_REACHED', 3],
  ])
})
