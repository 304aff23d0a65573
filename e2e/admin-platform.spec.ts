/** The platform's staff tend mail and background work, and what they look at can be read by those whom it concerns. */
import { buildingOf } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter, register } from './people.ts'
import { expect, test } from './test.ts'

test('Sam looks whose mail waits and says why, and Carla reads that', async ({ page, browser }) => {
  const carla = await elsewhere(browser, 'carla')
  const building = await buildingOf(carla)
  const reason = `Olivia asked for her mail ${crypto.randomUUID().slice(0, 8)}`
  const heard = hearErrors(page)
  await as(page, 'sam')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Email' }).click()
  await expect(page.getByText('No mail server is set up')).toBeVisible()
  await expectSound(page)
  await page.goto(`/admin?view=mail&buildingId=${building}`)
  const first = page.getByRole('main').getByRole('button', { name: 'Show recipient' }).first()
  await first.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
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
  await as(page, 'sam', '/admin?view=jobs')
  await expect(page.getByText('No failed jobs')).toBeVisible()
  const row = page.getByRole('row', { name: /Mail: deliver waiting/ })
  // Work that comes round each minute may wait its few seconds just now.
  await expect(row).toContainText(/scheduled(OK|Waiting|Running)/)
  await expect(row.getByRole('time').last()).toBeVisible()
  const stored = page.getByRole('region', { name: 'Stored files' })
  await expect(stored.getByText(/none missing, none changed|No files are stored yet/)).toBeVisible()
  await expectSound(page)
})

test('Sam finds Pat, who lost a browser, and signs Pat out everywhere', async ({ page, browser }) => {
  const pat = await (await browser.newContext()).newPage()
  const email = await register(pat)
  await as(page, 'sam', '/admin?view=people')
  await page.getByLabel('Name, email or phone').fill('pa')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('must be at least 3 characters')).toBeVisible()
  await page.getByLabel('Name, email or phone').fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const card = page.getByRole('article', { name: 'Pat Profile' })
  await expect(card).toContainText('one open session')
  await expectSound(page)
  expect(page.url()).not.toContain('pat')
  await card.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Pat called: the laptop was stolen')
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(card).toContainText('0 open sessions')
  expect((await pat.request.get('/api/auth/me')).status()).toBe(401)
})

test('Sam reads the figures, in charts and in numbers, by day and by month', async ({ page }) => {
  await as(page, 'sam', '/admin?view=figures')
  await expect(page.getByRole('img', { name: /^Sign-ins: \d+ in 90 days/ })).toBeVisible()
  await expectSound(page)
  await page.getByText('Announcements: numbers').click()
  await expect(page.getByRole('table', { name: 'Announcements: numbers' })).toBeVisible()
  await page.getByText('12 months', { exact: true }).click()
  await expect(page.getByRole('img', { name: /in 12 months/ }).first()).toBeVisible()
})

test('Sam sees whether the installation is in order, and what to do', async ({ page }) => {
  await as(page, 'sam', '/admin?view=system')
  const checks = page.getByRole('list', { name: 'System check' })
  const demo = checks.getByRole('listitem').filter({ hasText: 'published password' })
  await expect(demo).toContainText('Needs attention')
  await expect(demo).toContainText('npm run admin -- remove-demo')
  await expectSound(page)
})

test('nobody else comes that far', async ({ page }) => {
  await enter(page, 'mandeep')
  for (const view of ['mail', 'jobs', 'people', 'figures']) {
    await page.goto(`/admin?view=${view}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Show recipient' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
  }
})
