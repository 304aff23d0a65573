/** A slow network: what is coming shows its shape or a spinner, never a blank page. */
import type { Page } from '@playwright/test'
import { builtFile } from './built.ts'
import { get } from './calls.ts'
import { as, enter } from './people.ts'
import { expect, test } from './test.ts'

/** Holds the answers to some calls back until they are let go. */
const holdBack = async (page: Page, calls: RegExp): Promise<() => void> => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const placeholder = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })

test('the list of notices keeps its heading and shows cards to come', async ({ page }) => {
  await enter(page, 'olivia')
  const letGo = await holdBack(page, /\/api\/notices\?/)
  await page.goto('/announcements')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements')
  await expect(placeholder(page).locator('.mantine-Skeleton-root').first()).toBeVisible()
  await expect(page.getByText('No announcements yet')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(placeholder(page)).toHaveCount(0)
})

test('a notice shows the shape of one', async ({ page }) => {
  await enter(page, 'olivia')
  const found = await get(page, '/api/notices?search=parcels')
  const { data } = (await found.json()) as { data: { _id: string; title: string }[] }
  const { _id, title } = data[0]!
  const letGo = await holdBack(page, new RegExp(`/api/notices/${_id}\\?`))
  await page.goto(`/announcements/${_id}`)
  await expect(placeholder(page).locator('.mantine-Skeleton-root').first()).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the dashboard shows a spinner while the buildings load, and never that there are none', async ({ page }) => {
  await as(page, 'olivia')
  const letGo = await holdBack(page, /\/api\/buildings\/my-buildings/)
  await page.reload()
  await expect(placeholder(page)).toBeVisible()
  await expect(page.getByText('No Building Associated')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
})

test('on a hard load the spinner stays in sight until the screen is there, whatever it waits for', async ({ page }) => {
  await as(page, 'olivia')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await page.addInitScript(() => {
    const seen: string[] = []
    const look = () => {
      const spinner = [...document.querySelectorAll('[role=status]')].find((one) => one.textContent === 'Loading...')
      if (!document.querySelector('h1')) seen.push(spinner ? getComputedStyle(spinner).visibility : 'none')
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  const code = builtFile('web/features/overview/dashboard-screen.tsx')
  const steps = [/\/api\/auth\/me/, /\/api\/buildings\/my-buildings/, new RegExp(code.replaceAll('.', String.raw`\.`))]
  const letGo = await Promise.all(steps.map((step) => holdBack(page, step)))
  const asked = steps.map((step) => page.waitForRequest(step))
  await page.reload({ waitUntil: 'commit' })
  for (const [place, next] of letGo.entries()) {
    await asked[place]
    await expect(page.getByText('Loading...').first()).toBeVisible()
    next()
  }
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const since = seen.slice(seen.indexOf('visible'))
  expect(since.length).toBeGreaterThan(1)
  expect(since.filter((how) => how !== 'visible')).toEqual([])
})

test('somebody whose browser knows them never sees the bar of a visitor, and a stranger does', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await as(page, 'olivia')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  const letGo = await holdBack(page, /\/api\/auth\/me/)
  await page.goto('/')
  const login = (of: Page) => of.getByRole('banner').getByRole('link', { name: 'Login', includeHidden: true })
  await expect(login(page)).toBeAttached()
  await expect(login(page)).toBeHidden()
  letGo()
  await expect(page).toHaveURL(/\/dashboard$/)
  const stranger = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await stranger.goto('/')
  await expect(login(stranger)).toBeVisible()
})

test('a link to a part of a page leads there however late it comes, unless somebody moves on first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await enter(page, 'mandeep')
  await page.clock.install()
  const part = page.getByRole('form', { name: 'Features' })
  for (const [moves, leads] of [
    [false, true],
    [true, false],
  ] as const) {
    const letGo = await holdBack(page, /\/api\/buildings\/[\da-f-]{36}\/settings/)
    await page.goto('/dashboard')
    await page.goto('/settings#features')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building settings')
    await page.clock.runFor(10_000)
    if (moves) await page.keyboard.press('Shift')
    letGo()
    await expect(part).toBeVisible()
    await page.clock.runFor(1000)
    await (leads ? expect(part).toBeInViewport() : expect(part).not.toBeInViewport())
    await page.unrouteAll({ behavior: 'wait' })
  }
})
