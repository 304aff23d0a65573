import type { APIRequestContext, Page } from '@playwright/test'
import { withAnswer, withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of the first account with the bank. */
const account =
  (more = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get('/api/bank-accounts', { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { accounts: { _id: string }[] } }
    return `/fees/bank/${data.accounts[0]?._id ?? ''}${more}`
  }

const file = (rows: readonly string[]) => ({
  name: 'november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
})

/** Tries a file of two transactions; `days` are written so that the order of day and month is clear or not. */
const tryFile =
  (...days: readonly [string, string]) =>
  async (page: Page): Promise<void> => {
    const rows = ['Date,Description,Amount,Balance', `${days[0]},DEPOSIT,433.07,`, `${days[1]},BANK FEE,-12.50,`]
    await page.locator('input[type=file]').setInputFiles(file(rows))
    await page.getByRole('button', { name: 'Discard' }).waitFor()
  }

/** Opens the form of the current transaction by its key. */
const pressed =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('listbox', { name: 'Transactions' }).getByRole('option').first().focus()
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
  }

/** The bank: all accounts, one of them, a file that is tried, and the forms to match, split and post. */
export const bankScreens: readonly Shown[] = [
  { name: 'bank', who: 'manager', path: '/fees/bank' },
  {
    name: 'bank-none',
    who: 'manager',
    path: '/fees/bank',
    before: withAnswer(/\/api\/bank-accounts(\?|$)/, () => ({ accounts: [], categories: [] })),
  },
  { name: 'bank-failed', who: 'manager', path: '/fees/bank', before: withFailure(/\/api\/bank-accounts(\?|$)/) },
  {
    name: 'bank-add-refused',
    who: 'manager',
    path: '/fees/bank',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add bank account' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add account' }).click()
      await page.getByText('Name is required').waitFor()
    },
  },
  { name: 'bank-account', who: 'manager', path: account() },
  { name: 'bank-account-all', who: 'manager', path: account('?shows=all') },
  { name: 'bank-account-none', who: 'manager', path: account(), before: withNothing(/\/api\/bank-accounts\/.*\/rows/) },
  { name: 'bank-account-unknown', who: 'manager', path: `/fees/bank/${unknownId}` },
  { name: 'bank-file', who: 'manager', path: account(), before: tryFile('2026-11-20', '2026-11-23') },
  { name: 'bank-file-asked', who: 'manager', path: account(), before: tryFile('03/04/2026', '05/06/2026') },
  { name: 'bank-keys', who: 'manager', path: account(), before: pressed('?') },
  { name: 'bank-split', who: 'manager', path: account(), before: pressed('s') },
  { name: 'bank-ignore', who: 'manager', path: account(), before: pressed('i') },
  {
    name: 'bank-post',
    who: 'manager',
    path: account('?shows=matched'),
    before: async (page) => {
      await page.getByRole('button', { name: /^Post \d+ transactions?$/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Post / })
        .waitFor()
    },
  },
]
