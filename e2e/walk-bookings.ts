import type { Page } from '@playwright/test'
import type { Walk } from './walk.ts'

const calendar = ['/bookings', 'Book resources'] as const
const oneBooking = /\/bookings\/[0-9a-f-]{36}$/

/** From the dashboard to the calendar, to booking and to one's own bookings. */
export const walkBookings = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Book Resources/ }), ...calendar)
  await follow(main.getByRole('link', { name: 'New booking' }), '/bookings/new', 'New booking')
  await follow(main.getByRole('link', { name: 'Book resources' }), ...calendar)
  await follow(main.getByRole('link', { name: 'My bookings' }), '/bookings/my-bookings', 'My bookings')
}

/** From one's own bookings to one of them. */
export const walkMyBooking = async (page: Page, { follow }: Walk) => {
  const bookings = page.getByRole('main').getByRole('list', { name: 'Bookings' })
  await follow(bookings.getByRole('link').first(), oneBooking, /./)
}

/** From one's own bookings back to the calendar, to the desk, to any booking and to an amenity. */
export const walkBookingsDesk = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const desk = ['/bookings/manage', 'Manage bookings'] as const
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Book Resources/ }), ...calendar)
  await follow(main.getByRole('link', { name: 'Manage bookings' }), ...desk)
  await main.getByRole('tab', { name: 'All bookings' }).click()
  await follow(main.getByRole('table').getByRole('link').first(), oneBooking, /./)
  await follow(main.getByRole('link', { name: 'Manage bookings' }), ...desk)
  await main.getByRole('tab', { name: 'Amenities' }).click()
  await follow(main.getByRole('table').getByRole('link').first(), /\/bookings\/manage\/[0-9a-f-]{36}$/, /./)
}
