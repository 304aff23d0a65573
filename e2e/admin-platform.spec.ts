/** The platform's staff tend mail and background work, and what they look at can be read by those whom it concerns. */
import { buildingOf } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { elsewhere, signIn } from './people.ts'
import { expect, test } from './test.ts'

test('Sam looks whose mail waits and says why, and Carla reads that', async ({ page, browser }) => {
  const carla = await elsewhere(browser, 'carla')
  const building = await buildingOf(carla)
  const reason = `Olivia asked for her mail ${crypto.randomUUID().slice(0, 8)}`
  const heard = hearErrors(page)
  await signIn(page, 'sam')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Mail' }).click()
  await expect(page.getByText('No mail server is set up')).toBeVisible()
  await expectSound(page)
  await page.goto(`/admin?view=mail&buildingId=${building}`)
  const first = page.getByRole('main').getByRole('button', { name: 'Show whose it is' }).first()
  await first.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await expectSound(page)
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByText(/^[\w.+-]+@\S+$/)
      .first(),
  ).toBeVisible()
  await carla.goto('/settings/history?subject=mail')
  await expect(carla.getByText(`reason: ${reason}`)).toBeVisible()
  expect(heard).toEqual([])
})

test('Sam sees what work waits and when it comes round, on a desk in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'sam')
  await page.goto('/admin?view=jobs')
  await expect(page.getByText('Nothing was given up')).toBeVisible()
  await expect(page.getByRole('row', { name: /Mail: deliver waiting/ })).toContainText('In order')
  await expectSound(page)
})

test('nobody else comes that far', async ({ page }) => {
  await signIn(page, 'mandeep')
  for (const view of ['mail', 'jobs']) {
    await page.goto(`/admin?view=${view}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Show whose it is' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
  }
})
