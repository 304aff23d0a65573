/** Pre-authorized debits: an owner sets one up on a phone, hears the amount once it is sent, and cancels it. */
import type { Page } from '@playwright/test'
import { addDays, localDateOf } from '../contract/time.ts'
import { buildingOf } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { elsewhere, enter, openListening } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The first of the next month, on which the agreement begins. */
const nextFirst = (): string => {
  const today = localDateOf(new Date().toISOString(), 'America/Vancouver')
  return `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
}

const address = '/api/debits/settings'

/** Lets owners sign up, with what the building has from its bank. */
const offer = async (page: Page): Promise<void> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const { data } = (await (await page.request.get(address, { headers })).json()) as { data: { version: number } }
  const bank = { originatorNumber: 'PARAPET001', dataCentre: '00310', transactionCode: '450', nextNumber: 900 }
  const names = { shortName: 'EPS 4821', longName: 'Strata Plan EPS 4821', contact: 'fees@harbourview.example' }
  const returns = { returnInstitution: '003', returnTransit: '12345', returnAccount: '1234567' }
  const body = {
    version: data.version,
    ...bank,
    ...names,
    ...returns,
    letterOn: '2026-01-05',
    confirmedOn: '2026-01-12',
    isOffered: true,
  }
  const answer = await page.request.put(address, { headers, data: body })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('Olivia sets up a debit, Mandeep sends her the amount, and she cancels it', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const mandeep = await elsewhere(browser, 'mandeep')
  await offer(mandeep)
  await enter(page, 'olivia')
  await openListening(page, '/fees')
  const panel = page.getByRole('region', { name: 'Pre-authorized debit, unit 703' })
  await panel.getByRole('button', { name: 'Set up pre-authorized debit' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Set up pre-authorized debit' })
  await send.click()
  await expect(dialog.getByText('Enter the 5 digits of the transit number')).toBeVisible()
  await expect(dialog.getByText('Confirm that you agree')).toBeVisible()
  await dialog.getByLabel('Account holder').fill('Olivia Owner')
  await dialog.getByLabel('Transit').fill('12345')
  await dialog.getByLabel('Institution').fill('003')
  await dialog.locator('input[name=account]').fill('7654321')
  const agreement = dialog.getByRole('region', { name: 'Your agreement' })
  await expect(agreement).toContainText('for the monthly fees of unit 703')
  await dialog.getByLabel('Monthly fees and special levies').check()
  await expect(agreement).toContainText('for the monthly fees and special levies of unit 703')
  await dialog.getByLabel('Monthly fees', { exact: true }).check()
  await dialog.getByLabel('I agree').check()
  await expectSound(page)
  await send.click()
  await expect(panel).toContainText('Institution 003, account ending in 321')
  await expect(panel).toContainText('We’ll tell you the amount first.')

  await openListening(mandeep, `/fees/debits?on=${nextFirst()}`)
  const debit = mandeep.getByRole('table', { name: 'Next debits' }).getByRole('row').filter({ hasText: '703' })
  await expect(debit).toContainText('Needs notice')
  const sending = { name: /^Send \d+ notices?$/ }
  await mandeep.getByRole('button', sending).click()
  await expect(mandeep.getByRole('dialog')).toContainText('Unit 703: $')
  await mandeep.getByRole('dialog').getByRole('button', sending).click()
  await expect(debit).toContainText(/Ready|Notice period running/)
  // The button is gone, and the pointer would be over a row.
  await mandeep.mouse.move(0, 0)
  await expectSound(mandeep)
  await expect(panel).toContainText('Last notice')

  await panel.getByRole('button', { name: 'Cancel agreement' }).click()
  await expect(dialog).toContainText('A debit already sent to the bank may still go through.')
  await dialog.getByRole('button', { name: 'Cancel agreement' }).click()
  await expect(panel.getByRole('button', { name: 'Set up pre-authorized debit' })).toBeVisible()
  await expect(debit).toHaveCount(0)
  await expectSound(page)
  expect(heard).toEqual([])
})
