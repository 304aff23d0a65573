/** What the first visit to a page fetches, and that nothing is lost by what comes later. */
import type { Page } from '@playwright/test'
import { keepingBeginsMs } from '../contract/limits/keeping.ts'
import { signIn } from './people.ts'
import { expect, test } from './test.ts'

const requestsMost = 25
const rules = /\/schemas-/

/** What a page asks for from now on. */
const listen = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

/** What a device keeps comes later by the clock, which on a slow machine may be before the last of the first visit. */
const keepNothing = (page: Page) =>
  page.addInitScript((laterMs) => {
    const { setTimeout } = window
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === laterMs ? 0 : setTimeout(work, ms)) as typeof setTimeout
  }, keepingBeginsMs)

/** What others change meanwhile would be asked for once more; the stream is asked for, and its words are nobody's. */
const hearNothing = (page: Page) =>
  page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      override addEventListener() {}
    }
  })

for (const path of ['/', '/login', '/register', '/forgot-password'])
  test(`the first visit to ${path} asks for at most ${requestsMost} things`, async ({ page }) => {
    const asked = listen(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(requestsMost)
    expect(asked.filter((one) => rules.test(one) || (path === '/' && one.includes('/common-')))).toEqual([])
  })

test(`the first visit to the dashboard asks for at most ${requestsMost} things`, async ({ browser }) => {
  const before = await browser.newContext()
  await signIn(await before.newPage(), 'carla')
  const context = await browser.newContext({ storageState: await before.storageState() })
  const page = await context.newPage()
  await keepNothing(page)
  await hearNothing(page)
  const asked = listen(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Building Overview' })).toBeVisible()
  // The last that comes.
  await expect(page.locator('.Toastify')).toBeAttached()
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(requestsMost)
  await context.close()
  await before.close()
})

test('a form judges by its rules, which come with the first touch', async ({ page }) => {
  const asked = listen(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody')
  expect(asked.filter((one) => rules.test(one))).toHaveLength(1)
  expect(asked).not.toContain('/api/auth/login')
})

test('a form whose rules have not come yet is sent once, and by the rules', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(rules, async (route) => {
    await held
    await route.continue()
  })
  const asked = listen(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@parapet.example')
  for (let press = 0; press < 3; press++) await page.getByLabel('Email').press('Enter')
  expect(asked).not.toContain('/api/auth/forgot-password')
  letGo()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(asked.filter((one) => one === '/api/auth/forgot-password')).toHaveLength(1)
})

test('a form whose rules cannot be loaded lets the server judge, and keeps what was typed', async ({ page }) => {
  await page.route(rules, (route) => route.abort())
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody')
  await page.getByLabel('Email').fill('nobody@parapet.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})
