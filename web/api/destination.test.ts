import { expect, test } from 'vitest'
import { destinationAfterLogin, guestDestination, isSafePath } from './destination.ts'

test.each([
  ['/vendors?x=1#y', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['vendors', false],
  ['/a\nb', false],
  [undefined, false],
])('the remembered path %j is safe: %s', (path, safe) => {
  expect(isSafePath(path)).toBe(safe)
})

test('a safe remembered path wins, else everybody goes home', () => {
  expect(destinationAfterLogin({ role: 'normal' }, '/vendors')).toBe('/vendors')
  expect(destinationAfterLogin({ role: 'normal' }, '//evil.example')).toBe('/dashboard')
  expect(destinationAfterLogin({ role: 'superadmin' }, undefined)).toBe('/admin')
})

test('whoever needs a second factor sets it up first', () => {
  const needy = { role: 'superadmin', secondFactor: 'required' } as const
  expect(destinationAfterLogin(needy, '/vendors')).toBe('/my-profile#second-factor')
})

test.each([
  ['/login', true, '/dashboard'],
  ['/login', false, '/dashboard'],
  ['/register', true, '/dashboard'],
  ['/register', false, '/select-building'],
  ['/register/', false, '/select-building'],
  ['/register/b1', true, '/dashboard'],
  ['/register/b1', false, '/request-access/b1'],
  ['/forgot-password', false, '/dashboard'],
])('signed in at %s with a building %s: to %s', (path, hasBuilding, to) => {
  expect(guestDestination(path, hasBuilding)).toBe(to)
})
