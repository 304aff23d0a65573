import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { destinationAfterLogin } from '../api/destination.ts'
import { guestEntries } from '../route-table/account.ts'
import { promises } from '../route-table/promises.ts'
import { entries, type Entry } from '../route-table/route-table.ts'
import { entryOf, isOpenPage, redirectOf } from './pages.ts'
import { titleOf } from './title.ts'

test.each([
  ['/visitor-parking', '/parking'],
  ['/marketplace', '/parking'],
  ['/notifications', '/inbox'],
  ['/notices', '/announcements'],
  ['/notices/n1', '/announcements/n1'],
  ['/nowhere', '/'],
  ['/notices/n1/more', '/'],
])('%s leads to %s', (from, to) => {
  expect(redirectOf(from)).toBe(to)
})

test('a literal path wins over a parameter', () => {
  expect(entryOf('/announcements/new')?.path).toBe('/announcements/new')
  expect(entryOf('/announcements/n1')?.path).toBe('/announcements/:noticeId')
})

test.each([
  ['/', true],
  ['/login', true],
  ['/register', true],
  ['/register/b1', true],
  ['/forgot-password', true],
  ['/reset-password', true],
  ['/verify-email', true],
  ['/features/parking', true],
  ['/pricing', true],
  ['/contact', true],
  ['/privacy', true],
  ['/terms', true],
  ['/claim-invitation/t', true],
  ['/dashboard', false],
  ['/inbox', false],
])('a 401 at %s leaves the session alone: %s', (path, open) => {
  expect(isOpenPage(path)).toBe(open)
})

test('each entry names a screen that is there, or says what will be', () => {
  const isSound = ({ path, screen, stands }: Entry) =>
    screen ? existsSync(join(import.meta.dirname, '..', screen)) : !stands && path in promises
  expect(entries.filter((entry) => !isSound(entry))).toEqual([])
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
  const toCome = entries.filter(({ screen }) => screen === undefined).map(({ path }) => path)
  expect(Object.keys(promises).toSorted()).toEqual(toCome.toSorted())
})

test('titles: the screen’s own, else the building’s, else the default one', () => {
  expect(titleOf('Dashboard', 'Harbour View')).toBe('Dashboard | Harbour View | Parapet')
  expect(titleOf(null, 'Harbour View')).toBe('Harbour View | Parapet')
  expect(titleOf(null, null)).toBe('Strata Management Platform')
})

test.each(guestEntries)('nobody is led back to $path after signing in', ({ path }) => {
  for (const remembered of [path, `${path}?from=/vendors`, `${path}/`, `${path}#top`])
    expect(destinationAfterLogin({ role: 'normal' }, remembered)).toBe('/dashboard')
  expect(destinationAfterLogin({ role: 'normal' }, '/login-help')).toBe('/login-help')
})
