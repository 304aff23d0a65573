import type { APIRequestContext } from '@playwright/test'
import { asManager, unitId } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The page of a unit of Harbour View. */
const unit =
  (unitNumber: string) =>
  async (api: APIRequestContext): Promise<string> =>
    `/unit-management/${await unitId(api, unitNumber)}`

/** The page of a unit in which nobody lives. */
const vacant = (api: APIRequestContext): Promise<string> =>
  asManager(api, async (headers) => {
    const { data } = (await (await api.get('/api/occupancy/vacant', { headers })).json()) as { data: { _id: string }[] }
    return `/unit-management/${data[0]?._id ?? ''}`
  })

/** One unit's story as each of the building sees it. */
export const unitScreens: readonly Shown[] = [
  { name: 'unit-manager', who: 'manager', path: unit('305') },
  { name: 'unit-manager-lived-in', who: 'manager', path: unit('703') },
  { name: 'unit-manager-vacant', who: 'manager', path: vacant },
  { name: 'unit-owner', who: 'owner', path: unit('703') },
  { name: 'unit-tenant', who: 'tenant', path: unit('305') },
  { name: 'unit-stranger', who: 'tenant', path: unit('804') },
  {
    name: 'unit-editing',
    who: 'manager',
    path: unit('703'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Edit Olivia Owner’s details' }).click()
      await page.getByRole('button', { name: 'Add a vehicle' }).click()
    },
  },
  {
    name: 'unit-history',
    who: 'manager',
    path: unit('305'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Show history' }).click()
      await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor()
      await page.locator('#history').scrollIntoViewIfNeeded()
    },
  },
  { name: 'unit-unknown', who: 'manager', path: `/unit-management/${unknownId}` },
]
