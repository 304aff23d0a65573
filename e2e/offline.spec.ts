/** Without a connection: what was read still shows, and what ends with whom it was for. */
import type { Page } from '@playwright/test'
import { get, publish } from './calls.ts'
import { expectSound } from './inspect.ts'
import { arrived, comeBack, heading, kept, logout, openForm, ready, write } from './offline.ts'
import { elsewhere } from './people.ts'
import { expect, test } from './test.ts'
import { keeps, keptPaths, waitingTitles } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const mark = (page: Page) => page.getByRole('status').filter({ hasText: /^(You’re offline|Parapet isn’t responding)/ })
const sinceKept = /Showing saved data from \w{3} \d+, \d{4}, .+\./

test('a phone that goes offline still shows notices, contacts, tickets and bookings, and says how old they are', async ({
  page,
  context,
  browser,
}) => {
  const mandeep = await elsewhere(browser, 'mandeep')
  const title = `Lift stands still ${Date.now()}`
  const id = await publish(mandeep, title)
  await ready(page, 'olivia')
  const mine = await get(page, '/api/tickets/my-tickets?shows=current')
  const [ticket] = ((await mine.json()) as { data: { _id: string }[] }).data
  await keeps(
    page,
    '/api/buildings/my-buildings',
    '/api/dashboard',
    `/api/notices/${id}`,
    '/api/tickets/my-tickets',
    // Read after the list, and opened below.
    `/api/tickets/${ticket!._id}`,
    '/api/bookings',
  )
  await context.setOffline(true)
  await page.reload()

  await expect(page.getByRole('heading', { name: 'Important Contacts' })).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)
  await expect(page.getByRole('region', { name: 'Important Contacts' }).getByRole('link').first()).toBeVisible()
  await expectSound(page)

  await page.goto('/announcements')
  await expect(mark(page)).toContainText(sinceKept)
  await page.getByRole('link', { name: title }).click()
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByText('Soon.')).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)

  await page.goto('/tickets')
  await expect(page.getByRole('list', { name: 'My tickets' }).getByRole('link').first()).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)
  await page.getByRole('list', { name: 'My tickets' }).getByRole('link').first().click()
  await expect(heading(page)).toHaveText(/^#\d+: /)

  await page.goto('/bookings/my-bookings')
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)

  await page.goto('/forum')
  await expect(heading(page)).toHaveText('You’re offline')
  await expectSound(page)
  await comeBack(context)
  await expect(heading(page)).not.toHaveText('You’re offline')
  await expect(mark(page)).toHaveCount(0)
})

test('logging out asks about what waits, and forgets all that was kept', async ({ page, context }) => {
  const title = `Never sent ${Date.now()}`
  await ready(page, 'theo')
  await keeps(page, '/api/buildings/my-buildings', '/api/dashboard', '/api/tickets/reporting')
  await context.setOffline(true)
  await openForm(page)
  await write(page, title)
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await logout(page)
  await expect(page.getByRole('dialog')).toContainText('You have an unsent ticket')
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(await waitingTitles(page)).toEqual([title])
  await logout(page)
  await page.getByRole('button', { name: 'Log out and delete it' }).click()
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  expect(await keptPaths(page)).toEqual([])
  expect(await waitingTitles(page)).toEqual([])
  await page.goto('/announcements')
  await expect(page).toHaveURL(/\/login$/)
  await comeBack(context)
})

test('a session that has ended forgets what was kept, keeps the words, and another person sends nothing of them', async ({
  page,
  context,
}) => {
  const title = `Theirs alone ${Date.now()}`
  await ready(page, 'theo')
  await keeps(page, '/api/buildings/my-buildings', '/api/dashboard', '/api/tickets/reporting')
  await context.setOffline(true)
  await openForm(page)
  await write(page, title)
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  await context.clearCookies()
  await comeBack(context)
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => keptPaths(page)).toEqual([])
  expect(await waitingTitles(page)).toEqual([title])

  await ready(page, 'olivia')
  await keeps(page, '/api/dashboard')
  await page.goto('/tickets')
  await expect(heading(page)).toHaveText('Maintenance')
  await expect(page.getByText(title)).toHaveCount(0)
  expect(await waitingTitles(page)).toEqual([title])
  expect(await arrived(page, title)).toBe(0)
  await context.clearCookies()
  await page.goto('/login')

  await ready(page, 'theo')
  await expect.poll(() => waitingTitles(page)).toEqual([])
  expect(await arrived(page, title)).toBe(1)
})
