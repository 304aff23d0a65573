/** What people see while Parapet is away though their network is there, and that it goes on by itself. */
import type { Page } from '@playwright/test'
import { awayRetryMostMs } from '../contract/maintenance.ts'
import { expectAccessible, expectFit, expectSound } from './inspect.ts'
import { as, enter } from './people.ts'
import { apartOrigin } from './addresses.ts'
import { openServerApart, switchMaintenance } from './server-apart.ts'
import { expect, test } from './test.ts'

const lookedAfter = 'Parapet is down for maintenance'
/** An open page asks again after longer and longer waits: the slower the machine, the longer the one that has begun. */
const onceBack = { timeout: awayRetryMostMs * 1.5 }
const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test.describe('maintenance', () => {
  test.use({ baseURL: apartOrigin })
  let dataDir = ''
  let end = async () => {}
  test.beforeAll(async () => {
    test.setTimeout(360_000)
    ;({ dataDir, end } = await openServerApart({ origin: apartOrigin }))
  })
  test.afterEach(() => switchMaintenance(dataDir, 'off'))
  test.afterAll(() => end())
  const begin = async (page: Page) => {
    await switchMaintenance(dataDir, 'on')
    await expect.poll(async () => (await page.request.get('/login')).status()).toBe(503)
  }

  test('keeps what is typed, and the session goes on where it was without a reload', async ({ page }) => {
    await as(page, 'olivia', '/my-profile')
    const phone = page.getByLabel('Phone').first()
    await phone.fill('604 555 0177')
    await page.evaluate(() => Object.assign(window, { sameAsEver: true }))
    await begin(page)
    await page.getByRole('button', { name: 'Save changes' }).first().click()
    await expect(notice(page, lookedAfter)).toBeVisible()
    await expect(phone).toHaveValue('604 555 0177')
    await expectSound(page)
    await switchMaintenance(dataDir, 'off')
    await expect(notice(page, lookedAfter)).toHaveCount(0, onceBack)
    await page.getByRole('button', { name: 'Save changes' }).first().click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    expect(await page.evaluate(() => 'sameAsEver' in window)).toBe(true)
  })

  test('has a page of its own in place of every other, which goes on by itself', async ({ page }) => {
    await begin(page)
    const answer = await page.goto('/pricing?units=64')
    expect(answer?.status()).toBe(503)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1, name: lookedAfter })).toBeVisible()
    await expect(page.getByText('it will reload automatically')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectFit(page)
      await expectAccessible(page)
    }
    await switchMaintenance(dataDir, 'off')
    await expect(page).toHaveTitle(/Pricing/, onceBack)
    await expect(page).toHaveURL(/\/pricing\?units=64$/)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('the page reads whole, and leads on by its link', async ({ page }) => {
      await begin(page)
      await page.goto('/pricing')
      await expect(page.getByRole('heading', { level: 1, name: lookedAfter })).toBeVisible()
      await expect(page.getByText('it will reload automatically')).toBeHidden()
      await switchMaintenance(dataDir, 'off')
      await expect.poll(async () => (await page.request.get('/pricing')).status()).toBe(200)
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page).toHaveTitle(/Pricing/)
    })
  })
})

test.describe('a server that is away', () => {
  const gone = [
    ['that does not answer', 'Parapet isn’t responding right now', null],
    ['before which something else answers 503', lookedAfter, { status: 503, body: '<h1>Service Unavailable</h1>' }],
  ] as const
  for (const [what, words, answer] of gone)
    test(`${what} is told calmly, and everything on the screen comes once it is back`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await as(page, 'olivia')
      await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
      await page.route('**/api/**', (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click()
      await expect(notice(page, words)).toBeVisible()
      await page.unroute('**/api/**')
      await expect(notice(page, words)).toHaveCount(0)
      await expect(
        page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
      ).toBeVisible()
      await expect(page.getByText('Something didn’t load')).toHaveCount(0)
    })

  test('what was kept says so again after something newer of its kind was read', async ({ page }) => {
    const [old, other] = ['New rules for moving in and out', 'Elevator 2 out of service, awaiting part'] as const
    await enter(page, 'olivia')
    await page.route(/\/api\/notices\/[\da-f-]{36}\?/, async (route) => {
      const response = await route.fetch()
      const isOld = (await response.text()).includes(old)
      const headers = { ...response.headers(), ...(isOld && { 'x-kept-at': '2026-11-20T12:00:00.000Z' }) }
      await route.fulfill({ response, headers })
    })
    await page.goto('/announcements')
    const open = async (title: string) => {
      await page.getByRole('main').getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    const mark = notice(page, 'Showing saved data from Nov 20, 2026')
    await open(old)
    await expect(mark).toBeVisible()
    await page.goBack()
    await open(other)
    await expect(mark).toHaveCount(0)
    await page.goBack()
    await open(old)
    await expect(mark).toBeVisible()
  })

  test('a single call that fails is no reason to say so', async ({ page }) => {
    await enter(page, 'olivia')
    await page.route('**/api/notices?*', (route) => route.fulfill({ status: 503, body: '' }))
    const asked = page.waitForResponse('**/api/health')
    await page.goto('/announcements')
    expect((await asked).ok()).toBe(true)
    await expect(page.getByText('Something didn’t load')).toBeVisible()
    await expect(notice(page, lookedAfter)).toHaveCount(0)
  })
})
