import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const calendar = ['/bookings', 'Book resources'] as const
const oneBooking = /\/bookings\/[0-9a-f-]{36}$/

/** From the dashboard to the calendar. */
const openCalendar = async (page: Page, { follow, openMenu }: Walk) => {
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(page.getByRole('main').getByRole('link', { name: /^Book Resources/ }), ...calendar)
}

/** From the calendar to booking and to one's own bookings. */
const walkBookings = async (page: Page, walk: Walk) => {
  const { follow } = walk
  const main = page.getByRole('main')
  await openCalendar(page, walk)
  await follow(main.getByRole('link', { name: 'New booking' }), '/bookings/new', 'New booking')
  await follow(main.getByRole('link', { name: 'Book resources' }), ...calendar)
  await follow(main.getByRole('link', { name: 'My bookings' }), '/bookings/my-bookings', 'My bookings')
}

/** From one's own bookings to one of them. */
const walkMyBooking = async (page: Page, walk: Walk) => {
  const main = page.getByRole('main')
  await openCalendar(page, walk)
  await walk.follow(main.getByRole('link', { name: 'My bookings' }), '/bookings/my-bookings', 'My bookings')
  const bookings = main.getByRole('list', { name: 'Bookings' })
  await walk.follow(bookings.getByRole('link').first(), oneBooking, /./)
}

/** From the calendar to the desk, to any booking and to an amenity. */
const walkBookingsDesk = async (page: Page, walk: Walk) => {
  const { follow } = walk
  const main = page.getByRole('main')
  const desk = ['/bookings/manage', 'Manage bookings'] as const
  await openCalendar(page, walk)
  await follow(main.getByRole('link', { name: 'Manage bookings' }), ...desk)
  await main.getByRole('tab', { name: 'All bookings' }).click()
  await follow(main.getByRole('table').getByRole('link').first(), oneBooking, /./)
  await follow(main.getByRole('link', { name: 'Manage bookings' }), ...desk)
  await main.getByRole('tab', { name: 'Amenities' }).click()
  await follow(main.getByRole('table').getByRole('link').first(), /\/bookings\/manage\/[0-9a-f-]{36}$/, /./)
}

export const ways: Ways = { everyone: walkBookings, residents: walkMyBooking, managers: walkBookingsDesk }
