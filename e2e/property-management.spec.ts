/** The manager's day: every building that somebody manages, what failed and came back, and nothing of other buildings. */
import type { Page } from '@playwright/test'
import { get } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const path = '/property-management'
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
const main = (page: Page) => page.getByRole('main')

interface Mine {
  _id: string
  name: string
}
/** Keeps a vendor whose insurance ran out long ago, past the screens. */
const addLapsed = async (page: Page, building: string, name: string): Promise<void> => {
  const answer = await page.request.get('/api/buildings/my-buildings')
  const mine = ((await answer.json()) as { data: Mine[] }).data.find((one) => one.name === building)!
  const data = { name, trade: 'roofing', insurer: 'Seaboard Mutual', insuredUntil: '2020-01-01' }
  const added = await page.request.post('/api/vendors', { headers: { 'x-building-id': mine._id }, data })
  expect(added.ok(), await added.text()).toBe(true)
}

test('Mandeep sees the day of both buildings on a phone, and goes to a record of the other one', async ({ page }) => {
  const heard = hearErrors(page)
  await enter(page, 'mandeep')
  const [ours, theirs] = [`Harbour Roofing ${Date.now()}`, `Prairie Roofing ${Date.now()}`]
  await addLapsed(page, 'Harbour View', ours)
  await addLapsed(page, 'Prairie Court', theirs)
  await page.goto(path)
  await heading(page, 'Property management')
  const overdue = main(page).getByRole('region', { name: /^Overdue/ })
  const row = overdue.getByRole('link', { name: theirs })
  await expect(row).toContainText('Liability insurance has expired')
  await expect(row).toContainText('Prairie Court')
  await expect(row).toContainText('days overdue')
  await expect(overdue.getByRole('link', { name: ours })).toContainText('Harbour View')
  await expectFinger(row)

  await main(page).getByRole('combobox', { name: 'All buildings' }).click()
  await page.getByRole('option', { name: 'Prairie Court' }).click()
  await expect(overdue.getByRole('link', { name: ours })).toHaveCount(0)
  await expect(row).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Harbour View at a glance' })).toHaveCount(0)

  await row.click()
  // It is said in passing, before the record has come.
  await expect(page.getByText('You are now in Prairie Court.')).toBeVisible()
  await heading(page, theirs)
  await page.goto(path)
  const figures = main(page).getByRole('region', { name: 'Harbour View at a glance' })
  await expect(figures.getByRole('link', { name: /^Open tickets/ })).toContainText(/30 days ago/)
  await figures.getByRole('link', { name: /^Overdue tickets/ }).click()
  await expect(page.getByText('You are now in Harbour View.')).toBeVisible()
  await expect(page).toHaveURL(/\/tickets\?due=late$/)
  await heading(page, 'Maintenance')
  expect(heard).toEqual([])
})

test('Carla sees her building only, and is told what failed until it comes', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const mandeep = await elsewhere(browser, 'mandeep')
  const [ours, theirs] = [`Seawall Glass ${Date.now()}`, `Jasper Glass ${Date.now()}`]
  await addLapsed(mandeep, 'Harbour View', ours)
  await addLapsed(mandeep, 'Prairie Court', theirs)
  await enter(page, 'carla')
  await page.route('**/api/management/day?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(path)
  await expect(main(page).getByRole('alert')).toContainText('We couldn’t load what is due')
  await page.unroute('**/api/management/day?*')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  const row = main(page).getByRole('link', { name: ours })
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Harbour View')
  await expect(main(page).getByText(/Jasper Glass|Prairie Court/)).toHaveCount(0)
  await expect(main(page).getByRole('combobox')).toHaveCount(0)
  await row.click()
  await heading(page, ours)
  expect(heard).toEqual([])
})

test('where nothing is due, it says so and what comes next', async ({ page }) => {
  await enter(page, 'carla')
  const soon = { key: 'a', kind: 'document', title: 'Fire plan', detail: 'Document expires', to: '/library' }
  const answered = [{ ...soon, dueOn: '2099-12-20', standing: 'soon' }]
  await page.route('**/api/management/day?*', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object[] }
    await route.fulfill({ response, json: { ...rest, data: data.map((day) => ({ ...day, entries: [...answered] })) } })
  })
  await page.goto(path)
  await expect(main(page).getByText('Nothing is due. Next: Fire plan, Dec 20, 2099')).toBeVisible()
  answered.pop()
  await page.reload()
  await expect(main(page).getByText('Nothing is due', { exact: true })).toBeVisible()
  await expectSound(page)
})

test('whoever does not manage the building is told so', async ({ page }) => {
  await as(page, 'olivia', path)
  await heading(page, 'You don’t have access to this page')
  expect((await get(page, '/api/management/day')).status()).toBe(403)
})
