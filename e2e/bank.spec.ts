/** The bank: a month of 64 transactions is added, matched without the mouse within 150 key presses, and posted. */
import type { Page } from '@playwright/test'
import { formatMoney } from '../contract/money.ts'
import { localDateOf } from '../contract/time.ts'
import { get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as } from './people.ts'
import { expect, test } from './test.ts'

interface Account {
  _id: string
  lastDigits: string
  bankCents: number | null
  booksCents: number
  toMatch: number
}
interface Owed {
  unit: { unitNumber: string }
  owners: string[]
  dueCents: number
  laterCents: number
}

test.use({ viewport: { width: 1440, height: 900 } })

const transactions = 64
const pressesMost = 150

const dataOf = async <T>(page: Page, path: string): Promise<T> => {
  const answer = await get(page, path)
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** A month of the operating account: what owners owe, each named by unit and owner, then what the building pays. */
const monthOf = async (page: Page, { bankCents, booksCents }: Account): Promise<string> => {
  const owed = await dataOf<Owed[]>(page, '/api/ledger/holdings?limit=100')
  const day = localDateOf(new Date().toISOString(), 'America/Vancouver')
  const owners = owed.filter((one) => one.owners.length > 0)
  const paid = Array.from({ length: transactions - 4 }, (_, at): [string, number] => {
    const { unit, owners: names, dueCents, laterCents } = owners[at % owners.length]!
    return [`INTERAC E-TRANSFER ${unit.unitNumber} ${names[0]}`, dueCents || laterCents || 43_307]
  })
  const bills = Array.from({ length: transactions - paid.length }, (_, at): [string, number] => [
    `BC HYDRO PREAUTH ${at + 1}`,
    -(12_000 + at),
  ])
  let balance = bankCents ?? booksCents
  const rows = [...paid, ...bills].map(([text, cents]) => {
    balance += cents
    return [day, text, (cents / 100).toFixed(2), (balance / 100).toFixed(2)].join(',')
  })
  return ['Date,Description,Amount,Balance', ...rows].join('\n')
}

/** Counts what is pressed on the keyboard. */
const keysOf = (page: Page) => {
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      presses += text.length
      await page.keyboard.type(text)
    },
    presses: () => presses,
  }
}

const options = (page: Page, more = {}) => page.getByRole('listbox', { name: 'Transactions' }).getByRole('option', more)

/** Matches what is left of so many: a proposal is accepted, and what nothing is known of is ignored. */
const matchRest = async (page: Page, most: number, { press, type }: ReturnType<typeof keysOf>): Promise<void> => {
  const current = options(page, { selected: true })
  const card = page.getByRole('group', { name: 'Current transaction' })
  const toMatch = options(page).filter({ hasText: /Certain|Likely|Unsure|No proposal/ })
  for (let left = most; left > 0 && (await toMatch.count()) > 0; left -= 1) {
    await expect(current).toBeFocused()
    const before = await current.getAttribute('id')
    if (await card.getByRole('button', { name: 'Accept' }).isVisible()) await press('Enter')
    else {
      await press('i')
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused()
      await type('Test')
      await press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(page.locator(`[id="${before}"]`).filter({ hasText: /Matched|Ignored/ })).toHaveCount(1)
  }
  await expect(toMatch).toHaveCount(0)
}

test('Mandeep matches 64 transactions with the keyboard alone and posts them', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/fees/bank')
  await expect(page.getByRole('heading', { level: 2, name: 'Operating account •••4471' })).toBeVisible()
  const { accounts } = await dataOf<{ accounts: Account[] }>(page, '/api/bank-accounts')
  const account = accounts.find(({ lastDigits }) => lastDigits === '4471')!
  await page.goto(`/fees/bank/${account._id}`)
  const buffer = Buffer.from(await monthOf(page, account))
  await page.locator('input[type=file]').setInputFiles({ name: 'month.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText(`${transactions} new transactions.`)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: `Add ${transactions} transactions` }).press('Enter')
  await expect(page.getByRole('region', { name: 'Transactions' })).toBeFocused()
  const all = account.toMatch + transactions
  await expect(options(page)).toHaveCount(all)

  const keys = keysOf(page)
  const certain = page.getByRole('button', { name: /^Accept \d+ certain$/ })
  await certain.focus()
  await keys.press('Enter')
  await expect(certain).toHaveCount(0)
  await matchRest(page, all, keys)
  expect(keys.presses()).toBeLessThanOrEqual(pressesMost)

  const post = page.getByRole('button', { name: /^Post \d+ transactions?$/ })
  await expect(post).toBeEnabled()
  const posted = /\d+ transactions/.exec((await post.textContent()) ?? '')![0]
  await post.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Deposits: \$/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Post \d+ transactions?$/ }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const postings = page.getByRole('list', { name: 'Postings of Operating account' })
  await expect(postings.getByRole('listitem').first()).toContainText(`${posted}, $`)
  const [after] = (
    await dataOf<{ accounts: (Account & { differenceCents: number | null })[] }>(page, '/api/bank-accounts')
  ).accounts
  const words =
    after!.differenceCents === 0 ? 'In balance' : `${formatMoney(Math.abs(after!.differenceCents ?? 0))} off`
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expectSound(page)
  expect(heard).toEqual([])
})
