import type { APIRequestContext, Page } from '@playwright/test'
import { harbour } from './harbour.ts'
import type { Shown } from './screens.ts'

/** The address of a wizard of the unit with this number. */
const move =
  (unitNumber: string, wizard: 'sale' | 'move-in' | 'move-out') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get('/api/units?limit=100', { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; unitNumber: string }[] }
    return `/unit-management/${data.find((one) => one.unitNumber === unitNumber)?._id ?? ''}/${wizard}`
  }

const next = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.waitForTimeout(300)
}

/** Fills in a buyer, as far as the review. */
const reviewSale = async (page: Page): Promise<void> => {
  await next(page)
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Nakamura-Vandenberg')
  await page.getByLabel('Email').fill('noor.nakamura@mail.example')
  await next(page)
  await page.getByText('loses access').or(page.getByText('keeps access')).first().waitFor()
}

/** Sales, moves in and moves out. */
export const moveScreens: readonly Shown[] = [
  { name: 'sale', who: 'manager', path: move('703', 'sale') },
  { name: 'sale-buyers', who: 'manager', path: move('703', 'sale'), before: next },
  { name: 'sale-review', who: 'manager', path: move('804', 'sale'), before: reviewSale },
  { name: 'move-out', who: 'manager', path: move('203', 'move-out') },
  { name: 'move-out-review', who: 'manager', path: move('203', 'move-out'), before: next },
  { name: 'move-in', who: 'manager', path: move('101', 'move-in') },
  {
    name: 'move-in-things',
    who: 'manager',
    path: move('101', 'move-in'),
    before: async (page) => {
      await page.getByLabel('First name').fill('Solveig')
      await page.getByLabel('Last name').fill('Marchetti')
      await next(page)
      for (const name of ['Hand something out', 'Add a vehicle', 'Add a pet'])
        await page.getByRole('button', { name }).click()
    },
  },
  { name: 'move-unknown', who: 'manager', path: '/unit-management/00000000-0000-7000-8000-000000000000/sale' },
]
