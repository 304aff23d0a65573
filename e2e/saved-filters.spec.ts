/** Saved filters of the desk: kept by a name, shown as chips, one of them the desk's first. */
import type { Page } from '@playwright/test'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere } from './people.ts'
import { expect, test } from './test.ts'

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const saved = (page: Page) => page.getByRole('group', { name: 'Saved filters' })
const chip = (page: Page, name: string) => saved(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
/** The box itself is hidden behind its words. */
const press = (page: Page, name: string) =>
  saved(page)
    .getByText(new RegExp(`^${name}`))
    .first()
    .click()
const dialogOf = (page: Page) => page.getByRole('dialog')

test('Ada keeps filters, opens the desk with one, and changes and deletes them', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await as(page, 'ada', '/tickets')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(saved(page)).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Any priority' }).click()
  await page.getByRole('option', { name: 'High' }).click()
  await page.getByText(/^Unassigned /).click()
  await saved(page).getByRole('button', { name: 'Save this filter' }).click()
  await say(page, 'Shows: high priority, unassigned. Only you can see it.')
  await dialogOf(page).getByRole('button', { name: 'Save filter' }).click()
  await say(page, 'Give it a name')
  await dialogOf(page).getByLabel('Name').fill('Dear and free')
  await dialogOf(page).getByLabel('Use as the default view').check()
  await expectSound(page)
  await dialogOf(page).getByRole('button', { name: 'Save filter' }).click()
  await say(page, 'Filter “Dear and free” saved')
  await expect(chip(page, 'Dear and free')).toBeChecked()
  await expectFinger(saved(page).getByRole('button', { name: 'Edit filter' }))

  await press(page, 'Dear and free')
  await expect(page).not.toHaveURL(/priority=/)
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Newest first' }).click()
  await saved(page).getByRole('button', { name: 'Save this filter' }).click()
  await dialogOf(page).getByLabel('Name').fill('dear AND free')
  await dialogOf(page).getByRole('button', { name: 'Save filter' }).click()
  await say(page, 'You already have a filter with this name')
  await dialogOf(page).getByLabel('Name').fill('New')
  await dialogOf(page).getByRole('button', { name: 'Save filter' }).click()
  await expect(chip(page, 'New')).toBeChecked()

  // The desk opens with the one that was chosen for it; an address that says what to show is left alone.
  await page.goto('/dashboard')
  await page.goto('/tickets')
  await expect(chip(page, 'Dear and free')).toBeChecked()
  await expect(page).toHaveURL(/priority=high/)
  await page.goto('/tickets?due=late')
  await expect(chip(page, 'Dear and free')).not.toBeChecked()
  await expect(page).not.toHaveURL(/priority=/)

  await press(page, 'Dear and free')
  await saved(page).getByRole('button', { name: 'Edit filter' }).click()
  await dialogOf(page).getByLabel('Name').fill('Free')
  const other = await elsewhere(browser, 'ada')
  await other.goto('/tickets')
  await saved(other).getByRole('button', { name: 'Edit filter' }).click()
  await dialogOf(other).getByLabel('Name').fill('Dear')
  await dialogOf(other).getByRole('button', { name: 'Save filter' }).click()
  // The former name begins with the new one: only the dialog that goes says that it is saved.
  await expect(dialogOf(other)).toHaveCount(0)
  await expect(chip(other, 'Dear')).toBeChecked()
  await other.context().close()
  await dialogOf(page).getByRole('button', { name: 'Save filter' }).click()
  await say(page, 'This filter was changed in another window')
  await expect(dialogOf(page).getByLabel('Name')).toHaveValue('Free')
  await dialogOf(page).getByRole('button', { name: 'Save filter' }).click()
  await expect(chip(page, 'Free')).toBeChecked()

  await saved(page).getByRole('button', { name: 'Delete filter' }).click()
  await dialogOf(page).getByRole('button', { name: 'Delete filter' }).click()
  await say(page, 'Filter deleted')
  await expect(chip(page, 'Free')).toHaveCount(0)
  await expect(saved(page).getByRole('button', { name: 'Save this filter' })).toBeVisible()
  expect(heard).toEqual([])
})
