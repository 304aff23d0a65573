/** The directory as a manager works with it and as a neighbour reads it: search, façade, filters in the address, paper. */
import type { Page } from '@playwright/test'
import { get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, enter } from './people.ts'
import { expect, test } from './test.ts'

const cells = (page: Page, unit: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: unit, exact: true }) })

test.describe('a manager', () => {
  test.beforeEach(({ page }) => enter(page, 'mandeep'))

  test('finds a unit by an e-mail, is told why, and narrows by the address', async ({ page }) => {
    const heard = hearErrors(page)
    await page.goto('/unit-directory')
    await expect(cells(page, '101')).toContainText('Owner-occupied')
    await expect(cells(page, '101').getByRole('link', { name: 'Hana Sato' })).toHaveAttribute(
      'href',
      /^\/user\/[0-9a-f-]{36}$/,
    )
    await expect(cells(page, '101')).toContainText('60%')
    // On a phone a unit is a block of lines, and no table to be pushed aside.
    const table = page.getByRole('table', { name: 'Units' })
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual(390)
    const link = await cells(page, '101').getByRole('link', { name: '101', exact: true }).boundingBox()
    expect(link!.height).toBeGreaterThanOrEqual(43.5)

    await page.getByRole('searchbox').fill('office@tidewater')
    await expect(cells(page, '102')).toContainText('Email office@tidewater.example')
    await expect(page).toHaveURL(/search=office%40tidewater|search=office@tidewater/)
    await page.getByRole('combobox', { name: 'Any occupancy' }).click()
    await page.getByRole('option', { name: 'Vacant' }).click()
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(cells(page, '101')).toBeVisible()

    await page.goto('/unit-directory?floor=7&role=owner')
    await expect(cells(page, '703')).toContainText('Olivia Owner')
    await expect(cells(page, '101')).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Any floor' })).toHaveValue('Floor 7')
    expect(heard).toEqual([])
  })

  test('looks at the building’s front, goes from window to window by keys, and opens a unit', async ({ page }) => {
    await page.goto('/unit-directory')
    await page.getByText('Façade', { exact: true }).click()
    await expect(page).toHaveURL(/view=facade/)
    const window = (unit: string) => page.getByRole('link', { name: new RegExp(`^${unit} ?: `) })
    await expect(window('305')).toHaveAccessibleName(/Rented$/)
    await expect(window('703')).toHaveAccessibleName(/Owner-occupied$/)
    await expectSound(page)

    await window('305').focus()
    await page.keyboard.press('ArrowRight')
    await expect(window('306')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(window('406')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/unit-management\/[0-9a-f-]{36}$/)

    await page.goto('/unit-directory?view=facade&occupancy=vacant')
    await expect(window('305')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /: Vacant$/ }).first()).toBeVisible()
  })

  test('takes the list home as a file and on paper, as it is narrowed', async ({ page }) => {
    await page.goto('/unit-directory?search=sato')
    await expect(cells(page, '101')).toBeVisible()
    await page.getByRole('button', { name: 'Export (CSV)' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'This list (for reading)' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^Harbour View directory \d{4}-\d\d-\d\d\.csv$/)

    await page.getByRole('link', { name: 'Print' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour View: unit directory')
    await expect(page.getByText(/ · 1 unit · “sato”$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print the directory' })).toBeEnabled()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print the directory' })).toBeHidden()
    await expect(page.getByText('Hana Sato, 60%')).toBeVisible()
  })
})

test.describe('a resident', () => {
  test('sees every unit, who holds office, and of people only who is listed or of the own unit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const heard = hearErrors(page)
    await as(page, 'theo', '/unit-directory?search=305')
    const unit = page.getByRole('listitem').filter({ hasText: 'Unit 305' })
    await expect(unit).toContainText('Yours')
    await expect(unit).toContainText('Theo Tenant')
    await expect(unit).not.toContainText('Olivia')

    await page.getByRole('searchbox').fill('hana.sato@mail.example')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('searchbox').fill('carla')
    await expect(page.getByRole('region', { name: 'Council and management' })).toContainText('Carla Council')
    for (const path of ['units', 'facade', 'units/export'])
      expect((await get(page, `/api/directory/${path}`)).status()).toBe(403)
    expect(heard).toEqual([])
  })

  test('prints what they see, and a visitor sees nothing', async ({ page }) => {
    await as(page, 'olivia', '/unit-directory?floor=3')
    await page.getByRole('link', { name: 'Print' }).click()
    await expect(page.getByText(/ · Floor 3$/)).toBeVisible()
    await expect(page.getByRole('row', { name: /^305 3/ })).toContainText('Theo Tenant')
    await expect(page.getByText('Occupancy')).toHaveCount(0)

    await page.context().clearCookies()
    await as(page, 'vic', '/unit-directory')
    await expect(page.getByText('The directory is for people who own, rent or live here.')).toBeVisible()
    expect((await get(page, '/api/directory/neighbours')).status()).toBe(403)
  })
})
