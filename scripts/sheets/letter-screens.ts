import type { APIRequestContext, Page } from '@playwright/test'
import { holdBack, withAnswer, withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

type Named = { _id: string; name?: string; kind?: string }

const firstOf = async (api: APIRequestContext, path: string, is: (one: Named) => boolean): Promise<string> => {
  const answer = await api.get(path, { headers: await harbour(api) })
  const { data } = (await answer.json()) as { data: Named[] }
  return data.find(is)?._id ?? unknownId
}

/** The address of the template of a kind. */
const template =
  (kind: string, more = '') =>
  async (api: APIRequestContext): Promise<string> =>
    `/document-templates/${await firstOf(api, '/api/letter-templates', (one) => one.kind === kind)}${more}`

const sentLetter = async (api: APIRequestContext): Promise<string> =>
  `/letters/${await firstOf(api, '/api/letter-runs', ({ kind }) => kind === 'entry')}`

const toMe = async (api: APIRequestContext): Promise<string> =>
  `/my-letters?letter=${await firstOf(api, '/api/my-letters', () => true)}`

const fillIn = async (page: Page): Promise<void> => {
  for (const number of ['305', '703']) {
    await page.getByRole('textbox', { name: 'Search units by number or name' }).fill(number)
    await page.getByRole('group', { name: 'Units' }).last().getByText(number, { exact: true }).click()
  }
  await page.getByLabel('Bylaw or rule').fill('Bylaw 3 (4), Pets')
  await page.getByLabel('Full text').fill('An owner must not keep more than two cats in a strata lot.')
  await page.getByText('The letter to unit 305 can’t be sent yet').waitFor()
}

/** What was shown before stays until the next preview comes. */
const fillInMore = async (page: Page): Promise<void> => {
  await fillIn(page)
  await holdBack(page, /\/preview/)
  await page.getByLabel('Bylaw or rule').fill('Bylaw 3 (5), Pets')
  await page.locator('article[aria-busy="true"]').waitFor()
}

const press =
  (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
  async (page: Page): Promise<void> => {
    await page.getByRole(role, { name }).first().click()
    await page.waitForTimeout(300)
  }

const insertField = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Insert field' }).click()
  await page.getByRole('menu').waitFor()
}

/** Letters: templates, sending, what was sent, and what its reader sees. */
export const letterScreens: readonly Shown[] = [
  { name: 'letters-templates', who: 'council', path: '/document-templates' },
  {
    name: 'letters-templates-failed',
    who: 'council',
    path: '/document-templates',
    before: withFailure(/letter-templates\?/),
  },
  { name: 'letters-new', who: 'council', path: '/document-templates', before: press('New template') },
  { name: 'letters-template', who: 'council', path: template('particulars') },
  { name: 'letters-edit', who: 'council', path: template('demand', '/edit') },
  { name: 'letters-field', who: 'council', path: template('demand', '/edit'), before: insertField },
  { name: 'letters-ask', who: 'council', path: template('demand', '/edit'), before: press(/^Change What is owed/) },
  { name: 'letters-send', who: 'council', path: template('particulars', '/send') },
  { name: 'letters-send-filled', who: 'council', path: template('particulars', '/send'), before: fillIn },
  { name: 'letters-send-older', who: 'council', path: template('particulars', '/send'), before: fillInMore },
  { name: 'letters-send-rows', who: 'council', path: template('demand', '/send') },
  { name: 'letters-sent', who: 'council', path: '/document-templates?view=sent' },
  {
    name: 'letters-sent-nothing',
    who: 'council',
    path: '/document-templates?view=sent',
    before: withNothing(/letter-runs\?/),
  },
  { name: 'letters-result', who: 'manager', path: sentLetter },
  { name: 'letters-handover', who: 'manager', path: sentLetter, before: press(/^Record delivery to/) },
  {
    name: 'letters-under-way',
    who: 'manager',
    path: sentLetter,
    before: withAnswer(/letter-runs\/[^?]+\?/, (run: object) => ({ ...run, finishedAt: null })),
  },
  { name: 'letters-mine', who: 'owner', path: '/my-letters' },
  { name: 'letters-mine-nothing', who: 'tenant', path: '/my-letters', before: withNothing(/my-letters\?/) },
  { name: 'letters-to-me', who: 'owner', path: toMe },
  { name: 'letters-not-mine', who: 'tenant', path: '/document-templates' },
]
