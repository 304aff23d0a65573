/** Owners read the budget they vote on: Mandeep sends it, and Olivia, who has the screen open, reads what her units would pay. */
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, openListening } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('Mandeep records the notice of a budget, and Olivia’s open screen shows it with her fees', async ({
  page,
  browser,
}) => {
  const heard = hearErrors(page)
  const olivia = await elsewhere(browser, 'olivia')
  await openListening(olivia, '/fees/budget')
  const proposed = olivia.getByRole('region', { name: /^Proposed budget [\d/]+$/ })
  await expect(olivia.getByRole('region', { name: /^Budget [\d/]+$/ })).toBeVisible()
  await expect(proposed).toHaveCount(0)

  await as(page, 'mandeep', '/fees/budgets')
  await page.getByRole('row').filter({ hasText: 'Draft' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Record notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record the notice' })
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Record notice and notify owners' }).click()
  await expect(dialog).toHaveCount(0)

  await expect(proposed).toBeVisible()
  const share = proposed.getByRole('table', { name: /your share$/ })
  await expect(share.getByRole('row')).toHaveCount(3)
  await share.getByRole('button', { name: /^Why\? Fee of unit 305/ }).click()
  await expect(olivia.getByText(/^Based on: Proposed budget /)).toBeVisible()
  await expectSound(olivia)
  await olivia.goto('/inbox')
  await olivia
    .getByRole('main')
    .getByText(/^Proposed budget /)
    .first()
    .click()
  await expect(olivia).toHaveURL('/fees/budget')
  expect(heard).toEqual([])
})
