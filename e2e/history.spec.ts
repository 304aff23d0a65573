/** The history of the whole building, for those who manage it. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const lines = (page: Page) => page.getByRole('main').getByRole('listitem')
/** A choice of one value by the name of its field. */
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('Carla finds who changed what, goes to the record, and takes the file along', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'carla', '/settings/history')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building history')
  await expect(lines(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(lines(page)).toHaveCount(100)

  await choose(page, 'Any type', 'Notice')
  await choose(page, 'Any change', 'Pinned')
  await choose(page, 'Anyone', 'Mandeep Manager')
  await expect(page).toHaveURL(/subject=notice.*action=pinned.*by=/)
  await page.getByLabel('Search by unit, name or title').fill('elevator')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText('Elevator 2 out of service, awaiting part')
  await expect(lines(page)).toContainText(/pinned until: \w+ \d+, \d{4}, \d+:\d\d [ap]\.m\./)
  await expect(lines(page)).toContainText('Mandeep Manager')
  // Lines that wait for an answer are fainter.
  await expect(page).toHaveURL(/elevator/)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^Harbour View history \d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('Mandeep Manager,N,Notice,"Elevator 2 out of service, awaiting part",Pinned')

  await page.getByLabel('Search by unit, name or title').fill('zebra')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL(/\/settings\/history$/)
  await expect(lines(page)).toHaveCount(100)

  await page.getByLabel('Search by unit, name or title').fill('Unit 305')
  // The lines from before stand until the answer, and would make way under the press.
  await expect(page).toHaveURL(/search=Unit/)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await lines(page).getByRole('link', { name: 'Unit 305', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit 305')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/history/unit/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  const changes = page.waitForRequest('**/api/history/unit/**')
  await page.getByRole('button', { name: 'Show history' }).click()
  await changes
  const all = page.getByRole('link', { name: 'All changes in the building' })
  // The changes would push it away from under the press.
  await expect(all).toHaveCount(0)
  answer.resolve()
  await all.click()
  await expect(page).toHaveURL(/\/settings\/history$/)
  expect(heard).toEqual([])
})

test('Carla reads that her days run backwards, and tries again what failed', async ({ page }) => {
  await as(page, 'carla', '/settings/history?from=2026-11-20&until=2026-11-01')
  await expect(page.getByText('The end date is before the start date')).toBeVisible()
  await expectSound(page)
  await page.route('**/api/history?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/settings/history')
  await expect(page.getByRole('alert')).toContainText('Something didn’t load')
  await expectSound(page)
  await page.unroute('**/api/history?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page).first()).toBeVisible()
})

test('Olivia, who lives there, does not get it', async ({ page }) => {
  await enter(page, 'olivia')
  for (const path of ['/api/history', '/api/history/choices', '/api/history.csv'])
    expect((await get(page, path)).status(), path).toBe(403)
  await page.goto('/settings/history')
  await expect(page.getByText('Building history')).toHaveCount(0)
})

test('Sam comes with a reason, is reminded of it, leaves, and Carla reads what he read', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await as(page, 'sam', '/select-building')
  await page.getByLabel('Reason for access').fill('A fob of unit 703 does not open')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Harbour View/ })
    .click()
  const banner = page.getByRole('region', { name: 'Platform staff' })
  await expect(banner).toContainText(
    'You’re in Harbour View as platform staff. Reason: A fob of unit 703 does not open. Its council can see what you view.',
  )
  await expectSound(page)
  await page.goto('/unit-directory?search=703')
  await page.getByRole('main').getByRole('link', { name: '703', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit 703')
  await expect(banner).toContainText('A fob of unit 703')
  await banner.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/select-building\?select=true$/)
  await expect(banner).toHaveCount(0)
  expect(
    await page.evaluate(() => ['selectedBuildingId' in localStorage, 'currentBuildingId' in localStorage]),
  ).toEqual([false, false])

  const carla = await elsewhere(browser, 'carla')
  await carla.goto('/settings/history?subject=visit')
  const entry = lines(carla).filter({ hasText: 'A fob of unit 703' }).first()
  await expect(entry).toContainText('Entered the building')
  await expect(entry).toContainText(/Viewed: .*the unit directory.*Unit 703/)
  await expect(entry).toContainText('Platform staff')
  expect(heard).toEqual([])
})

test('Sam, who gave no reason, is told so and where to give one', async ({ page }) => {
  await as(page, 'sam', '/select-building')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Prairie Court/ })
    .click()
  const banner = page.getByRole('region', { name: 'Platform staff' })
  await expect(banner).toContainText('No reason given; add one. Its board can see what you view.')
  await banner.getByRole('link', { name: 'add one' }).click()
  await expect(page.getByLabel('Reason for access')).toBeVisible()
})
