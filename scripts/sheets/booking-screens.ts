import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

const first = async (api: APIRequestContext, path: string): Promise<string> => {
  const { data } = (await (await api.get(path, { headers: await harbour(api) })).json()) as { data: { _id: string }[] }
  return data[0]?._id ?? ''
}

/** The first amenity, as the desk sets it up. */
const amenity =
  (more = '') =>
  async (api: APIRequestContext): Promise<string> =>
    `/bookings/manage/${await first(api, '/api/amenities')}${more}`

const booking = (query: string) => async (api: APIRequestContext) =>
  `/bookings/${await first(api, `/api/bookings?${query}`)}`

/** A day so many days ahead, in UTC: near enough for a picture. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const openFirstTime = async (page: Page) => {
  const times = page.getByRole('list', { name: /^Times for/ }).first()
  await times.getByRole('button').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Request|Book|Join|Enter)/ })
    .waitFor()
}

/** Bookings: the calendar, booking, one's own, one of them, and the desk with its amenities and figures. */
export const bookingScreens: readonly Shown[] = [
  { name: 'bookings-day', who: 'owner', path: `/bookings?day=${dayIn(2)}` },
  { name: 'bookings-week', who: 'tenant', path: '/bookings?view=week' },
  { name: 'bookings-month', who: 'owner', path: '/bookings?view=month' },
  { name: 'bookings-none', who: 'manager', path: '/bookings', before: withNothing(/\/api\/amenities\?/) },
  { name: 'bookings-failed', who: 'owner', path: '/bookings', before: withFailure(/\/api\/amenities\?/) },
  { name: 'bookings-confirm', who: 'owner', path: `/bookings?day=${dayIn(2)}`, before: openFirstTime },
  { name: 'booking-new', who: 'owner', path: '/bookings/new' },
  { name: 'booking-new-desk', who: 'manager', path: '/bookings/new' },
  { name: 'my-bookings', who: 'owner', path: '/bookings/my-bookings' },
  { name: 'my-bookings-past', who: 'owner', path: '/bookings/my-bookings?view=past' },
  { name: 'my-bookings-none', who: 'owner', path: '/bookings/my-bookings', before: withNothing(/\/api\/bookings\?/) },
  { name: 'booking', who: 'owner', path: booking('shows=past') },
  { name: 'booking-desk', who: 'manager', path: booking('scope=all') },
  { name: 'booking-unknown', who: 'tenant', path: `/bookings/${unknownId}` },
  { name: 'booking-check-in', who: 'owner', path: '/bookings?checkIn=none' },
  { name: 'bookings-today', who: 'manager', path: '/bookings/manage' },
  { name: 'bookings-approve', who: 'council', path: '/bookings/manage?view=approve' },
  { name: 'bookings-all', who: 'manager', path: '/bookings/manage?view=all' },
  { name: 'bookings-deposits', who: 'manager', path: '/bookings/manage?view=all&list=deposits' },
  { name: 'amenities', who: 'manager', path: '/bookings/manage?view=amenities' },
  { name: 'bookings-figures', who: 'manager', path: '/bookings/manage?view=figures' },
  { name: 'amenity-edit', who: 'manager', path: amenity() },
  { name: 'amenity-photos', who: 'manager', path: amenity('?part=photos') },
  { name: 'amenity-dates', who: 'manager', path: amenity('?part=dates') },
  { name: 'amenity-sign', who: 'manager', path: amenity('?part=use') },
  {
    name: 'amenity-new-refused',
    who: 'manager',
    path: '/bookings/manage/new',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add amenity' }).click()
      await page.getByText('Name is required').first().waitFor()
    },
  },
]
