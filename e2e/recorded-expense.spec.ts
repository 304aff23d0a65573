/** A cheque is recorded on the day it is written, and the transaction of the bank that comes later is matched with it. */
import { localDateOf } from '../contract/time.ts'
import { get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('Mandeep records a cheque, and matches it when it shows up in a bank file', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/fees/bank')
  await page.getByRole('button', { name: 'Record an expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record an expense' })
  await dialog.getByRole('button', { name: 'Record expense' }).click()
  await expect(dialog.getByText('Enter an amount, such as 433.07')).toBeVisible()
  await dialog.getByLabel('Amount in dollars').fill('318.40')
  await dialog.getByLabel('Category').selectOption({ label: 'Landscaping and snow removal' })
  await dialog.getByLabel('Payee').fill('Green Thumb Landscaping')
  await dialog.getByLabel('Reference').fill('0588')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Record expense' }).click()
  await expect(dialog).toHaveCount(0)
  const recorded = page.getByRole('region', { name: 'Recorded expenses' })
  await expect(recorded.getByText('Not yet at the bank')).toBeVisible()

  const { accounts } = (
    (await (await get(page, '/api/bank-accounts')).json()) as {
      data: { accounts: { _id: string; lastDigits: string; bankCents: number }[] }
    }
  ).data
  const { _id, bankCents } = accounts.find(({ lastDigits }) => lastDigits === '4471')!
  await page.goto(`/fees/bank/${_id}`)
  const day = localDateOf(new Date().toISOString(), 'America/Vancouver')
  const row = [day, 'CHEQUE 0588', '-318.40', ((bankCents - 31_840) / 100).toFixed(2)]
  const buffer = Buffer.from(['Date,Description,Amount,Balance', row.join(',')].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'cheque.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Add 1 transaction' }).click()
  const cheque = page
    .getByRole('listbox', { name: 'Transactions' })
    .getByRole('option')
    .filter({ hasText: 'CHEQUE 0588' })
  await cheque.click()
  const card = page.getByRole('group', { name: 'Current transaction' })
  await expect(card).toContainText('Already recorded')
  await expectSound(page)
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(cheque).toContainText('Matched')

  await page.goto('/fees/bank')
  await expect(recorded.getByText('In the bank file')).toBeVisible()
  expect(heard).toEqual([])
})
