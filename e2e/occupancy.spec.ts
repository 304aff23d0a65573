/** Who lives where, as those who manage the building see it: figures, moves, Form K and the owner list. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildingOf, get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, enter } from './people.ts'
import { expect, test } from './test.ts'

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const show = (page: Page, view: RegExp) => page.getByRole('tab', { name: view }).click()

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.beforeEach(({ page }) => enter(page, 'mandeep'))

  test('the figures agree with the dashboard’s', async ({ page }) => {
    const heard = hearErrors(page)
    await page.goto('/unit-directory')
    await page.getByRole('link', { name: 'Occupancy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Occupancy')
    const buildingId = await buildingOf(page)
    const all = rowOf(page, 'All floors')
    const answer = await get(page, `/api/buildings/${buildingId}/stats`, buildingId)
    const { data } = (await answer.json()) as { data: { units: { total: number; occupied: number } } }
    const { total, occupied } = data.units
    await expect(all.getByRole('columnheader').or(all.getByRole('rowheader')).last()).toHaveText(String(total))
    await expect(page.getByRole('tab', { name: `Vacant (${total - occupied})` })).toBeVisible()
    expect(heard).toEqual([])
  })

  for (const views of [
    [/^Over time/, /^Moves/, /^Vacant/],
    [/^Ending soon/, /^Form K missing/, /^Off-site owners/],
  ])
    test(`the views ${views.map(({ source }) => source.slice(1)).join(', ')} are sound`, async ({ page }) => {
      const heard = hearErrors(page)
      await page.goto('/occupancy')
      for (const view of views) {
        await show(page, view)
        await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible()
        await expectSound(page)
      }
      expect(heard).toEqual([])
    })

  test('moves follow the period in the address, and a period turned round is named', async ({ page }) => {
    await page.goto('/occupancy?view=moves')
    await expect(rowOf(page, 'Noor Haddad')).toContainText('Moved out')
    await expect(rowOf(page, 'Maren Okafor').getByRole('link', { name: '505' })).toHaveAttribute(
      'href',
      /^\/unit-management\//,
    )
    await page.getByLabel('From', { exact: true }).fill('2016-01-01')
    await expect(page.getByText('Choose at most 3660 days')).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('2016-12-31')
    await expect(page).toHaveURL(/from=2016-01-01&to=2016-12-31/)
    await expect(rowOf(page, 'Hana Sato')).toContainText('Moved in')
    await expect(page.getByText(/moved in and 0 moved out from Jan 1, 2016 to Dec 31, 2016/)).toBeVisible()
    await page.getByLabel('From', { exact: true }).fill('2017-01-01')
    await expect(page.getByText('The last day is before the first')).toBeVisible()
    await expect(rowOf(page, 'Noor Haddad')).toBeVisible()
  })

  test('the owner list is a PDF and a CSV to be saved', async ({ page }) => {
    await page.goto('/occupancy')
    for (const [format, begins] of [
      ['PDF', '%PDF-'],
      ['CSV', '\uFEFFStrata lot number,'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Owner list (${format})` }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^Harbour View list of owners and tenants \\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
      )
      expect((await readFile(await download.path())).toString('utf8').slice(0, begins.length)).toBe(begins)
    }
  })
})

test('on a phone Form K is received, taken back, and a change by somebody else is shown before it is overwritten', async ({
  page,
}) => {
  await as(page, 'carla', '/occupancy')
  await page.getByLabel('Show', { exact: true }).selectOption('notices')
  const row = rowOf(page, 'Maren Okafor')
  await expect(row).toContainText(/\d+ days overdue/)
  await expectSound(page)

  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Received on')).not.toHaveValue('')
  await dialog.getByLabel('Received on').fill('2099-01-01')
  await dialog.getByRole('button', { name: 'Form K received' }).click()
  await expect(dialog.getByText('This date is in the future')).toBeVisible()
  await dialog.getByLabel('Received on').fill('2026-01-05')
  await dialog.getByRole('button', { name: 'Form K received' }).click()
  await expect(page.getByRole('status').getByText('Maren Okafor, unit 505: received on Jan 5, 2026')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText(/\d+ days overdue/)

  await row.getByRole('button').click()
  const headers = { 'x-building-id': await buildingOf(page) }
  const list = await page.request.get('/api/occupancy/tenant-notices?search=Maren', { headers })
  const { data } = (await list.json()) as { data: { _id: string; version: number }[] }
  const { _id, version } = data[0]!
  const say = (receivedOn: string | null, known: number) =>
    page.request.put(`/api/tenancies/${_id}/tenant-notice`, { headers, data: { version: known, receivedOn } })
  expect((await say('2026-01-07', version)).ok()).toBe(true)
  await dialog.getByLabel('Received on').fill('2026-01-06')
  await dialog.getByRole('button', { name: 'Form K received' }).click()
  await expect(dialog.getByText('They recorded Form K as received on Jan 7, 2026.')).toBeVisible()
  await expect(dialog.getByLabel('Received on')).toHaveValue('2026-01-06')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText('received on Jan 6, 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('in Alberta nobody is asked for a Form K', async ({ page }) => {
  await as(page, 'ada', '/occupancy?view=notices')
  await expect(page.getByRole('table', { name: 'Units by floor' })).toBeVisible()
  await expect(page.getByText('Form K')).toHaveCount(0)
})

test('whoever does not manage the building is told so', async ({ page }) => {
  await as(page, 'olivia', '/occupancy')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Occupancy')
  expect((await get(page, '/api/occupancy')).status()).toBe(403)
  expect((await get(page, '/api/owner-list')).status()).toBe(403)
})
