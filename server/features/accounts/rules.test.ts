import { describe, expect, test } from 'vitest'
import type { PlatformRole, Role } from '../../../contract/roles.ts'
import { deviceName, guessWaitMs, sessionLimitsFor, waitAfterMs } from './rules.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

describe('a session', () => {
  test.each<[PlatformRole, Role[], number, number]>([
    ['superadmin', [], 30 * minuteMs, 24 * hourMs],
    ['superadmin', ['owner'], 30 * minuteMs, 24 * hourMs],
    ['normal', ['management'], 12 * hourMs, 24 * hourMs],
    ['normal', ['owner', 'management'], 12 * hourMs, 24 * hourMs],
    ['normal', ['council'], 14 * dayMs, 30 * dayMs],
    ['normal', [], 14 * dayMs, 30 * dayMs],
  ])('of a %s with the roles %j may be idle for %i ms and lives %i ms', (platformRole, roles, idleMs, longestMs) => {
    expect(sessionLimitsFor(platformRole, roles)).toEqual({ idleMs, longestMs })
  })
})

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [11, 2],
  [17, 128],
  [18, 180],
  [2000, 180],
])('after %i guesses in unknown browsers the next waits %i seconds', (failures, seconds) => {
  expect(guessWaitMs(failures)).toBe(seconds * 1000)
})

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [8, 8],
  [9, 15],
  [100, 15],
])('after %i failed attempts the next waits %i minutes', (failures, minutes) => {
  expect(waitAfterMs(failures)).toBe(minutes * minuteMs)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36 OPR/90.0', 'Opera on Android'],
  ['curl/8.5.0', 'A browser'],
])('the browser %j is named %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
