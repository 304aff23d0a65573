import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entries, redirects } from './route-table.ts'

/** The routes of the specification, section 2, as it writes them; braces read `:name` in the table. */
const split = (text: string) => text.trim().split(/[\s,]+/)

const publicRoutes = split(`
  / /verify-email /contact /pricing /privacy /terms /logo-concepts /claim-invitation/:token /auth/google/success
  /features/parking /features/forum /features/maintenance /features/notices /features/residents
  /features/amenity-booking /features/council-voting /features/documents /features/property-management`)
const guestRoutes = split('/login /register /register/:buildingId /forgot-password /reset-password')
const signedInRoutes = split(`
  /select-building /request-access/:buildingId /access-requests /parking /parking-management /unit-management/:unitId
  /my-profile /privacy-settings /compliance-dashboard /user/:userId /inbox /occupancy /unit-directory
  /property-management /building-violations /outstanding-fines /council-voting /council-voting/:proposalId /vendors
  /dashboard /bookings /bookings/new /bookings/my-bookings /bookings/manage /forum /council-forum /forum/:postId
  /announcements /announcements/:noticeId /library /document-templates /invite-users /tickets /tickets/:id /settings
  /settings/branding /admin /admin/buildings/:buildingId /data-processors /breach-management /privacy-policies`)

const guardOf = (path: string) => entries.find((entry) => entry.path === path)?.guard

test.each(publicRoutes)('%s is public', (path) => {
  expect(guardOf(path)).toBe('public')
})

test.each(guestRoutes)('%s is for people who are not signed in', (path) => {
  expect(guardOf(path)).toBe('guest')
})

test.each(signedInRoutes)('%s is behind the logged-in guard', (path) => {
  expect(['signedIn', 'building']).toContain(guardOf(path))
})

test.each(['/unit-management/:unitId', '/user/:userId'])('%s needs a building', (path) => {
  expect(guardOf(path)).toBe('building')
})

test('every other route says that it is ours', () => {
  const specified = new Set([...publicRoutes, ...guestRoutes, ...signedInRoutes])
  expect(entries.filter(({ path, ours }) => specified.has(path) === (ours === true))).toEqual([])
})

test('old addresses are the five of the specification', () => {
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual({
    '/visitor-parking': '/parking',
    '/marketplace': '/parking',
    '/notifications': '/inbox',
    '/notices': '/announcements',
    '/notices/:noticeId': '/announcements/:noticeId',
  })
})

test('every screen that the table names is there, by a name that the loader takes', () => {
  const named = entries.flatMap(({ screen }) => screen ?? [])
  expect(named.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
  expect(named.filter((file) => !/^features\/.*-screen\.tsx$/.test(file))).toEqual([])
})
