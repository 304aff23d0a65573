/** What a building has of somebody, on their profile: units, vehicles, and how it reaches them. */
import type { Page } from '@playwright/test'
import { buildingOf, get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter, moveIn } from './people.ts'
import { expect, test } from './test.ts'

// Several people sign in at some of them, and several parts are looked at closely.

const stamp = String(Date.now()).slice(-7)
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = (page: Page, words: string) => page.getByText(words, { exact: true })

test('Theo opens his unit, adds a car and mends it; Mandeep sees it there with who wrote it down, until it is gone', async ({
  page,
  browser,
}) => {
  await enter(page, 'theo')
  const heard = hearErrors(page)
  await page.goto('/my-profile#vehicles')
  const vehicles = panel(page, 'My vehicles')
  await expect(vehicles).toBeFocused()
  await expect(panel(page, 'My units').getByText(/^Tenant · since/)).toBeVisible()
  await vehicles.getByRole('button', { name: 'Add a vehicle' }).click()
  await vehicles.getByRole('button', { name: 'Add vehicle' }).click()
  await expect(vehicles.getByText('Licence plate is required')).toBeVisible()
  await vehicles.getByLabel('Licence plate').fill(`th ${stamp}`)
  await vehicles.getByLabel('Make').fill('Honda')
  await expectSound(page)
  await vehicles.getByRole('button', { name: 'Add vehicle' }).click()
  await expect(vehicles.getByText(`TH${stamp}`)).toBeVisible()
  await expect(vehicles.getByRole('button', { name: 'Add a vehicle' })).toBeFocused()
  await vehicles.getByRole('button', { name: `Edit TH${stamp}` }).click()
  await vehicles.getByLabel('Colour').fill('green')
  await vehicles.getByRole('button', { name: 'Save vehicle' }).click()
  await expect(vehicles.getByText('green Honda · Unit 305')).toBeVisible()

  const mandeep = await elsewhere(browser, 'mandeep')
  const { data } = (await (await get(page, '/api/units/mine')).json()) as { data: { _id: string }[] }
  await mandeep.goto(`/unit-management/${data[0]!._id}`)
  await expect(panel(mandeep, 'Vehicles').getByText(/green Honda · Theo Tenant/)).toBeVisible()
  await mandeep.getByRole('button', { name: 'Show history' }).click()
  await expect(panel(mandeep, 'History').getByText('Theo Tenant').first()).toBeVisible()

  await vehicles.getByRole('button', { name: `Remove TH${stamp}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove vehicle' }).click()
  await expect(vehicles.getByText(`TH${stamp}`)).toHaveCount(0)
  await panel(page, 'My units').getByRole('link', { name: 'Unit 305' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit 305')
  expect(heard).toEqual([])
})

test('Theo says whom to call and where letters go; nothing typed is lost when it fails, or when Mandeep was first', async ({
  page,
  browser,
}) => {
  await as(page, 'theo', '/my-profile#reach')
  const reach = panel(page, 'My contact details')
  await reach.getByRole('button', { name: 'Edit contact details' }).click()
  await reach.getByLabel('Name', { exact: true }).fill(`Tara ${stamp}`)
  await reach.getByLabel('Postal code').fill('90210')
  await reach.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(reach.getByText('Invalid postal code format; enter the country if it isn’t Canada')).toBeVisible()
  await reach.getByLabel('Postal code').fill('V8V 1A1')
  await reach.getByRole('radio', { name: 'No, on paper' }).check()

  await page.route('**/api/people/mine/details/**', (route) => route.fulfill({ status: 502, body: 'no' }))
  await reach.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(reach.getByText(/nothing you typed was lost/)).toBeVisible()
  await expect(reach.getByLabel('Name', { exact: true })).toHaveValue(`Tara ${stamp}`)
  await page.unroute('**/api/people/mine/details/**')

  const mandeep = await elsewhere(browser, 'mandeep')
  const place = (await (await get(page, '/api/people/mine/place')).json()) as {
    data: { details: { _id: string; version: number }[] }
  }
  const { _id, version } = place.data.details[0]!
  const theirs = { firstName: 'Theo', lastName: 'Tenant', email: 'tenant@parapet.example', mobile: '604 555 0174' }
  const saved = await mandeep.request.put(`/api/people/${_id}`, {
    headers: { 'x-building-id': await buildingOf(mandeep) },
    data: { ...theirs, mailingCity: `Sidney ${stamp}`, version },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  await reach.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = reach.getByRole('alert').filter({ hasText: 'Someone else just saved this' })
  await expect(conflict.getByText(`City: Sidney ${stamp}`)).toBeVisible()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await reach.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Saved. Your managers can see it now.')).toBeVisible()
  await expect(reach.getByText(`Tara ${stamp}`)).toBeVisible()
  await expect(reach.getByText(/^No, on paper, since/)).toBeVisible()
  await mandeep.goto(`/user/${_id}`)
  await expect(mandeep.getByText(`Tara ${stamp}`)).toBeVisible()
})

test('who agreed to email and has an address elsewhere reads that notices go there on paper, and why', async ({
  page,
}) => {
  await as(page, 'theo', '/my-profile#reach')
  const reach = panel(page, 'My contact details')
  await reach.getByRole('button', { name: 'Edit contact details' }).click()
  await reach.getByLabel('Mailing address').fill('12 Beacon Avenue')
  await reach.getByRole('radio', { name: 'Yes, to tenant@parapet.example' }).check()
  await reach.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(reach.getByText(/they’re sent there on paper/)).toBeVisible()
  await reach.getByRole('button', { name: 'Why? Notices come on paper' }).click()
  const why = page.getByRole('dialog', { name: 'Why? Notices come on paper' })
  await expect(why).toContainText('get notices there by mail, or in person')
  await expect(why).toContainText('Strata Property Act, s. 61')
  await expectSound(page)
})

test('an owner of two units sees both with what goes with them, and what the bylaws ask about mail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await as(page, 'olivia', '/my-profile#units')
  const units = panel(page, 'My units')
  for (const words of ['Unit 305', 'Unit 703', 'P1-19', 'P2-09']) await expect(units.getByText(words)).toBeVisible()
  await expect(panel(page, 'My contact details').getByText(/Standard Bylaws, s\. 4/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByText('Emergency contact')).toBeVisible()
})

test('who has no building, and whom no roster names, read what to do; what did not load can be asked for again', async ({
  page,
  browser,
}) => {
  const nora = await elsewhere(browser, 'nora')
  await nora.goto('/my-profile')
  await expect(panel(nora, 'My units').getByText('You aren’t part of a building yet.')).toBeVisible()
  await expect(panel(nora, 'My vehicles')).toHaveCount(0)
  await expectSound(nora)
  await panel(nora, 'My units').getByRole('link', { name: 'Find your building' }).click()
  await expect(nora).toHaveURL(/\/select-building/)

  await moveIn(page, browser)
  const unknown = panel(page, 'My units').getByText(/You aren’t on the roster of Harbour View\./)
  await page.goto('/my-profile')
  await expect(unknown).toBeVisible()
  await page.route('**/api/people/mine/place?*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.reload()
  await expect(page.getByText('We couldn’t load your units.')).toBeVisible()
  await page.unroute('**/api/people/mine/place?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(unknown).toBeVisible()
})
