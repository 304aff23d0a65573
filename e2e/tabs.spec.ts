/** Two tabs of one browser. */
import type { Page } from '@playwright/test'
import { draft } from './calls.ts'
import { expectSound } from './inspect.ts'
import { as, demoPassword, enter } from './people.ts'
import { expect, test } from './test.ts'

test('signing out in one tab reaches the other', async ({ page, context }) => {
  await as(page, 'theo')
  const other = await context.newPage()
  await other.goto('/inbox')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inbox')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(other).toHaveURL('/')
  await other.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(other.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeVisible()
  expect((await other.request.get('/api/auth/me')).status()).toBe(401)
})

test('a session that expires is told in each tab, and each comes back to where it was', async ({ page, context }) => {
  const listening = page.waitForResponse('**/api/notifications/live*')
  await as(page, 'vic')
  const other = await context.newPage()
  await other.goto('/inbox')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inbox')
  // A stream that opens after the session ended would not be told, and nothing is asked again for half a minute.
  await listening
  const answer = await context.request.post('/api/auth/logout', { headers: { origin: new URL(page.url()).origin } })
  expect(answer.ok()).toBe(true)
  // Each says it in passing, and does not wait until the other was read.
  const told = async (tab: Page) => {
    await expect(tab).toHaveURL(/\/login$/)
    await expect(tab.getByText('Your session has expired. Please login again.')).toBeVisible()
  }
  await Promise.all([told(page), told(other)])
  await other.getByLabel('Email').fill('visitor@parapet.example')
  await other.getByLabel('Password', { exact: true }).fill(demoPassword)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other).toHaveURL(/\/inbox$/)
})

test('the second of two tabs that change one notice is told, and loses nothing', async ({ page, context }) => {
  const [first, mine, theirs] = ['First', 'Mine', 'Theirs'].map((word) => `${word} of two tabs ${Date.now()}`) as [
    string,
    string,
    string,
  ]
  await enter(page, 'mandeep')
  const id = await draft(page, first)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/announcements/${id}/edit`)
    await expect(tab.getByLabel('Title')).toHaveValue(first)
  }
  await page.getByLabel('Title').fill(mine)
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('What I wrote meanwhile. ')
  await other.getByLabel('Title').fill(theirs)
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(theirs)

  await page.getByRole('button', { name: 'Save draft' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Someone else just changed this notice' })
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(mine)
  await expect(page.locator('[contenteditable=true]')).toContainText('What I wrote meanwhile.')
  await alert.getByRole('button', { name: 'Show their version' }).click()
  await expect(alert.getByRole('heading', { name: theirs })).toBeVisible()
  await expectSound(page)

  await alert.getByRole('button', { name: 'Overwrite with mine' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine)
  await expect(page.getByText('What I wrote meanwhile.').first()).toBeVisible()
})
