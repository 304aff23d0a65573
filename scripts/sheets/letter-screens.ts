import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure } from './answers.ts'
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

/** The templates of letters. */
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
  { name: 'letters-not-mine', who: 'tenant', path: '/document-templates' },
]
