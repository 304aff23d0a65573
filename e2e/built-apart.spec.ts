/**
 * A client built with its own settings: what it reports to an error collector, what it leaves out, and how it calls a
 * server on another origin.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dsn, openCollector } from './collector.ts'
import { buildApart, serveClientApart } from './other-origin.ts'
import { as, signIn } from './people.ts'
import { clientOrigin, collectorOrigin, portOf, reportingOrigin, serverOrigin } from './addresses.ts'
import { openServerApart } from './server-apart.ts'
import { expect, test } from './test.ts'
import { openWorld } from './world.ts'

test.use({ baseURL: reportingOrigin, viewport: { width: 1440, height: 900 } })

const project = join(import.meta.dirname, '..')
let collector: Awaited<ReturnType<typeof openCollector>>
let folder = ''
let endServer = async () => {}
let endClient = () => {}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await openWorld(test.info().file)
  // One build serves both purposes: its own server hands it out, and so does a static file host on another origin.
  const reporting = { ERROR_REPORT_DSN: dsn, ERROR_REPORT_SAMPLE: '1', BUILD_VERSION: '9.8.7' }
  const settings = { ...reporting, API_BASE_URL: reportingOrigin, ALLOWED_ORIGINS: clientOrigin }
  collector = await openCollector()
  folder = await mkdtemp(join(tmpdir(), 'parapet-reporting-'))
  await buildApart(folder, settings)
  await cp(join(project, 'server'), join(folder, 'server'), { recursive: true })
  ;({ end: endServer } = await openServerApart({ origin: reportingOrigin, folder, settings }))
  endClient = await serveClientApart(portOf(clientOrigin), folder)
})
test.afterAll(async () => {
  endClient()
  await endServer()
  await collector.close()
  await rm(folder, { recursive: true, force: true })
})

/** Signed in, with the library there; what came before is forgotten. */
const enter = async (page: Page) => {
  const library = page.waitForResponse(/\/assets\/collector-/)
  await as(page, 'olivia')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await library
  collector.empty()
}
const throwInPage = (page: Page, words: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, words)
const errors = () => collector.of('event')
/** The library ends a trace by itself, after half a minute where a page goes on doing something. */
const tracedMost = { timeout: 60_000 }

test('a screen that breaks is one report, with its release and tag, and nothing of anybody', async ({ page }) => {
  await enter(page)
  const ids = await page.evaluate(() => String(localStorage.user).match(/[\da-f]{8}-[\da-f-]{27}/g) ?? [])
  expect(ids.length).toBeGreaterThan(0)
  const canaries = ['Olivia', 'owner@parapet.example', 'tok_5f3aC0', 'ABC123', 'Harbour-2026', 'Jane Roe', ...ids]
  const broken = { success: true, data: [null, 'Jane Roe', { title: 'ABC123' }], nextCursor: null }
  await page.route(/\/api\/notices\?/, (route) => route.fulfill({ json: broken }))
  await page.goto('/announcements?search=Jane+Roe&token=tok_5f3aC0&plate=ABC123#owner@parapet.example')
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect.poll(() => errors().length).toBe(1)
  expect(errors()[0]).toMatchObject({
    environment: 'production',
    release: 'parapet-web@9.8.7',
    tags: { component: 'frontend' },
    transaction: '/announcements',
    exception: { values: [{ type: 'TypeError', value: expect.stringMatching(/^Cannot read properties of null/) }] },
  })
  const frames = errors()[0]!.exception!.values[0]!.stacktrace!.frames
  // The browser's own functions stand in no file.
  const files = new Set(frames.map(({ filename }) => filename.replace(/^\/assets\/.*/, 'ours')))
  expect([...files].filter((file) => file !== '<unknown>')).toEqual(['ours'])

  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await throwInPage(page, 'Jane Roe (owner@parapet.example) parked ABC123 with tok_5f3aC0')
  await expect.poll(() => errors().length).toBe(2)
  expect(errors()[1]!.exception!.values).toMatchObject([{ type: 'Error', value: '(text removed)' }])
  await expect.poll(() => collector.of('transaction').length, tracedMost).toBeGreaterThan(0)
  for (const canary of canaries) expect(collector.all()).not.toContain(canary)
})

test('the network, code that does not come and extensions of the browser are left unsent', async ({ page }) => {
  await enter(page)
  await page.route('**/api/nothing', (route) => route.abort())
  await page.evaluate(() => void fetch('/api/nothing'))
  await page.evaluate(() => {
    const error = new TypeError('x is not a function')
    error.stack = 'TypeError: x is not a function\n    at f (chrome-extension://abcdefgh/content.js:1:2)'
    window.dispatchEvent(new ErrorEvent('error', { error }))
    void Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
  })
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  // What comes after them arrives, so they would have come.
  await throwInPage(page, 'the last')
  await expect.poll(() => errors().length).toBe(1)
  expect(errors()[0]!.exception!.values).toMatchObject([{ type: 'Error' }])
})

test('a page reports each error once, and no more than twenty', async ({ page }) => {
  await enter(page)
  await page.evaluate(() => {
    for (let at = 0; at < 40; at += 1)
      window.dispatchEvent(new ErrorEvent('error', { error: new Error(`no. ${at >> 1}`) }))
  })
  await expect.poll(() => errors().length).toBe(20)
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('one more') })))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))))
  expect(errors().length).toBe(20)
})

test('moves between screens are traced by the pattern of their address', async ({ page }) => {
  await enter(page)
  await page.goto('/announcements?search=moving')
  await page.getByRole('link', { name: 'New rules for moving in and out' }).click()
  await expect(page).toHaveURL(/\/announcements\/[\da-f-]{36}/)
  await expect
    .poll(() => collector.of('transaction').map(({ transaction }) => transaction), tracedMost)
    .toContain('/announcements/:noticeId')
  expect(collector.all()).not.toMatch(/announcements\/[\da-f]{8}-|\?_t=|Olivia/)
})

test.describe('calls carry tracing headers', () => {
  test.use({ bypassCSP: true })

  test('to the own origin and to this machine, and nowhere else', async ({ page }) => {
    await enter(page)
    const traced = new Map<string, boolean>()
    await page.route(/\/traced$/, async (route) => {
      const headers = await route.request().allHeaders()
      if (route.request().method() === 'GET')
        traced.set(new URL(route.request().url()).origin, 'sentry-trace' in headers)
      await route.fulfill({
        body: '',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'sentry-trace, baggage' },
      })
    })
    const elsewhere = ['https://elsewhere.example', 'https://localhost.elsewhere.example', serverOrigin, '']
    for (const origin of elsewhere) await page.evaluate((to) => fetch(`${to}/traced`).then(() => {}), origin)
    expect([...traced]).toEqual([
      ['https://elsewhere.example', false],
      ['https://localhost.elsewhere.example', false],
      [serverOrigin, true],
      [reportingOrigin, true],
    ])
  })
})

test.describe('on an origin without a server', () => {
  test.use({ baseURL: clientOrigin })

  test('somebody signs in, reads, downloads and marks their messages read across the origins', async ({ page }) => {
    const called = new Set<string>()
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url())
      if (pathname.startsWith('/api/') && origin !== collectorOrigin) called.add(origin)
    })
    await signIn(page, 'theo')
    await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
    const live = page.waitForResponse((response) => response.url().includes('/api/notifications/live'))
    await page.reload()
    expect((await live).status()).toBe(200)
    await page.getByRole('link', { name: /^Inbox/ }).click()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All messages marked as read')).toBeVisible()
    await page.goto('/announcements?search=moving')
    await page.getByRole('link', { name: 'New rules for moving in and out' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /\.pdf/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    expect([...called]).toEqual([reportingOrigin])
  })
})

test('the policy of a page names the collector only where there is one', async ({ request }) => {
  const policyOf = async (origin: string) => (await request.get(`${origin}/login`)).headers()['content-security-policy']
  expect(await policyOf(reportingOrigin)).toContain(`connect-src 'self' ${reportingOrigin} ${collectorOrigin};`)
  expect(await policyOf(serverOrigin)).toContain("connect-src 'self';")
})

test('a rate that is none stops the build', async () => {
  const place = await mkdtemp(join(tmpdir(), 'parapet-refused-'))
  await expect(buildApart(place, { ERROR_REPORT_SAMPLE: '1.5' })).rejects.toThrow(
    'ERROR_REPORT_SAMPLE must be a number from 0 to 1, but is 1.5.',
  )
  await rm(place, { recursive: true, force: true })
})
