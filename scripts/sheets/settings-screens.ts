import type { Page } from '@playwright/test'
import type { Shown } from './shown.ts'

/** A part of the settings, brought to the top of the picture. */
const part = (id: string) => async (page: Page) => {
  await page.locator(`#${id}`).evaluate((place) => place.scrollIntoView())
}

/** How those who manage a building set it up. */
export const settingsScreens: readonly Shown[] = [
  { name: 'settings', who: 'manager', path: '/settings' },
  { name: 'settings-office-hours', who: 'manager', path: '/settings', before: part('office-hours') },
  { name: 'settings-alberta', who: 'council.b', path: '/settings' },
  {
    name: 'settings-refused',
    who: 'council',
    path: '/settings',
    before: async (page) => {
      await page.getByLabel('Building name').fill('')
      await page.getByLabel('Postal code').fill('12345')
      await page.getByRole('form', { name: 'General' }).getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Invalid postal code format').waitFor()
    },
  },
  {
    name: 'settings-conflict',
    who: 'council',
    path: '/settings',
    before: async (page) => {
      await page.getByLabel('City').fill('Burnaby')
      await page.route('**/api/buildings/*', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue()
        const current = await theirs(page)
        return route.fulfill({ status: 409, json: { success: false, code: 'STALE', error: 'Stale', current } })
      })
      await page.getByRole('form', { name: 'General' }).getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Someone else just changed this').waitFor()
    },
  },
  {
    name: 'settings-code',
    who: 'council',
    path: '/settings#code',
    before: async (page) => {
      await page.getByRole('button', { name: 'Generate a new code' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'settings-failed',
    who: 'council',
    path: '/settings',
    before: async (page) => {
      await page.route('**/api/buildings/*/settings?*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload({ waitUntil: 'networkidle' })
    },
  },
  {
    name: 'settings-history',
    who: 'council',
    path: '/settings#history',
    before: async (page) => {
      await page.getByRole('button', { name: 'Show history' }).click()
      await page.getByText('Settings changed').first().waitFor()
      await part('history')(page)
    },
  },
  { name: 'settings-no-permission', who: 'owner', path: '/settings' },
]

/** The settings as somebody else might have saved them. */
const theirs = async (page: Page): Promise<object> => {
  const { data } = (await (await page.request.get('/api/buildings/my-buildings')).json()) as { data: { _id: string }[] }
  const id = data[0]?._id ?? ''
  const answer = await page.request.get(`/api/buildings/${id}/settings`)
  const { data: settings } = (await answer.json()) as { data: { version: number } }
  return { ...settings, city: 'North Vancouver', postalCode: 'V7M 1A1', version: settings.version + 1 }
}
