/** Who is on council: appointed and ended on the screen, and what an open tab of theirs has of it at once. */
import type { Page } from '@playwright/test'
import { expectSound } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const main = (page: Page) => page.getByRole('main')
const now = (page: Page) => page.getByRole('region', { name: /^On (council|board) now$/ })

test('settings lead to the council and to its past terms', async ({ page }) => {
  await as(page, 'mandeep', '/settings#council')
  await expect(page.getByRole('region', { name: 'Council' })).toContainText('Carla Council, president')
  await page.getByRole('link', { name: 'Appoint people and view terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Council' })).toBeVisible()
  await expect(now(page)).toContainText('Treasurer and privacy officer')
  await page.getByRole('button', { name: 'Show past terms' }).click()
  await expect(page.getByRole('region', { name: 'Past terms' })).toContainText('Rajiv Malhotra')
})

test('a tenant is appointed with a doubt, has the menus in an open tab, and loses them with the term', async ({
  page,
  browser,
}) => {
  const theo = await elsewhere(browser, 'theo')
  await theo.goto('/settings')
  await expect(main(theo)).not.toContainText('Your building’s details, features and permissions')
  await as(page, 'mandeep', '/settings/council')
  await page.getByRole('button', { name: 'Appoint someone' }).click()
  const form = page.getByRole('form', { name: 'Appoint to council' })
  await form.getByRole('combobox', { name: 'Person' }).fill('Theo Tenant')
  await page.getByRole('option', { name: /^Theo Tenant/ }).click()
  await expect(form).toContainText('Tenant of 305')
  const why = form.getByRole('button', { name: /^Why\? Theo Tenant rents here/ })
  await why.click()
  const reason = page.getByRole('dialog', { name: /^Why\? Theo Tenant rents here/ })
  await expect(reason).toContainText('A tenant may be on council only if the landlord has assigned that right')
  await expect(reason).toContainText('Strata Property Act, ss. 28, 147 and 148.')
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await expect(why).toBeFocused()
  await form.getByRole('checkbox', { name: 'Secretary' }).check()
  await page.route('**/api/council/terms*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await form.getByRole('button', { name: 'Appoint' }).click()
  await expect(form.getByRole('alert')).toContainText('nothing you typed was lost')
  await expect(form.getByRole('checkbox', { name: 'Secretary' })).toBeChecked()
  await form.getByRole('button', { name: 'Appoint' }).click()
  await expect(now(page)).toContainText('Theo Tenant')
  await expect(theo.getByRole('heading', { level: 1, name: 'Building settings' })).toBeVisible()
  await expect(main(theo)).toContainText('Your building’s details, features and permissions')

  await page.getByRole('button', { name: 'End term of Theo Tenant' }).click()
  const dialog = page.getByRole('dialog', { name: 'End Theo Tenant’s term?' })
  await expect(dialog).toContainText('immediately stops being a council member')
  await dialog.getByRole('button', { name: 'End term' }).click()
  await expect(now(page)).not.toContainText('Theo Tenant')
  await expect(main(theo)).not.toContainText('Your building’s details, features and permissions')
  await theo.goto('/inbox')
  await expect(main(theo)).toContainText('Your term on council has ended')
  await theo.context().close()
})

test('of two who change one term the second sees the other’s, and keeps what they chose', async ({ page, browser }) => {
  await enter(page, 'mandeep')
  const carla = await elsewhere(browser, 'carla')
  for (const who of [page, carla]) {
    await who.goto('/settings/council')
    await who.getByRole('button', { name: 'Edit Margaret Whitfield’s term' }).click()
  }
  const formOf = (who: Page) => who.getByRole('form', { name: 'Term of Margaret Whitfield' })
  await formOf(carla).getByRole('checkbox', { name: 'Secretary' }).check()
  await formOf(carla).getByRole('button', { name: 'Save term' }).click()
  await expect(now(carla).getByRole('listitem').filter({ hasText: 'Margaret Whitfield' })).toContainText('Secretary')
  await formOf(page).getByRole('checkbox', { name: 'Privacy officer' }).check()
  await formOf(page).getByRole('button', { name: 'Save term' }).click()
  await expect(formOf(page).getByRole('alert')).toContainText('Offices: Secretary')
  await formOf(page).getByRole('button', { name: 'Keep mine' }).click()
  await formOf(page).getByRole('button', { name: 'Save term' }).click()
  await expect(now(page).getByRole('listitem').filter({ hasText: 'Margaret Whitfield' })).toContainText(
    'Privacy officer',
  )
  await carla.context().close()
})

test('who does not manage the building is told so', async ({ page }) => {
  await as(page, 'olivia', '/settings/council')
  await expect(main(page)).not.toContainText('Appoint someone')
})
