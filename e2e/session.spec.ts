/** Signing in and out, and the guards on the way. */
import type { Page } from '@playwright/test'
import { unreadRefreshMs } from '../contract/limits.ts'
import { settled } from './inspect.ts'
import { as, demoPassword, signIn } from './people.ts'
import { expect, test } from './test.ts'

test('a stranger is sent to the login screen and back to where they wanted to go', async ({ page }) => {
  await page.goto('/announcements?filter=pinned')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Login to Your Account' })).toBeVisible()
  await page.getByLabel('Email').fill('owner@parapet.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/announcements\?filter=pinned$/)
  await expect(page.getByText('Login successful!')).toBeVisible()
})

test('wrong input is answered in words and loses nothing', async ({ page }) => {
  await page.goto('/login')
  const submit = page.getByRole('button', { name: 'Login', exact: true })
  await submit.click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Email').fill('owner@parapet.example')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await submit.click()
  await expect(page.getByText('Invalid password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1')
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('owner@parapet.example')
})

test('somebody signed in does not see the login screen, and the landing page leads to the dashboard', async ({
  page,
}) => {
  await signIn(page, 'olivia')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  for (const path of ['/login', '/', '/no-such-page']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('the footer leads somebody signed in to the features on the landing page, and so does their address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await as(page, 'olivia')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Features', exact: true }).click()
  await expect(page).toHaveURL(/\/#features$/)
  await expect(page.locator('#features')).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account of Olivia' })).toBeVisible()
  await expect(page).toHaveURL(/\/#features$/)
  await expect(page.locator('#features')).toBeInViewport()
})

test('old addresses lead to the new ones with id and query', async ({ page }) => {
  await signIn(page, 'olivia')
  await page.goto('/notifications')
  await expect(page).toHaveURL(/\/inbox$/)
  await page.goto('/visitor-parking')
  await expect(page).toHaveURL(/\/parking$/)
  await page.goto('/notices?filter=pinned')
  await expect(page).toHaveURL(/\/announcements\?filter=pinned$/)
  await page.goto('/notices/01990000-0000-7000-8000-000000000000?from=mail')
  await expect(page).toHaveURL(/\/announcements\/01990000-0000-7000-8000-000000000000\?from=mail$/)
})

test('a session that ended elsewhere is told and leads to the login screen', async ({ page, context }) => {
  await signIn(page, 'theo')
  await context.clearCookies()
  await page.goto('/announcements')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

/** Ends the session under an open page; the login that follows is the person's own. */
const expireAndReturn = async (page: Page, email: string) => {
  // An answer still to come would lead to the login screen before the link is pressed.
  await settled(page)
  await page.context().clearCookies()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^user$|Building/.test(key)))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/announcements$/)
  return kept.toSorted()
}

test.describe('a session that expires keeps the building', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ page }) => {
    // What others change meanwhile, and what comes late, would have the page hear of the end before the hand does.
    await page.route(/\/api\/notifications\/(live|unread-count)\?/, (route) => route.abort())
  })

  test('of a manager of two, who comes back to the screen they opened in it', async ({ page }) => {
    await as(page, 'mandeep', '/select-building?select=true')
    await page.getByRole('button', { name: /Prairie Court/ }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Prairie Court' })).toBeVisible()
    expect(await expireAndReturn(page, 'manager@parapet.example')).toEqual(['currentBuildingId'])
    await expect(page.getByRole('button', { name: 'Building: Prairie Court. Switch building' })).toBeVisible()
    const first = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').buildings[0].building.name)
    expect(first).toBe('Prairie Court')
  })

  test('of a superadmin, whose selection stands', async ({ page }) => {
    await as(page, 'sam', '/select-building')
    await page.getByRole('button', { name: /Prairie Court/ }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Prairie Court' })).toBeVisible()
    const kept = await expireAndReturn(page, 'admin@parapet.example')
    expect(kept).toEqual(['currentBuildingId', 'selectedBuildingId', 'selectedBuildingName'])
    await expect(page.getByRole('button', { name: 'Building: Prairie Court. Switch building' })).toBeVisible()
  })
})

test('signing out clears what was stored', async ({ page }) => {
  await signIn(page, 'olivia')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Olivia')
  const kept = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('user') ?? '{}') as object))
  expect(kept.toSorted()).toEqual(['_id', 'buildings', 'firstName', 'role'])
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByText('Logout', { exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /user|Building/.test(key)))).toEqual([])
})

test('a newcomer without a building is told what to do', async ({ page }) => {
  await signIn(page, 'nora')
  await page.goto('/dashboard')
  await expect(page.getByText('Your account is not currently associated with any building.')).toBeVisible()
  await expect(
    page.getByText('Please contact your building administrator or property manager to request access.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find Your Building' })).toHaveAttribute('href', '/register')
})

test('a manager switches buildings without loading the page anew', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const counted = (not: string | null, timeout?: number) =>
    page.waitForRequest(
      (request) => {
        const building = request.headers()['x-building-id']
        return request.url().includes('/api/notifications/unread-count?') && building !== undefined && building !== not
      },
      timeout === undefined ? {} : { timeout },
    )
  const current = () => page.evaluate(() => localStorage.getItem('currentBuildingId'))
  // Unread messages are counted for the person who has just signed in, and for the building they switch to.
  const atFirst = counted(null)
  await signIn(page, 'mandeep')
  const before = (await atFirst).headers()['x-building-id'] ?? ''
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // Sooner than the count would be asked for by itself.
  const afterwards = counted(before, unreadRefreshMs / 2)
  await page.getByRole('button', { name: /Harbour View/ }).click()
  await page.getByRole('menuitem', { name: /Prairie Court/ }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Prairie Court' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect((await afterwards).headers()['x-building-id']).toBe(await current())
  expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true)
})
