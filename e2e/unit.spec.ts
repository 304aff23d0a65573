/** One unit's page: edited by two at once, and seen by its owner, its tenant and somebody who has nothing to do with it. */
import type { Page } from '@playwright/test'
import { get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { elsewhere } from './people.ts'
import { expect, test } from './test.ts'

const stamp = String(Date.now()).slice(-7)
const addresses = new Map<string, string>()

test.beforeAll(async ({ browser }) => {
  const page = await elsewhere(browser, 'mandeep')
  const answer = await get(page, '/api/units?limit=100')
  const { data } = (await answer.json()) as { data: { _id: string; unitNumber: string }[] }
  for (const { _id, unitNumber } of data) addresses.set(unitNumber, `/unit-management/${_id}`)
  await page.context().close()
})

const open = async (page: Page, unitNumber: string) => {
  await page.goto(addresses.get(unitNumber)!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Unit ${unitNumber}`)
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('two who edit a unit at once: the later is told, loses nothing, and decides', async ({ browser }) => {
  const [mandeep, carla] = [await elsewhere(browser, 'mandeep'), await elsewhere(browser, 'carla')]
  for (const page of [mandeep, carla]) {
    await open(page, '106')
    await page.getByRole('button', { name: 'Edit the unit' }).click()
  }
  await carla.getByRole('textbox', { name: 'Type' }).fill(`Townhouse ${stamp}`)
  await carla.getByRole('button', { name: 'Save unit' }).click()
  await expect(part(carla, 'Unit details').getByText(`Townhouse ${stamp}`)).toBeVisible()

  await mandeep.getByRole('textbox', { name: 'Street address' }).fill(`106 Seawall Lane ${stamp}`)
  await mandeep.getByRole('button', { name: 'Save unit' }).click()
  const conflict = mandeep.getByRole('alert').filter({ hasText: 'Someone else just saved this' })
  await expect(conflict.getByText(`Type: Townhouse ${stamp}`)).toBeVisible()
  await expect(mandeep.getByRole('textbox', { name: 'Street address' })).toHaveValue(`106 Seawall Lane ${stamp}`)
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await mandeep.getByRole('textbox', { name: 'Type' }).fill(`Townhouse ${stamp}`)
  await mandeep.getByRole('button', { name: 'Save unit' }).click()
  await expect(part(mandeep, 'Unit details').getByText(`106 Seawall Lane ${stamp}`)).toBeVisible()
  await expect(mandeep.getByRole('button', { name: 'Edit the unit' })).toBeFocused()
  await mandeep.reload()
  for (const words of [`Townhouse ${stamp}`, `106 Seawall Lane ${stamp}`])
    await expect(part(mandeep, 'Unit details').getByText(words)).toBeVisible()
})

test('the manager writes down a vehicle, ends a fob, puts a period right, and the history knows', async ({
  browser,
}) => {
  const page = await elsewhere(browser, 'mandeep')
  const heard = hearErrors(page)
  await open(page, '305')
  await expect(part(page, 'Insurance').getByText('Expired', { exact: true })).toBeVisible()

  const vehicles = part(page, 'Vehicles')
  await vehicles.getByRole('button', { name: 'Add a vehicle' }).click()
  await expect(vehicles.getByLabel('Licence plate')).toBeFocused()
  await vehicles.getByRole('button', { name: 'Add vehicle' }).click()
  await expect(vehicles.getByText('Licence plate is required')).toBeVisible()
  await vehicles.getByLabel('Licence plate').fill(`ab ${stamp}`)
  await vehicles.getByRole('combobox', { name: 'Belongs to' }).click()
  await page.getByRole('option', { name: 'Theo Tenant' }).click()
  await vehicles.getByRole('button', { name: 'Add vehicle' }).click()
  await expect(vehicles.getByText(`AB${stamp}`)).toBeVisible()

  const devices = part(page, 'Fobs and keys')
  await devices.getByRole('button', { name: 'Issue a fob or key' }).click()
  await devices.getByLabel('Number').fill(stamp)
  await devices.getByRole('button', { name: 'Issue', exact: true }).click()
  await devices.getByRole('button', { name: `Mark returned: fob ${stamp}` }).click()
  await expectSound(page)
  await devices.getByRole('button', { name: 'Save status' }).click()
  await expect(devices.getByText('Returned', { exact: true })).toBeVisible()

  const people = part(page, 'Tenants and occupants')
  await people.getByRole('button', { name: 'Edit Theo Tenant’s dates and terms' }).click()
  await people.getByLabel('Lease ends on').fill('2031-05-31')
  await people.getByRole('button', { name: 'Save changes' }).click()
  await expect(people.getByText(/lease to May 31, 2031/)).toBeVisible()

  await page.getByRole('button', { name: 'Show history' }).click()
  const history = part(page, 'History')
  await expect(history.getByText('Fob or key ended').first()).toBeVisible()
  await expect(history.getByText(/lease ends: May 31, 2031/).first()).toBeVisible()
  await vehicles.getByRole('button', { name: `Remove AB${stamp}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove vehicle' }).click()
  await expect(vehicles.getByText(`AB${stamp}`)).toHaveCount(0)
  expect(heard).toEqual([])
})

test('an owner sees their own unit and may change nothing of it', async ({ browser }) => {
  const page = await elsewhere(browser, 'olivia')
  const heard = hearErrors(page)
  await page.goto('/unit-directory')
  await page.getByRole('navigation', { name: 'Your units' }).getByRole('link', { name: 'Unit 703' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit 703')
  await expect(part(page, 'Owners').getByText('Olivia Owner')).toBeVisible()
  await expect(part(page, 'Approved alterations').getByText(/EV charger at stall/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Edit|Remove|Issue|Mark)/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Record a sale' })).toHaveCount(0)
  await part(page, 'Owners').getByRole('button', { name: 'Show details of Olivia Owner' }).click()
  await expect(part(page, 'Owners').getByText('Emergency contact')).toBeVisible()
  expect(heard).toEqual([])
})

test('a tenant sees who lives there and what is theirs, and nothing of the owner', async ({ browser }) => {
  const page = await elsewhere(browser, 'theo')
  await open(page, '305')
  await expect(part(page, 'Tenants and occupants').getByText('Theo Tenant')).toBeVisible()
  await expect(part(page, 'Pets').getByText('Biscuit')).toBeVisible()
  await expect(part(page, 'Insurance').getByText('Expiring soon')).toBeVisible()
  for (const name of ['Owners', 'Approved alterations', 'Notices', 'History'])
    await expect(part(page, name)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Olivia')
  await expect(page.getByRole('main')).not.toContainText('Cedar & Main')
})

test('to anybody else the unit is not there', async ({ browser }) => {
  for (const person of ['theo', 'vic', 'ben'] as const) {
    const page = await elsewhere(browser, person)
    await page.goto(addresses.get('804')!)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('main')).not.toContainText('Carla')
    await page.context().close()
  }
})
