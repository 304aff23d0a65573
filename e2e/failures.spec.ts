/** What people see and hear when something fails, in the words of the specification. */
import type { Page } from '@playwright/test'
import { settled } from './inspect.ts'
import { as, demoPassword, enter, hearNothing } from './people.ts'
import { builtFile } from './built.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const tryLogin = async (page: Page) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('owner@parapet.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

const denied =
  'Access denied: Your application origin is not allowed to access this server. Please contact support if this issue persists.'
const refusals = [
  ['nothing of use', { status: 502, body: 'Bad gateway' }, 'Login failed'],
  ['its own words', { status: 400, json: { success: false, error: 'The lift is full' } }, 'The lift is full'],
  [
    'what is wrong with a field',
    { status: 400, json: { success: false, error: 'No such sign-in', errors: [{ field: 'email', message: 'x' }] } },
    'No such sign-in',
  ],
  ['that the origin is refused', { status: 403, json: { success: false, error: 'x', code: 'CORS_REJECTED' } }, denied],
] as const

test.describe('a login to which the server answers', () => {
  for (const [what, answer, words] of refusals)
    test(`${what} is told as a toast`, async ({ page }) => {
      await page.route('**/api/auth/login', (route) => route.fulfill(answer))
      await tryLogin(page)
      await expect(page.locator('.Toastify').getByText(words, { exact: true })).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('owner@parapet.example')
    })

  test('nothing at all is told as the connection', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.abort())
    await tryLogin(page)
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  })
})

test('a session that ends under the hand is told and comes back to where it was', async ({ page, context }) => {
  // What others change meanwhile, and what comes late, would have the page ask, and hear of the end, before the hand does.
  await page.route(/\/api\/notifications\/(live|unread-count)\?/, (route) => route.abort())
  await as(page, 'theo')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await settled(page)
  await context.clearCookies()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click()
  await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await page.getByLabel('Email').fill('tenant@parapet.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/announcements$/)
})

test('a sign-out that the server does not hear still signs out here, and is told to it later', async ({ page }) => {
  await as(page, 'theo')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Account of Theo' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await page.unroute('**/api/auth/logout')
  const told = page.waitForResponse('**/api/auth/logout')
  await page.reload()
  await told
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test.describe('the code of a screen', () => {
  // Asked in a test: the client is built after the tests are read.
  const codeOf = () => `**/${builtFile('web/features/notifications/inbox-screen.tsx')}`
  const openInbox = (page: Page) => page.getByRole('link', { name: /^Inbox/ }).click()
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const hearChunkErrors = (page: Page) => {
    const heard: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('ChunkLoadError')) heard.push(message.text())
    })
    return heard
  }

  test('that does not load shows the error screen, from which one may try again or go home', async ({ page }) => {
    const code = codeOf()
    await as(page, 'olivia')
    const heard = hearChunkErrors(page)
    await page.route(code, (route) => route.abort())
    await openInbox(page)
    await expect(heading(page)).toHaveText('Oops! Something went wrong')
    await expect(page).toHaveTitle('Something went wrong | Parapet')
    await expect(
      page.getByText("We're sorry, but something unexpected happened. Please try again.", { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
    expect(heard.length).toBeGreaterThan(0)
    await page.unroute(code)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page)).toHaveText('Inbox')
  })

  test('that a new version took away comes as the new one, and what was written elsewhere stands', async ({ page }) => {
    const file = builtFile('web/features/notifications/inbox-screen.tsx').replace('assets/', '')
    const old = 'gone-0000000.js'
    await page.goto('/contact')
    // What is typed is kept as soon as the scripts run.
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
    await page.getByLabel('Message').fill('Sixty-four units, nine floors')
    await as(page, 'olivia')
    // The page as the former version wrote it: it names a file that the server has no more.
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch()
      const headers = { ...answer.headers(), 'cache-control': 'no-store' }
      await route.fulfill({ response: answer, headers, body: (await answer.text()).replaceAll(file, old) })
    })
    await page.goto('/dashboard')
    const asked = page.waitForResponse(`**/${old}`)
    await openInbox(page)
    expect((await asked).status()).toBe(404)
    await expect(heading(page)).toHaveText('Oops! Something went wrong')
    // What comes later by itself may be on its way through it.
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page)).toHaveText('Inbox')
    await page.goto('/contact')
    await expect(page.getByLabel('Message')).toHaveValue('Sixty-four units, nine floors')
  })

  test('that does not come where nothing answers is told as the connection, however long nothing answers', async ({
    page,
  }) => {
    const code = codeOf()
    await as(page, 'olivia')
    await page.route('**/api/health', () => undefined)
    await page.route(code, (route) => route.abort())
    await openInbox(page)
    // It is asked for ten seconds whether anything answers.
    await expect(heading(page)).toHaveText('You’re offline', { timeout: 60_000 })
  })

  test('that has not come after 120000 ms counts as not loaded', async ({ page }) => {
    const code = codeOf()
    await page.clock.install()
    await as(page, 'olivia')
    const heard = hearChunkErrors(page)
    await page.route(code, () => undefined)
    const asked = page.waitForRequest(code)
    const now = () => page.evaluate(() => Date.now())
    const before = await now()
    await openInbox(page)
    await asked
    const after = await now()
    // The clock goes on by itself: on a slow machine the last second would be over before it is looked.
    await page.clock.pauseAt(before + 118_000)
    await page.clock.runFor(1000)
    await expect(page.getByText('Oops! Something went wrong')).toHaveCount(0)
    await page.clock.resume()
    await page.clock.runFor(1000 + after - before)
    await expect(heading(page)).toHaveText('Oops! Something went wrong')
    expect(heard.length).toBeGreaterThan(0)
  })
})

test('a screen that breaks is shown anew by Try Again, without loading the page', async ({ page }) => {
  await as(page, 'olivia')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameAsEver: true }))
  const list = /\/api\/notices\?/
  await page.route(list, (route) => route.fulfill({ json: { success: true, data: [null], nextCursor: null } }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click()
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect(page.getByText('Stack')).toHaveCount(0)
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(page).toHaveURL(/\/announcements$/)
  expect(await page.evaluate(() => 'sameAsEver' in window)).toBe(true)
})

test('the unread badge: 99+ above 99, asked anew every 30 s, nothing when it cannot be known', async ({ page }) => {
  let count: number | null = 120
  await page.clock.install()
  await hearNothing(page)
  await page.route('**/api/notifications/unread-count*', (route) =>
    count === null ? route.abort() : route.fulfill({ json: { success: true, data: { count } } }),
  )
  await as(page, 'olivia')
  await expect(page.getByRole('link', { name: 'Inbox, 99+ unread' })).toBeVisible()
  count = 99
  await page.clock.runFor(30_000)
  await expect(page.getByRole('link', { name: 'Inbox, 99 unread' })).toBeVisible()
  count = null
  await page.clock.runFor(30_000)
  await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
})

test.describe('a superadmin', () => {
  const choose = async (page: Page) => {
    await as(page, 'sam', '/select-building')
    await page.getByRole('button', { name: /Harbour View/ }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
    return page.evaluate(() => String(localStorage.selectedBuildingId))
  }

  test('whose list of buildings fails gets that of the search with an empty query', async ({ page }) => {
    await enter(page, 'sam')
    await page.route(/\/api\/buildings\?/, (route) => route.fulfill({ status: 500, body: '' }))
    const search = page.waitForRequest(/\/api\/buildings\/search\?/)
    await page.goto('/select-building')
    expect(new URL((await search).url()).searchParams.get('query')).toBe('')
    await expect(page.getByRole('button', { name: /Prairie Court/ })).toBeVisible()
  })

  test('whose building does not load works with a stub that manages everything', async ({ page }) => {
    const id = await choose(page)
    await page.route(`**/api/buildings/${id}?*`, (route) => route.fulfill({ status: 503, body: '' }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Management Tools' })).toBeVisible()
  })

  test('whose building is gone chooses anew', async ({ page }) => {
    const id = await choose(page)
    await page.route(`**/api/buildings/${id}?*`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await expect(page).toHaveURL(/\/select-building$/)
    expect(await page.evaluate(() => localStorage.getItem('selectedBuildingId'))).toBeNull()
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^user$|Building/.test(key)))
    expect(left).toEqual(['user'])
  })
})

test('buildings that do not load can be asked for again, and never read as none', async ({ page }) => {
  await page.route('**/api/buildings/my-buildings*', (route) => route.fulfill({ status: 403, body: '' }))
  await as(page, 'olivia')
  await expect(page.getByText('We couldn’t load your buildings.')).toBeVisible()
  await expect(page.getByText('No Building Associated')).toHaveCount(0)
  await page.unroute('**/api/buildings/my-buildings*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  // Looked at once: a toast would go by itself while one waited for that.
  expect(await page.locator('.Toastify__toast').count()).toBe(0)
})
