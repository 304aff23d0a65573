/** Fees: a payment that says nothing is allocated as its payer then says, and a budget shows the fees that it would set. */
import type { Page } from '@playwright/test'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter, openListening } from './people.ts'
import { expect, test } from './test.ts'

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

/** Copies the payment code of 703, in a browser that refuses it first. */
const copiesCode = async (page: Page) => {
  const panel = page.getByRole('region', { name: 'How to pay, unit 703' })
  const code = await panel.getByText(/^\d{10}$/).textContent()
  await page.evaluate(() => {
    const copied: string[] = []
    const writeText = async (text: string) => {
      if (copied.push(text) === 1) throw new Error('blocked')
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    Object.assign(window, { copied })
  })
  const copy = panel.getByRole('button', { name: 'Copy the payment code of 703' })
  await copy.click()
  await say(page, /^Your browser blocked copying\./)
  await copy.click()
  await say(page, 'Copied')
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([code, code])
}

test('Olivia’s 700.00 waits, goes to 703 first as she says, and she sees what is left', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await enter(page, 'mandeep')
  await openListening(page, '/fees/payments?shows=toPlace')
  await heading(page, 'Payments')
  await say(page, '$700.00 to allocate')
  const olivia = await elsewhere(browser, 'olivia')
  await olivia.goto('/fees')
  await copiesCode(olivia)
  await say(olivia, 'Which unit is your payment of $700.00 for?')
  await olivia.getByRole('button', { name: 'Choose the unit' }).click()
  const dialog = olivia.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Apply payment' }).click()
  await expect(dialog.getByText('Choose a unit')).toBeVisible()
  const first = dialog.getByRole('radio', { name: '703 first' })
  await expect(first).toHaveAccessibleDescription('$433.07 for 703, $266.93 for 305')
  await first.check()
  await expectSound(olivia)
  await dialog.getByRole('button', { name: 'Apply payment' }).click()
  await expect(dialog).toHaveCount(0)
  await say(olivia, 'Nothing is owed for unit 703.')
  await say(olivia, /^You owe \$111\.48 for unit 305, due /)
  await expect(olivia.getByText(/^Which unit is your payment/)).toHaveCount(0)
  await expectSound(olivia)
  await say(page, 'Nothing matches your search and filters.')
  expect(heard).toEqual([])
})

test('a budget that is changed shows the fees that it would set, and those now', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/fees/budgets')
  await heading(page, 'Budgets')
  const draft = page.getByRole('row').filter({ hasText: 'Draft' }).getByRole('link')
  await draft.click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Contribution in dollars').fill('41000')
  await page.getByRole('button', { name: 'Add a group' }).click()
  const townhouses = page.getByRole('group', { name: 'Group 2' })
  await townhouses.getByLabel('Name', { exact: true }).fill('Townhouses')
  for (const unit of ['101', '102']) await townhouses.getByText(unit, { exact: true }).click()
  await page.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('Shared by').selectOption('Townhouses')
  await page.getByRole('button', { name: 'Save budget' }).click()
  const fees = page.getByRole('table', { name: 'Fees' })
  await expect(fees.getByRole('row').filter({ hasText: '$' }).first()).toBeVisible()
  await expect(fees.getByRole('row').filter({ hasText: 'Townhouses: $' })).toHaveCount(2)
  await say(page, /^\d+ units would change\. Total: \$24,916\.67 now, \$[\d,.]+ new\.$/)
  await expectSound(page)
  expect(heard).toEqual([])
})
