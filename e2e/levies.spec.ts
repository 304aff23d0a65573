/** Special levies: Mandeep drafts one on a phone and approves it, and Olivia sees what her units pay. */
import type { Page } from '@playwright/test'
import { localDateOf } from '../contract/time.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const today = () => localDateOf(new Date().toISOString(), 'America/Vancouver')
const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

/** Fills in the form, and asks for an instalment a month later too. */
const fillIn = async (page: Page) => {
  await page.getByLabel('Name').fill('Parkade membrane')
  await page.getByLabel('Purpose').fill('Replace the membrane of the parkade.')
  await page.getByLabel('Total in dollars').fill('120,000')
  await page.getByLabel('Due on').fill(today())
  await page.getByRole('button', { name: 'Add an instalment' }).click()
  await expect(page.getByLabel('Instalment 2 due on')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
}

test('Mandeep drafts a levy on a phone and approves it, and Olivia’s shares are charged', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/fees/levies')
  await page.getByRole('link', { name: 'Draft a special levy' }).first().click()
  await heading(page, 'Draft a special levy')
  await fillIn(page)
  await page.getByLabel('Another way that the resolution sets').check()
  await page.getByLabel('Unit 703').fill('500')
  await say(page, '$500.00 of $120,000.00: $119,500.00 is missing.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await say(page, 'The shares must add up to the total')
  await page.getByLabel('By unit entitlement').check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await heading(page, 'Parkade membrane')

  await page.getByRole('button', { name: 'Record approval' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Approved by').fill('Special general meeting')
  await expect(dialog.getByText(/^Charges \d+ units \$120,000\.00 in 2 instalments\./)).toBeVisible()
  await expect(dialog.getByText(/^The first instalment, \$[\d,.]+ in total, is charged at once/)).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Approve $120,000.00' }).click()
  await expect(dialog).toHaveCount(0)
  await say(page, 'Approved')
  await say(page, `$0.00 of $120,000.00 paid`)
  await expectSound(page)

  const olivia = await elsewhere(browser, 'olivia')
  await olivia.goto('/fees')
  await say(olivia, /^Your share for unit 703 is \$[\d,.]+, in 2 instalments\.$/)
  const instalments = olivia.getByRole('table', { name: 'Instalments of Parkade membrane, unit 703' })
  await expect(instalments.getByRole('row').filter({ hasText: 'Due' }).filter({ hasText: '1 of 2' })).toHaveCount(1)
  await expect(instalments.getByRole('row').filter({ hasText: 'To come' })).toHaveCount(1)
  await say(olivia, /^You owe \$[\d,.]+ for unit 703, /)
  await expectSound(olivia)
  expect(heard).toEqual([])
})
