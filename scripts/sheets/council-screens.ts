import type { Page } from '@playwright/test'
import type { Shown } from './shown.ts'

const path = '/settings/council'

const open = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
}

/** Somebody who rents is about to be appointed. */
const appointing = async (page: Page) => {
  await open('Appoint someone')(page)
  await page.getByRole('combobox', { name: 'Person' }).fill('Theo Tenant')
  await page.getByRole('option', { name: /^Theo Tenant/ }).click()
  await page.getByRole('button', { name: /^Why\? Theo/ }).click()
}

/** Who is on council, and appointing and ending. */
export const councilScreens: readonly Shown[] = [
  { name: 'council', who: 'manager', path },
  { name: 'council-board', who: 'council.b', path },
  { name: 'council-appoint', who: 'manager', path, before: appointing },
  { name: 'council-change', who: 'council', path, before: open('Edit Carla Council’s term') },
  {
    name: 'council-end-own',
    who: 'council',
    path,
    before: async (page) => {
      await open('End term of Carla Council')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'council-past',
    who: 'manager',
    path,
    before: async (page) => {
      await open('Show past terms')(page)
      await page.getByText('Rajiv Malhotra').waitFor()
      await page.getByText('Rajiv Malhotra').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'council-failed',
    who: 'manager',
    path,
    before: async (page) => {
      await page.route('**/api/council?*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload({ waitUntil: 'networkidle' })
    },
  },
  {
    name: 'settings-council',
    who: 'manager',
    path: '/settings',
    before: async (page) => {
      await page.locator('#council').evaluate((place) => place.scrollIntoView())
    },
  },
]
