/** The fund report: Mandeep records on a phone who approved an expense, and Carla, who has it open, reads that. */
import { localDateOf } from '../contract/time.ts'
import { plusMonths } from '../law/law.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, openListening } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** In the month of the expense, which may be in the fiscal year before today’s. */
const day = plusMonths(`${localDateOf(new Date().toISOString(), 'America/Vancouver').slice(0, 7)}-18`, -2)
const report = `/fees/council?year=${day}`

test('Mandeep records an approval on a phone, and Carla’s open report shows it', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const carla = await elsewhere(browser, 'carla')
  await openListening(carla, report)
  const outside = carla.getByRole('table', { name: 'Spending outside the budget' })
  const row = outside.getByRole('row').filter({ hasText: 'Lobby furniture' })
  await expect(row).toContainText('No approval recorded')
  await expect(row.getByRole('button')).toHaveCount(0)

  await as(page, 'mandeep', report)
  await page.getByRole('button', { name: 'Record approval: Lobby furniture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record approval' })
  await dialog.getByLabel('Approved by').fill('Special general meeting')
  await dialog.getByRole('button', { name: 'Record approval' }).click()
  await expect(dialog.getByText('Enter the date of the approval')).toBeVisible()
  await dialog.getByLabel('Approved on').fill(day)
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Record approval' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw approval: Lobby furniture' })).toBeVisible()
  await expect(row).toContainText('Special general meeting')
  await carla.context().close()
  expect(heard).toEqual([])
})
