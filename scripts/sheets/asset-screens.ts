import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of the asset with these words in its name. */
const asset =
  (search: string, more = '', shows = 'current') =>
  async (api: APIRequestContext): Promise<string> => {
    const query = `search=${encodeURIComponent(search)}&shows=${shows}`
    const answer = await api.get(`/api/assets?${query}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/assets/${data[0]?._id ?? ''}${more}`
  }

const openDialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Assets: all of them, what is due, one in each state, and the forms. */
export const assetScreens: readonly Shown[] = [
  { name: 'assets', who: 'manager', path: '/assets' },
  { name: 'assets-none', who: 'manager', path: '/assets', before: withNothing(/\/api\/assets\?/) },
  { name: 'assets-failed', who: 'council', path: '/assets', before: withFailure(/\/api\/assets\?/) },
  { name: 'assets-due', who: 'manager', path: '/assets?view=due' },
  { name: 'assets-due-none', who: 'council', path: '/assets?view=due', before: withNothing(/\/api\/assets\/due/) },
  { name: 'asset', who: 'manager', path: asset('boiler') },
  { name: 'asset-warranty', who: 'council', path: asset('elevator 2') },
  { name: 'asset-retired', who: 'manager', path: asset('intercom', '', 'retired') },
  { name: 'asset-unknown', who: 'manager', path: `/assets/${unknownId}` },
  { name: 'asset-done', who: 'manager', path: asset('generator'), before: openDialog(/^Mark as done/) },
  { name: 'asset-plan', who: 'manager', path: asset('boiler'), before: openDialog('Edit Annual service') },
  { name: 'asset-edit', who: 'manager', path: asset('boiler', '/edit') },
  {
    name: 'asset-new-refused',
    who: 'manager',
    path: '/assets/new',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add asset' }).click()
      await page.getByText('Name is required').first().waitFor()
    },
  },
]
