import type { APIRequestContext, Page } from '@playwright/test'
import { withAnswer, withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

const list = /\/api\/documents\?/
const hit = {
  page: 3,
  snippet: '… one dog or two cats in a strata lot. Pets are on a leash on common property …',
  marks: [[40, 44]],
}

/** The address of the first document that a search finds, for the one who is signed in. */
const documentOf =
  (search: string, more = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/documents?search=${encodeURIComponent(search)}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/library?document=${data[0]?._id ?? unknownId}${more}`
  }

const opened = async (page: Page): Promise<void> => {
  await page.getByRole('group', { name: 'Page 1', exact: true }).locator('canvas').waitFor()
  await page.waitForTimeout(500)
}

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }

const choose = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Select documents' }).click()
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check()
}

const named = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') })

const giveFiles = async (page: Page): Promise<void> => {
  const files = [named('Council_minutes_2026-10.pdf'), named(`${'A very long name of a file '.repeat(5)}.pdf`)]
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files, named('setup.exe')])
  await page.getByRole('dialog').waitFor()
}

/** Files that wait, break and are refused, without a word of it reaching the server. */
const sendFiles = async (page: Page): Promise<void> => {
  let calls = 0
  await page.route('**/api/documents', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    calls += 1
    if (calls === 1) return route.abort()
    const error = 'This is not a PDF that can be read.'
    return calls === 2 ? route.fulfill({ status: 415, json: { success: false, error } }) : undefined
  })
  const files = Array.from({ length: 6 }, (_, index) => named(`Minutes ${index + 1}.pdf`))
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: 'Upload 6 files' }).click()
  await page.getByRole('button', { name: 'Retry Minutes 1' }).waitFor()
}

/** The library and what is done in it. */
export const libraryScreens: readonly Shown[] = [
  { name: 'library', who: 'tenant', path: '/library' },
  { name: 'library-manager', who: 'manager', path: '/library' },
  { name: 'library-category', who: 'council', path: '/library?category=minutes' },
  { name: 'library-expiring', who: 'manager', path: '/library?filter=expiring' },
  {
    name: 'library-found',
    who: 'tenant',
    path: '/library?search=bylaws',
    before: withAnswer(list, (items: object[]) => items.map((item) => ({ ...item, hits: [hit, { ...hit, page: 7 }] }))),
  },
  { name: 'library-found-nothing', who: 'tenant', path: '/library?search=zebra' },
  { name: 'library-empty', who: 'manager', path: '/library?category=other', before: withNothing(list) },
  { name: 'library-empty-reader', who: 'tenant', path: '/library?category=forms', before: withNothing(list) },
  { name: 'library-visitor', who: 'visitor', path: '/library' },
  { name: 'library-failed', who: 'tenant', path: '/library', before: withFailure(list) },
  { name: 'library-choosing', who: 'tenant', path: '/library', before: choose },
  { name: 'library-bin', who: 'manager', path: '/library?filter=bin' },
  { name: 'library-upload', who: 'manager', path: '/library?category=minutes', before: giveFiles },
  { name: 'library-sending', who: 'manager', path: '/library?category=minutes', before: sendFiles },
  { name: 'library-document', who: 'tenant', path: documentOf('bylaws', '&search=pets'), before: opened },
  { name: 'library-desk', who: 'manager', path: documentOf('bylaws'), before: opened },
  { name: 'library-kept', who: 'manager', path: documentOf('meeting') },
  { name: 'library-edit', who: 'manager', path: documentOf('bylaws'), before: press('Edit details') },
  { name: 'library-version', who: 'manager', path: documentOf('bylaws'), before: press('New version') },
  { name: 'library-unpin', who: 'manager', path: '/dashboard', before: press(/^Unpin/) },
  { name: 'library-permissions', who: 'manager', path: '/library?view=permissions' },
  {
    name: 'library-levels',
    who: 'manager',
    path: '/library?view=permissions',
    before: press('Change permissions for Minutes'),
  },
]
