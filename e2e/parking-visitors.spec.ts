/** Visitor parking: two taps on a phone, a guest without an account, a refusal that says when, and a patrol without a connection. */
import type { Browser, Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectFit, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const phone = { width: 390, height: 844 }
const photo = {
  name: 'car.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

interface Answer<T> {
  data: T
}
const get = async <T>(page: Page, path: string): Promise<T> => {
  const answer = await page.request.get(path, { headers: { 'x-building-id': await buildingOf(page) } })
  return ((await answer.json()) as Answer<T>).data
}
const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const answer = await page.request.post(path, { headers: { 'x-building-id': await buildingOf(page) }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as Answer<T>).data
}

/** Ends what runs, so that somebody's next visitor is not one too many. */
const clear = async (page: Page): Promise<void> => {
  type Pass = { _id: string; version: number }
  for (const { _id, version } of await get<Pass[]>(page, '/api/parking/visitors/mine?shows=current'))
    await post(page, `/api/parking/visitors/${_id}/cancel`, { version })
}

const stranger = async (browser: Browser, address: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: phone })).newPage()
  await page.goto(address)
  return page
}

test('Theo registers a visitor in two taps on a phone, and ends the pass', async ({ page }) => {
  await page.setViewportSize(phone)
  const errors = hearErrors(page)
  await enter(page, 'theo')
  await clear(page)
  await page.goto('/parking')
  await press(page, /Juno Marsh/)
  await page.getByRole('dialog').getByRole('button', { name: 'Register', exact: true }).click()
  await say(page, /Registered until/)
  await say(page, 'Parked now')
  await press(page, /^End visit$/)
  await press(page, 'End the visit')
  await say(page, 'No visitors registered')
  expect(errors).toEqual([])
})

test('a guest registers from the code’s address without an account, and the patrol sees the plate as valid', async ({
  page,
  browser,
}) => {
  await enter(page, 'theo')
  await clear(page)
  await page.goto('/parking')
  await press(page, 'Create a guest link')
  await press(page, 'Create link')
  await expect(page.getByRole('img', { name: 'Guest registration code' })).toBeVisible()
  const address = (await page.getByTestId('guest-link').textContent())!
  const guest = await stranger(browser, address)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Park at Harbour View')
  await say(guest, /Theo has invited you to register/)
  expect(await guest.locator('body').textContent()).not.toMatch(/305|Tenant/)
  await expectSound(guest)
  await guest.getByLabel('Licence plate').fill('gst 77-1')
  await guest.getByLabel('Your name').fill('Gus Guest')
  await press(guest, 'Register my car')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Your pass at Harbour View')
  await say(guest, 'GST771')
  await say(guest, 'Valid now')
  await expectSound(guest)
  const manager = await elsewhere(browser, 'mandeep')
  const link = await post<{ path: string }>(manager, '/api/parking/patrol-links', { name: 'Night Watch' })
  const patrol = await stranger(browser, link.path)
  await patrol.getByLabel('Licence plate').fill('GST-771')
  await press(patrol, 'Check')
  await say(patrol, 'GST771: valid')
  expect(await patrol.locator('body').textContent()).not.toMatch(/305|Gus/)
  await expectSound(patrol)
  await guest.goto(address)
  await say(guest, 'This link does not work')
  await clear(page)
})

test('a refusal says why and from when on, and keeps what was typed', async ({ page }) => {
  await enter(page, 'theo')
  await clear(page)
  await page.goto('/parking')
  const register = async (name: string, plate: string) => {
    await press(page, 'Register a visitor')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Visitor name').fill(name)
    await dialog.getByLabel('Licence plate').fill(plate)
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  }
  await register('Irene Kwan', 'RFS 1')
  await say(page, /Registered until/)
  await register('Walt Brandt', 'RFS 2')
  await say(page, /You already have 1 of 1 visit at that time; you can register again from /)
  await expect(page.getByRole('dialog').getByLabel('Licence plate')).toHaveValue('RFS 2')
  await page.getByRole('dialog').getByLabel('Licence plate').fill('FV9-74Y')
  await page.getByRole('dialog').getByRole('button', { name: 'Register', exact: true }).click()
  await say(page, /registered here as a resident’s car/)
  await page.keyboard.press('Escape')
  await clear(page)
})

test('a patrol records a violation without a connection; it is sent when there is one again, once', async ({
  page,
  browser,
}) => {
  await as(page, 'mandeep')
  const link = await post<{ path: string }>(page, '/api/parking/patrol-links', { name: 'Day Watch' })
  const patrol = await stranger(browser, link.path)
  await patrol.getByLabel('Licence plate').fill('OFF 1')
  await patrol.context().setOffline(true)
  await press(patrol, 'Check')
  await say(patrol, /Network error/)
  await patrol.locator('input[type=file]').setInputFiles(photo)
  await say(patrol, 'One violation waiting to send')
  await say(patrol, 'OFF1, one photo')
  await patrol.context().setOffline(false)
  // At once, or half a minute later where the last try was still under way.
  await expect(patrol.getByText('One violation waiting to send')).toBeHidden({ timeout: 90_000 })
  await page.goto('/parking?activeTab=violations&search=OFF1')
  await expect(page.getByRole('link', { name: /OFF1/ })).toHaveCount(1)
  await page.getByRole('link', { name: /OFF1/ }).click()
  await say(page, 'Vehicle: car.png')
  await press(page, 'Close')
  await page.getByRole('dialog').getByLabel('Reason').fill('Moved')
  await press(page, 'Close violation')
  await say(page, 'Closed: Moved')
})

test('two managers at one violation do not write over each other unseen', async ({ page, browser }) => {
  await as(page, 'mandeep', '/parking?activeTab=violations')
  const mine = page.getByRole('dialog')
  await press(page, 'Record a violation')
  await mine.getByRole('button', { name: 'Cancel' }).click()
  await expect(mine).toHaveCount(0)
  await press(page, 'Record a violation')
  await mine.getByLabel('Licence plate').fill('TWO 2')
  await mine.getByRole('button', { name: 'Record violation' }).click()
  await expect(page).toHaveURL(/\/parking\/violations\//)
  const carla = await elsewhere(browser, 'carla')
  await carla.goto(page.url())
  const hers = carla.getByRole('dialog')
  await press(carla, 'Record notice on windshield')
  await hers.locator('input[type=file]').setInputFiles(photo)
  await press(page, 'Close')
  await mine.getByLabel('Reason').fill('It left')
  await hers.getByRole('button', { name: 'Record notice' }).click()
  await say(carla, 'Notice recorded')
  await press(carla, 'Close')
  await hers.getByLabel('Reason').fill('Gone')

  await mine.getByRole('button', { name: 'Close violation' }).click()
  const told = mine.getByRole('alert').filter({ hasText: 'Someone else just changed this violation' })
  await expect(told).toContainText('The violation is now: notice on windshield. Your changes weren’t saved')
  await expect(mine.getByLabel('Reason')).toHaveValue('It left')
  await expectSound(page)
  await mine.getByRole('button', { name: 'Close violation' }).click()
  await say(page, 'Closed: It left')

  await hers.getByRole('button', { name: 'Close violation' }).click()
  await expect(hers.getByRole('alert')).toContainText('The violation is now: closed.')
  await hers.getByRole('button', { name: 'Close violation' }).click()
  await expect(hers.getByText('This violation is closed.')).toBeVisible()
  await expect(hers.getByLabel('Reason')).toHaveValue('Gone')
})

test('Mandeep registers a visitor for a unit against a limit, for a reason, and finds both in the statistics', async ({
  page,
}) => {
  const errors = hearErrors(page)
  await as(page, 'mandeep', '/parking?activeTab=all-visitors')
  await press(page, 'Register a visitor')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Visitor name').fill('Irene Kwan')
  const plate = `STF ${String(Date.now() % 100_000)}`
  await dialog.getByLabel('Licence plate').fill(plate)
  await dialog.getByRole('combobox', { name: 'Unit' }).fill('402')
  await page.getByRole('option', { name: '402', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Duration' }).click()
  await page.getByRole('option', { name: '48 hours' }).click()
  await expect(dialog.getByLabel('Reason for the exception')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await say(page, /maximum length is/)
  await expect(dialog.getByLabel('Licence plate')).toHaveValue(plate)
  await dialog.getByLabel('Reason for the exception').fill('Cares for her mother')
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await say(page, /Registered until/)
  await page.goto(`/parking?activeTab=all-visitors&search=${plate.replace(' ', '')}`)
  await say(page, 'Allowed by Mandeep Manager: Cares for her mother')
  await expectSound(page)
  await page.getByRole('tab', { name: 'Statistics' }).click()
  const nights = page.getByRole('table', { name: 'Visitor nights by unit' })
  await expect(nights.getByRole('row', { name: /Unit 402/ })).toContainText(/\d of 8/)
  const refused = page.getByRole('table', { name: 'Refusals by reason' })
  await expect(refused.getByRole('row', { name: /Longer than the maximum stay/ })).toContainText(/\d+ times?, on/)
  await expectSound(page)
  await page.setViewportSize(phone)
  await expectFit(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('combobox', { name: 'Month' }).click()
  await page.getByRole('option').last().click()
  await say(page, /No visitors in/)
  await say(page, /No refusals in/)
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  expect(errors).toEqual([])
})
