/** Bookings: three taps on a phone, refusals in words, two who want one time, approval and check-in, and an amenity set up. */
import type { Browser, Page } from '@playwright/test'
import { addDays, instantOf, later, localDateOf } from '../contract/time.ts'
import { buildingOf } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const zone = 'America/Vancouver'
const phone = { width: 390, height: 844 }
/** The same one where midnight passes on the way. */
const today = localDateOf(new Date().toISOString(), zone)
/** Days enough ahead that no rule of notice stands against it. */
const soon = addDays(today, 3)
const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

const ask = async <T>(page: Page, path: string, data?: object): Promise<T> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = data ? await page.request.post(path, { headers, data }) : await page.request.get(path, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

const open = { from: '08:00', until: '22:00' }
const everyDay = (hours: object) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
  )
const everybody = ['residentOwner', 'offsiteOwner', 'tenant', 'occupant']

/** An amenity of this test alone, made by Mandeep on a device of his own. */
const amenityOf = async (browser: Browser, lead: string, more: object = {}) => {
  const mandeep = await elsewhere(browser, 'mandeep')
  const name = `${lead} ${Date.now()}`
  const draft = { name, mode: 'slot', hours: everyDay(open), eligible: everybody, ...more }
  const { _id } = await ask<{ _id: string }>(mandeep, '/api/amenities', draft)
  return { name, id: _id, mandeep }
}

/** What somebody asks for: an hour of a day in their own unit. */
const wish = async (page: Page, amenityId: string, from: string, until: string) => {
  const { units } = await ask<{ units: { _id: string }[] }>(page, '/api/bookings/choices')
  return { amenityId, unitId: units[0]!._id, from, until, people: 1, guests: 0, note: '', rulesVersion: 0 }
}
const hour = (at: string, until: string) => [instantOf(soon, at, zone), instantOf(soon, until, zone)] as const

test('Olivia books in three taps on a phone, sees it among hers, and cancels it', async ({ page, browser }) => {
  await page.setViewportSize(phone)
  const heard = hearErrors(page)
  const { name } = await amenityOf(browser, 'Lounge', { rules: 'Music ends at ten.' })
  await as(page, 'olivia', `/bookings?day=${soon}`)
  await heading(page, 'Book resources')
  const card = page.getByRole('listitem', { name })
  await card.scrollIntoViewIfNeeded()
  const time = card.getByRole('button', { name: `${name}, 10:00 to 11:00 a.m.` })
  await expectFinger(time)
  await time.click()
  await say(page, 'No charge.')
  await say(page, 'By booking, you accept the rules below (version 1).')
  await expectSound(page)
  await page.getByRole('button', { name: 'Book 10:00 a.m. to 11:00 a.m.' }).click()
  await say(page, 'Booked')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`/bookings?day=${soon}&view=week`)
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await expectSound(page)

  await page.goto('/bookings/my-bookings')
  const mine = page.getByRole('listitem').filter({ hasText: name })
  await expect(mine).toContainText('Booked')
  await mine.getByRole('button', { name: /^Cancel booking/ }).click()
  await say(page, 'You’re cancelling in time, so nothing counts against you.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await say(page, 'Cancelled')
  await expect(mine).toHaveCount(0)
  expect(heard).toEqual([])
})

test('a limit refuses in words, and what was typed stays', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const quotas = [{ most: 1, of: 'times', by: 'unit', per: 'week' }]
  const { name, id } = await amenityOf(browser, 'Sauna', { sharing: { quotas } })
  await enter(page, 'olivia')
  await ask(page, '/api/bookings', await wish(page, id, ...hour('08:00', '09:00')))
  await page.goto(`/bookings/new?amenity=${id}&from=${hour('10:00', '11:00')[0]}`)
  await heading(page, 'New booking')
  await page.getByLabel('Note').fill('With my sister')
  const refusal = page.getByRole('alert').filter({ hasText: 'This can’t be booked' })
  await expect(refusal).toContainText('You have used 1 of 1')
  await expect(refusal).toContainText(/you can book again from /)
  await expect(page.getByRole('button', { name: /^Book / })).toBeDisabled()
  await expect(page.getByLabel('Note')).toHaveValue('With my sister')
  await expect(page.getByRole('combobox', { name: 'Amenity' })).toHaveValue(name)
  expect(heard).toEqual([])
})

test('of two who want one time the second is told, waits, and is offered it', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const { name, id } = await amenityOf(browser, 'Workshop')
  await as(page, 'olivia', `/bookings?day=${soon}&amenity=${id}`)
  await page.getByRole('button', { name: `${name}, 9:00 to 10:00 a.m.` }).click()
  const book = page.getByRole('button', { name: 'Book 9:00 a.m. to 10:00 a.m.' })
  await expect(book).toBeEnabled()
  await page.getByRole('textbox', { name: 'People' }).fill('2')
  await expect(book).toBeEnabled()

  const carla = await elsewhere(browser, 'carla')
  const hers = await ask<{ _id: string; version: number }>(
    carla,
    '/api/bookings',
    await wish(carla, id, ...hour('09:00', '10:00')),
  )
  await book.click()
  await expect(page.getByRole('alert').filter({ hasText: 'This can’t be booked' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'People' })).toHaveValue('2')
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await say(page, 'You’re on the waitlist')

  await ask(carla, `/api/bookings/${hers._id}/steps`, { step: 'cancel', version: hers.version })
  await page.goto('/bookings/my-bookings')
  const mine = page.getByRole('listitem').filter({ hasText: name })
  await expect(mine).toContainText('This is reserved for you until')
  await mine.getByRole('button', { name: /^Confirm/ }).click()
  await say(page, 'Confirmed')
  await expect(mine).toContainText('Booked')
  expect(heard).toEqual([])
})

test('Mandeep approves, checks in and notes an incident', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const quarters = { hours: everyDay({ from: '00:00', until: '24:00' }), slotMinutes: 15 }
  const { name, id } = await amenityOf(browser, 'Studio', { ...quarters, needsApproval: true })
  const olivia = await elsewhere(browser, 'olivia')
  // Not so near that it has begun before it is asked for, and near enough to check in.
  const soonest = later(new Date().toISOString(), 2 * 60_000)
  const day = localDateOf(soonest, zone)
  const days = await Promise.all(
    [day, addDays(day, 1)].map((date) =>
      ask<{ times: { from: string; until: string }[] }>(olivia, `/api/amenities/${id}/day?date=${date}`),
    ),
  )
  const next = days.flatMap(({ times }) => times).find(({ from }) => from > soonest)!
  const { _id } = await ask<{ _id: string }>(olivia, '/api/bookings', await wish(olivia, id, next.from, next.until))

  await as(page, 'mandeep', '/bookings/manage?view=approve')
  await heading(page, 'Manage bookings')
  await expectSound(page)
  await page.getByRole('button', { name: `Decline: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await say(page, 'Enter a reason for declining')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Approve: ${name}` }).click()
  await say(page, 'Approved')
  await page.goto(`/bookings/${_id}`)
  await heading(page, name)
  await page.getByRole('button', { name: /^Check in/ }).click()
  await say(page, 'Checked in')
  await page.getByRole('button', { name: 'Record an incident' }).click()
  await page.getByRole('button', { name: 'Record incident' }).click()
  await say(page, 'Description is required')
  await page.getByRole('textbox', { name: 'Description' }).fill('A chair broke')
  await page.getByRole('button', { name: 'Record incident' }).click()
  await say(page, 'A chair broke')
  expect(heard).toEqual([])
})

test('Mandeep sets an amenity up: what is wrong is said at its field, and nothing typed is lost', async ({ page }) => {
  const heard = hearErrors(page)
  const name = `Roof deck ${Date.now()}`
  await as(page, 'mandeep', '/bookings/manage?view=amenities')
  await page.getByRole('link', { name: 'Add an amenity' }).first().click()
  await heading(page, 'Add an amenity')
  await page.getByLabel('Fee in dollars').fill('50')
  await page.getByLabel('Maximum length in hours').fill('four')
  await page.getByRole('button', { name: 'Add amenity' }).click()
  await say(page, 'Name is required')
  await say(page, 'Enter a number of hours, up to 8784')
  await expect(page.getByLabel('Fee in dollars')).toHaveValue('50')
  await expectSound(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Maximum length in hours').fill('4')
  await page.getByRole('button', { name: 'Add amenity' }).click()
  await say(page, 'A fee or deposit needs a bylaw or ratified rule')
  await page.getByRole('combobox', { name: 'Bylaw or rule' }).click()
  await page.getByRole('option', { name: 'Another one' }).click()
  await page.getByRole('combobox', { name: 'Allowed by' }).click()
  await page.getByRole('option', { name: 'Bylaw', exact: true }).click()
  await page.getByLabel('Reference').fill('Bylaw 7.2')
  await page.getByRole('button', { name: 'Add a limit per unit' }).click()
  await page.getByRole('button', { name: 'Add amenity' }).click()
  await say(page, 'Amenity added')
  await heading(page, name)
  await say(page, 'No photos yet.')
  await page.getByRole('tab', { name: 'Closures and draws' }).click()
  await page.getByLabel('First day').fill(addDays(today, 20))
  await page.getByLabel('Last day').fill(addDays(today, 19))
  await page.getByRole('button', { name: 'Close on these days' }).click()
  await say(page, 'The last day is before the first')
  await page.getByLabel('Last day').fill(addDays(today, 21))
  await page.getByRole('button', { name: 'Close on these days' }).click()
  await expect(page.getByRole('list', { name: 'Closures' }).getByRole('listitem')).toHaveCount(1)
  await expectSound(page)
  await page.getByRole('tab', { name: 'Sign and status' }).click()
  await expect(page.getByRole('img', { name: `Check-in code for ${name}` })).toBeVisible()
  await expectSound(page)
  expect(heard).toEqual([])
})

test('the calendar feed is made, shown once, made anew and ended', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'theo', '/bookings/my-bookings')
  const feed = page.getByRole('region', { name: 'Calendar sync' })
  await feed.getByRole('button', { name: 'Create a link' }).click()
  const address = feed.getByLabel('Your link (shown only once)')
  await expect(address).toHaveValue(/\/api\/bookings\/feed\//)
  const first = await address.inputValue()
  expect((await page.request.get(first)).ok()).toBe(true)
  await expectSound(page)
  await feed.getByRole('button', { name: 'Create a new link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new link' }).click()
  await expect(address).not.toHaveValue(first)
  expect((await page.request.get(first)).ok()).toBe(false)
  await feed.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(feed.getByRole('button', { name: 'Create a link' })).toBeVisible()
  expect(heard).toEqual([])
})
