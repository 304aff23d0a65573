import type { APIRequestContext } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of the vendor with these words in its name. */
const vendor =
  (search: string, more = '', shows = 'current') =>
  async (api: APIRequestContext): Promise<string> => {
    const query = `search=${encodeURIComponent(search)}&shows=${shows}`
    const answer = await api.get(`/api/vendors?${query}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/vendors/${data[0]?._id ?? ''}${more}`
  }

/** Vendors: all of them, one in each state, and the form. */
export const vendorScreens: readonly Shown[] = [
  { name: 'vendors', who: 'manager', path: '/vendors' },
  { name: 'vendors-none', who: 'manager', path: '/vendors', before: withNothing(/\/api\/vendors\?/) },
  { name: 'vendors-failed', who: 'council', path: '/vendors', before: withFailure(/\/api\/vendors\?/) },
  { name: 'vendor', who: 'manager', path: vendor('lifts') },
  { name: 'vendor-missing', who: 'council', path: vendor('cylinder') },
  { name: 'vendor-ended', who: 'manager', path: vendor('clearview', '', 'ended') },
  { name: 'vendor-unknown', who: 'manager', path: `/vendors/${unknownId}` },
  { name: 'vendor-edit', who: 'manager', path: vendor('lifts', '/edit') },
  {
    name: 'vendor-new-refused',
    who: 'manager',
    path: '/vendors/new',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add a contact' }).click()
      await page.getByRole('button', { name: 'Add vendor' }).click()
      await page.getByText('Name is required').first().waitFor()
    },
  },
]
