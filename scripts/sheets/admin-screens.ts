import type { Page } from '@playwright/test'
import { holdBack } from './answers.ts'
import { unknownId, type Shown } from './shown.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

const toPlan = async (page: Page): Promise<void> => {
  await page.getByLabel('Building name').fill('Cedar Heights Residences at the Orchards of Kelowna')
  await page.getByLabel('Street address').fill('12 Orchard Lane')
  await page.getByLabel('City').fill('Kelowna')
  await page.getByLabel('Postal code').fill('V1Y 1A1')
  await next(page)
  await page.getByLabel('Strata plan number').fill('KAS 12')
}
const toUnits = async (page: Page): Promise<void> => {
  await toPlan(page)
  await next(page)
  await page.getByLabel('Floors with units').fill('14')
}

/** The buildings from before stay until the answer comes. */
const searchAnew = async (page: Page): Promise<void> => {
  await holdBack(page, /\/api\/admin\/buildings\?/)
  await page.getByRole('searchbox').fill('Prairie')
  await page.locator('main [aria-busy="true"]').waitFor()
}

/** What the platform's staff see of all buildings, and how they create and close one. */
export const adminScreens: readonly Shown[] = [
  { name: 'admin-buildings', who: 'admin', path: '/admin' },
  { name: 'admin-buildings-older', who: 'admin', path: '/admin', before: searchAnew },
  { name: 'admin-buildings-none', who: 'admin', path: '/admin?view=buildings&search=nowhere' },
  {
    name: 'admin-building',
    who: 'admin',
    path: async (api) => {
      const answer = await api.get('/api/admin/buildings?search=HARB01')
      const { data } = (await answer.json()) as { data: { _id: string }[] }
      return `/admin/buildings/${data[0]?._id ?? unknownId}`
    },
  },
  { name: 'admin-building-absent', who: 'admin', path: `/admin/buildings/${unknownId}` },
  { name: 'admin-refused', who: 'owner', path: '/admin' },
  { name: 'admin-new', who: 'admin', path: '/admin/buildings/new', before: next },
  { name: 'admin-new-plan', who: 'admin', path: '/admin/buildings/new', before: toPlan },
  { name: 'admin-new-units', who: 'admin', path: '/admin/buildings/new', before: toUnits },
  {
    name: 'admin-new-manager',
    who: 'admin',
    path: '/admin/buildings/new',
    before: async (page) => {
      await toUnits(page)
      await next(page)
    },
  },
  {
    name: 'suspended',
    who: 'council',
    path: '/dashboard',
    before: async (page) => {
      const reason = 'The contract has ended. Please call us.'
      const data = [
        {
          _id: unknownId,
          name: 'Harbour View',
          userRole: 'council',
          by: 'platform',
          since: '2026-11-20T20:00:00.000Z',
          reason,
        },
      ]
      await page.route('**/api/buildings/my-buildings*', (route) =>
        route.fulfill({ json: { success: true, data: [] } }),
      )
      await page.route('**/api/buildings/closed*', (route) => route.fulfill({ json: { success: true, data } }))
      await page.reload({ waitUntil: 'networkidle' })
    },
  },
]
