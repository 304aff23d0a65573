import { expect, test } from 'vitest'
import type { Feature } from '../../../contract/roles.ts'
import { activityTiles } from './activity-tiles.ts'

test.each([
  [2, 1, ['maintenanceTickets', 'parking'], ['2 Open Tickets /tickets', '1 Active Bookings /bookings']],
  [2, 1, ['maintenanceTickets'], ['2 Open Tickets /tickets']],
  [2, 1, ['parking'], ['1 Active Bookings /bookings']],
  [0, 1, ['maintenanceTickets', 'parking'], ['1 Active Bookings /bookings']],
  [2, 0, ['maintenanceTickets', 'parking'], ['2 Open Tickets /tickets']],
  [2, 1, [], []],
] as const)('%i tickets and %i bookings with %j show %j', (openTickets, activeBookings, features, shown) => {
  const has = (feature: Feature) => features.some((one) => one === feature)
  const tiles = activityTiles({ openTickets, activeBookings }, { has })
  expect(tiles.map(({ count, title, to }) => `${count} ${title} ${to}`)).toEqual(shown)
})
