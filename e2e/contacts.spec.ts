/** The important contacts: read by everybody, written by those who manage the building. */
import type { Locator, Page } from '@playwright/test'
import { expectSound } from './inspect.ts'
import { as } from './people.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

const widget = (page: Page) => page.getByRole('region', { name: 'Important Contacts' })
const row = (page: Page, number: number): Locator => widget(page).getByRole('group', { name: `Contact ${number}` })
const save = (page: Page) => widget(page).getByRole('button', { name: 'Save' })
const names = (page: Page) => widget(page).getByRole('article')

/** In Prairie Court, whose contacts no other test looks at closely. */
const edit = async (page: Page, person: 'ada' | 'mandeep' = 'ada') => {
  await as(page, person)
  if (person === 'mandeep') {
    await page.getByRole('button', { name: /Switch building/ }).click()
    await page.getByRole('menuitem', { name: /Prairie Court/ }).click()
  }
  await expect(page.getByRole('heading', { name: 'Welcome to Prairie Court' })).toBeVisible()
  await widget(page).getByRole('button', { name: 'Edit Contacts' }).click()
  await expect(row(page, 1).getByLabel('Name')).toHaveValue('911')
}
const add = async (page: Page, name: string, role: string) => {
  await widget(page).getByRole('button', { name: 'Add contact' }).click()
  const last = widget(page)
    .getByRole('group', { name: /^Contact \d/ })
    .last()
  await expect(last.getByLabel('Name')).toBeFocused()
  await last.getByLabel('Name').fill(name)
  await last.getByLabel('Role or title').fill(role)
  return last
}

test('a resident reads them, calls and writes with one tap, and cannot edit', async ({ page }) => {
  await as(page, 'ben')
  const card = names(page).filter({ hasText: 'Mandeep Manager' })
  await expect(card).toContainText('Property manager · Mon to Fri, 9 to 5')
  await expect(card.getByRole('link').first()).toHaveAttribute('href', 'tel:7805550142;ext=3')
  await expect(card.getByRole('link').nth(1)).toHaveAttribute('href', 'mailto:manager@parapet.example')
  await expect(names(page).first()).toContainText('Emergency')
  await expect(widget(page).getByRole('button')).toHaveCount(0)
})

test('save writes the list in its order and returns to the view', async ({ page }) => {
  await edit(page)
  await expect(page.getByRole('button', { name: 'Edit Contacts' })).toHaveCount(0)
  const added = await add(page, 'Prairie Locksmith', 'Locks and fobs')
  await added.getByLabel('Phone').fill('780-555-0199')
  await added.getByRole('button', { name: /up$/ }).click()
  await expectSound(page)
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Edit Contacts' })).toBeFocused()
  await expect(names(page)).toContainText(['911', 'Prairie Mechanical', 'Mandeep', 'Prairie Locksmith', 'Board'])
  await page.reload()
  await expect(names(page)).toContainText(['911', 'Prairie Mechanical', 'Mandeep', 'Prairie Locksmith', 'Board'])
})

test('cancel discards what was typed', async ({ page }) => {
  await edit(page)
  await row(page, 1).getByLabel('Name').fill('Nobody')
  await row(page, 2).getByRole('button', { name: 'Remove contact 2' }).click()
  await widget(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(names(page)).toContainText(['911', 'Prairie Mechanical', 'Mandeep'])
  await expect(page.getByText('Nobody')).toHaveCount(0)
})

test('without a name or a role it says so once, in a red box, and keeps what was typed', async ({ page }) => {
  await edit(page)
  await widget(page).getByRole('button', { name: 'Add contact' }).click()
  await expect(row(page, 6).getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')
  await row(page, 6).getByLabel('Phone').fill('780-555-0100')
  await save(page).click()
  const box = widget(page).getByRole('alert')
  await expect(box).toHaveText('Name and role are required')
  await expect(row(page, 6).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(row(page, 6).getByLabel('Phone')).toHaveValue('780-555-0100')
  await row(page, 6).getByLabel('Name').fill('Glass')
  await save(page).click()
  await expect(box).toHaveText('Name and role are required')
  await row(page, 6).getByLabel('Email').fill('not an address')
  await row(page, 6).getByLabel('Role or title').fill('Windows')
  await save(page).click()
  await expect(widget(page).getByText('Invalid email format')).toBeVisible()
})

test('no more than 25 are taken', async ({ page }) => {
  await edit(page)
  const button = widget(page).getByRole('button', { name: 'Add contact' })
  for (let count = 5; count < 25; count++) await button.click()
  await expect(button).toBeDisabled()
  await expect(row(page, 25)).toBeVisible()
})

test('a save that fails says Failed to save contacts and loses nothing', async ({ page }) => {
  await edit(page)
  await add(page, 'Prairie Glass', 'Windows')
  await page.route('**/api/building/contacts', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await save(page).click()
  await expect(widget(page).getByRole('alert')).toContainText('Failed to save contacts')
  await expect(row(page, 6).getByLabel('Name')).toHaveValue('Prairie Glass')
})

test('a list that does not load for editing says Failed to load contacts', async ({ page }) => {
  await as(page, 'ada')
  await page.route('**/api/building/contacts?*', (route) => route.fulfill({ status: 500, body: '' }))
  await widget(page).getByRole('button', { name: 'Edit Contacts' }).click()
  await expect(widget(page).getByText('Failed to load contacts')).toBeVisible()
})

test('whom somebody else saved meanwhile is shown, and the writer decides', async ({ page, browser }) => {
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await edit(page)
  await edit(other, 'mandeep')
  await add(other, 'Prairie Glass', 'Windows')
  await save(other).click()
  await expect(names(other).last()).toContainText('Prairie Glass')

  await row(page, 4).getByRole('button', { name: 'Remove contact 4' }).click()
  await save(page).click()
  const alert = widget(page).getByRole('alert')
  await expect(alert).toContainText('Someone else just changed the contacts')
  await expect(alert.getByRole('listitem').last()).toHaveText('Prairie Glass, Windows')
  await alert.getByRole('button', { name: 'Overwrite with mine' }).click()
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Edit Contacts' })).toBeVisible()
  await expect(names(page)).toContainText(['911', 'Prairie Mechanical', 'Mandeep', 'Board'])
  await expect(names(page)).toHaveCount(4)
  // The other window follows by itself.
  await expect(names(other)).toHaveCount(4)
  await other.context().close()
})
