import { expect, test } from 'vitest'
import type { Role } from '../../contract/roles.ts'
import { stubOf } from '../api/building-stub.ts'
import { rightsOf } from '../api/rights.ts'
import { entryOf } from './pages.ts'
import { whyClosed } from './closed-words.ts'

const building = stubOf({ _id: 'b', name: 'Harbour View' })
const closed = (role: Role, path: string, more: Partial<typeof building> = {}) => {
  const here = { ...building, ...more }
  return whyClosed(entryOf(path)!, rightsOf({ role: 'normal', buildings: [{ building, role }] }, here), here)
}
const without = (area: keyof typeof building.permissions) => ({
  permissions: { ...building.permissions, [area]: false },
})

test.each([
  ['/vendors', 'tickets', 'maintenance and vendors'],
  ['/parking-management', 'parking', 'parking'],
  ['/bookings/manage', 'amenities', 'bookings and amenities'],
  ['/announcements/new', 'notices', 'notices'],
  ['/forum/moderation', 'forum', 'the forum'],
] as const)('%s says to those who manage that the building has taken %s away', (path, area, name) => {
  for (const role of ['council', 'management'] as const) {
    expect(closed(role, path)).toBeNull()
    expect(closed(role, path, without(area))).toEqual({
      title: 'You don’t have access to this page',
      text: `Harbour View doesn’t let your role manage ${name}. See who does under Permissions in the building settings.`,
      link: { to: '/settings#permissions', text: 'Open building settings' },
    })
  }
  expect(closed('owner', path)?.text).toBe('If you think you should have access, ask your property manager or council.')
})

test('a feature that is off is said after that', () => {
  const features = { ...building.features, parking: false }
  expect(closed('owner', '/parking', { features })?.title).toBe('Parking is turned off')
  expect(closed('management', '/parking-management', { features, ...without('parking') })?.link.to).toBe(
    '/settings#permissions',
  )
})
