import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

type Shows = 'inForce' | 'waiting' | 'ended'

/** The address of the first bylaw or rule of a view, of those in a state where one is named. */
const bylaw =
  (shows: Shows, state = '', more = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/bylaws?shows=${shows}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; state: string }[] }
    const found = data.find((one) => state === '' || one.state === state)
    return `/bylaws/${found?._id ?? unknownId}${more}`
  }

/** The address of a rule that owners ratified. */
const ratifiedRule = async (api: APIRequestContext): Promise<string> => {
  const answer = await api.get('/api/bylaws?kind=rule', { headers: await harbour(api) })
  const { data } = (await answer.json()) as { data: { _id: string; ratifiedOn: string | null }[] }
  return `/bylaws/${data.find(({ ratifiedOn }) => ratifiedOn !== null)?._id ?? unknownId}`
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

const choose = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').waitFor()
}

const text = `1 Payment of strata fees
An owner must pay strata fees on or before the first day of the month.
2. Pets
(1) An owner may keep one dog or one cat.
(2) A dog must be on a leash in the hallways.
Bylaw 3 – Noise
No noise between 10 p.m. and 8 a.m.`

const paste = async (page: Page) => {
  await page.getByLabel('Paste the text here').fill(`Bylaws of Harbour View\n${text}`)
  await page.getByRole('button', { name: 'Split' }).click()
  await page.getByText('3 bylaws found').waitFor()
}

const lists = /\/api\/bylaws\?/

/** Bylaws and rules: the views, one bylaw or rule in each state, the forms and the dialogs. */
export const bylawScreens: readonly Shown[] = [
  { name: 'bylaws', who: 'manager', path: '/bylaws' },
  { name: 'bylaws-resident', who: 'tenant', path: '/bylaws' },
  { name: 'bylaws-found', who: 'owner', path: '/bylaws?search=pet' },
  { name: 'bylaws-found-nothing', who: 'owner', path: '/bylaws?search=zebra' },
  { name: 'bylaws-on', who: 'owner', path: '/bylaws?on=2020-01-01' },
  { name: 'bylaws-waiting', who: 'owner', path: '/bylaws?shows=waiting' },
  { name: 'bylaws-ended', who: 'manager', path: '/bylaws?shows=ended' },
  { name: 'bylaws-none', who: 'manager', path: '/bylaws', before: withNothing(lists) },
  { name: 'bylaws-none-resident', who: 'owner', path: '/bylaws', before: withNothing(lists) },
  { name: 'bylaws-failed', who: 'owner', path: '/bylaws', before: withFailure(lists) },
  { name: 'bylaws-sets', who: 'manager', path: '/bylaws', before: choose('Sets') },
  { name: 'bylaws-notify', who: 'manager', path: '/bylaws', before: press('Notify residents') },
  { name: 'bylaw', who: 'owner', path: bylaw('inForce', 'inForce') },
  { name: 'bylaw-waiting', who: 'manager', path: bylaw('waiting') },
  { name: 'bylaw-file', who: 'manager', path: bylaw('waiting'), before: press('Record as filed') },
  { name: 'bylaw-unratified', who: 'manager', path: bylaw('inForce', 'toRatify') },
  { name: 'bylaw-unratify', who: 'manager', path: ratifiedRule, before: choose('Withdraw ratification') },
  { name: 'bylaw-repeal', who: 'manager', path: bylaw('inForce', 'inForce'), before: choose('Repeal') },
  { name: 'bylaw-ended', who: 'manager', path: bylaw('ended') },
  { name: 'bylaw-unknown', who: 'owner', path: `/bylaws/${unknownId}` },
  { name: 'bylaw-edit', who: 'manager', path: bylaw('inForce', '', '/edit') },
  {
    name: 'bylaw-new-refused',
    who: 'manager',
    path: '/bylaws/new',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add bylaw' }).click()
      await page.getByText('Number is required').waitFor()
    },
  },
  { name: 'bylaws-paste', who: 'manager', path: '/bylaws/paste', before: paste },
]
