import type { Page } from '@playwright/test'
import type { Shown } from './screens.ts'

/** Occupancy of a building whose roster is still to come. */
const showNoUnits = async (page: Page): Promise<void> => {
  await page.route('**/api/occupancy?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    const lived = { ownerOccupied: 0, rented: 0, occupied: 0, vacant: 0, units: 0 }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, lived, floors: [] } } })
  })
  await page.reload({ waitUntil: 'networkidle' })
}

/** Who lives where, who comes and who goes. */
export const occupancyScreens: readonly Shown[] = [
  { name: 'occupancy', who: 'council', path: '/occupancy' },
  { name: 'occupancy-months', who: 'council', path: '/occupancy?view=months' },
  { name: 'occupancy-moves', who: 'council', path: '/occupancy?view=moves' },
  { name: 'occupancy-vacant', who: 'council', path: '/occupancy?view=vacant' },
  { name: 'occupancy-ending', who: 'council', path: '/occupancy?view=ending' },
  { name: 'occupancy-notices', who: 'council', path: '/occupancy?view=notices' },
  {
    name: 'occupancy-received',
    who: 'council',
    path: '/occupancy?view=notices',
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Received from/ })
        .first()
        .click()
      await page.getByRole('dialog').getByLabel('Came in on').waitFor()
    },
  },
  { name: 'occupancy-absent', who: 'council', path: '/occupancy?view=absent' },
  { name: 'occupancy-alberta', who: 'council.b', path: '/occupancy' },
  { name: 'occupancy-empty', who: 'council', path: '/occupancy', before: showNoUnits },
  { name: 'occupancy-found-nothing', who: 'council', path: '/occupancy?view=moves&search=zebra' },
]
