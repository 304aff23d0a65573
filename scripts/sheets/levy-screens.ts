import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

type State = 'draft' | 'approved' | 'finished'

/** The address of the special levy in a state, the latest of them. */
const levy =
  (state: State, more = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get('/api/levies', { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; state: string }[] }
    return `/fees/levies/${data.find((one) => one.state === state)?._id ?? unknownId}${more}`
  }

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Special levies: all of them, one in each state, the form, the dialogs of steps, and one's own share. */
export const levyScreens: readonly Shown[] = [
  { name: 'levies', who: 'manager', path: '/fees/levies' },
  { name: 'levies-none', who: 'manager', path: '/fees/levies', before: withNothing(/\/api\/levies(\?|$)/) },
  { name: 'levies-none-council', who: 'council', path: '/fees/levies', before: withNothing(/\/api\/levies(\?|$)/) },
  { name: 'levies-failed', who: 'manager', path: '/fees/levies', before: withFailure(/\/api\/levies(\?|$)/) },
  { name: 'levy-draft', who: 'manager', path: levy('draft') },
  { name: 'levy-approved', who: 'manager', path: levy('approved') },
  { name: 'levy-approved-council', who: 'council', path: levy('approved') },
  { name: 'levy-finished', who: 'manager', path: levy('finished') },
  { name: 'levy-edit', who: 'manager', path: levy('draft', '/edit') },
  {
    name: 'levy-new-refused',
    who: 'manager',
    path: '/fees/levies/new',
    before: async (page) => {
      await page.getByLabel('Another way that the resolution sets').check()
      await page.getByRole('button', { name: 'Add an instalment' }).click()
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByText('Name is required').waitFor()
    },
  },
  { name: 'levy-approve', who: 'manager', path: levy('draft'), before: press('Record approval') },
  { name: 'levy-complete', who: 'manager', path: levy('approved'), before: press('Complete') },
  { name: 'levy-refund', who: 'manager', path: levy('finished'), before: press('Refund surplus') },
  {
    name: 'levy-own',
    who: 'owner',
    path: '/fees',
    before: (page) => page.getByRole('heading', { name: 'Special levies' }).scrollIntoViewIfNeeded(),
  },
]
