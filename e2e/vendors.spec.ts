/** Vendors: kept on a phone, with what is missing said first, their files, and what two people save at once. */
import type { Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF', 'latin1')
const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

/** A day so many days from today, as the building counts. */
const dayIn = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(new Date())
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Adds a vendor past the screens; answers where it is seen. */
const add = async (page: Page, more: object): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.post('/api/vendors', { headers, data: { trade: 'plumbing', ...more } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return `/vendors/${((await answer.json()) as { data: { _id: string } }).data._id}`
}

test('Mandeep adds a vendor on a phone, sees what is missing, and mends it', async ({ page }) => {
  const heard = hearErrors(page)
  const name = `Riverbend Roofing ${Date.now()}`
  await as(page, 'mandeep', '/vendors')
  await heading(page, 'Vendor management')
  await say(page, 'Northshore Lifts')
  await page.getByRole('link', { name: 'Add a vendor' }).first().click()
  await heading(page, 'Add a vendor')
  await expectSound(page)
  await page.getByRole('button', { name: 'Add vendor' }).click()
  await say(page, 'Name is required')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('combobox', { name: 'Trade' }).click()
  await page.getByRole('option', { name: 'Roofing' }).click()
  await page.getByRole('button', { name: 'Add a contact' }).click()
  const person = page.getByRole('group', { name: 'Contact 1' })
  await person.getByLabel('Name').fill('Pat Dispatch')
  await person.getByLabel('Phone').fill('604 555 0177')
  await expectFinger(person.getByRole('button', { name: 'Remove contact 1' }))
  await page.getByLabel('Insurer').fill('Seaboard Mutual')
  await page.getByLabel('Coverage in dollars').fill('2,000,000')
  await page.getByRole('button', { name: 'Add vendor' }).click()
  await say(page, 'Enter the expiry date')
  await page.getByLabel('Expiry date').fill(dayIn(12))
  await page.getByRole('button', { name: 'Add vendor' }).click()

  await heading(page, name)
  const warnings = page.getByRole('alert').filter({ hasText: 'Before you call' })
  await expect(warnings.getByRole('listitem')).toHaveCount(2)
  await expect(warnings).toContainText('The liability insurance expires on')
  await expect(warnings).toContainText('No WorkSafeBC clearance is on file.')
  await say(page, '$2,000,000.00')
  await expect(page.getByRole('link', { name: '(604) 555-0177' })).toHaveAttribute('href', 'tel:+16045550177')

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Certificate.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Add 1 file' }).click()
  await say(page, /Insurance certificate, /)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Certificate.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Certificate.pdf')

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await heading(page, `Edit ${name}`)
  await page.getByLabel('Expiry date').fill(dayIn(300))
  await page.getByLabel('Valid until').fill(dayIn(200))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await heading(page, name)
  await expect(warnings).toHaveCount(0)
  await page.getByRole('button', { name: 'End relationship' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Retired')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'End relationship' }).click()
  await say(page, 'Reason: Retired')
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByRole('button', { name: 'End relationship' })).toBeVisible()
  await page.getByRole('button', { name: 'Show history' }).click()
  await say(page, 'Vendor relationship resumed')
  await page.getByRole('button', { name: 'Remove Certificate.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await say(page, 'No files yet.')
  expect(heard).toEqual([])
})

test('of two who save at once the second is shown the first, and loses nothing', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await enter(page, 'mandeep')
  const name = `Twice Saved ${Date.now()}`
  const path = await add(page, { name })
  const carla = await elsewhere(browser, 'carla')
  for (const one of [page, carla]) {
    await one.goto(`${path}/edit`)
    await heading(one, `Edit ${name}`)
  }
  await carla.getByLabel('Insurer').fill('Harbour Assurance')
  await carla.getByLabel('Expiry date').fill(dayIn(90))
  await carla.getByRole('button', { name: 'Save changes' }).click()
  await heading(carla, name)
  await carla.context().close()
  await page.getByLabel('Notes').fill('Keys at the desk')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await say(page, 'Someone else just changed this vendor')
  await page.getByRole('button', { name: 'Show their version' }).click()
  await say(page, 'insurer: Harbour Assurance')
  await expect(page.getByLabel('Notes')).toHaveValue('Keys at the desk')
  await expectSound(page)
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await heading(page, name)
  await say(page, 'Keys at the desk')
  expect(heard).toEqual([])
})

test('the list finds whose papers are over, and who lives here finds no vendors', async ({ page }) => {
  await as(page, 'carla', '/vendors?standing=expired')
  await say(page, 'Brightwire Electric')
  await expect(page.getByRole('link', { name: 'Northshore Lifts' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search vendors' }).fill('nobody at all')
  await say(page, 'Nothing found')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await say(page, 'Northshore Lifts')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/vendors .*\.csv$/)
  await page.context().clearCookies()
  await as(page, 'olivia', '/vendors')
  await expect(page.getByRole('heading', { name: 'Vendor management' })).toHaveCount(0)
})
