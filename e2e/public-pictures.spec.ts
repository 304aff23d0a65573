/** The pictures of the product on the public pages: the right ones load, and nothing moves when they do. */
import type { Page } from '@playwright/test'
import { publicEntries } from '../web/route-table/public.ts'
import { expect, test } from './test.ts'

const features = publicEntries.map(({ path }) => path).filter((path) => path.startsWith('/features/'))
const pages = ['/', ...features]
const windows = [
  { width: 390, height: 844, shown: ['390 by 844'] },
  { width: 1280, height: 800, shown: ['1280 by 800', '390 by 844'] },
]

/** The pictures that are seen, after each has been scrolled to: their files, and width by height as the page keeps them. */
const seen = async (page: Page) => {
  const pictures = page.locator('main img[src^="/shots/"]:visible')
  const found: { file: string; size: string }[] = []
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy()
    found.push(
      await picture.evaluate((one: HTMLImageElement) => {
        const { width, height } = one.getBoundingClientRect()
        const kept = one.width > 0 && Math.abs(width / height - one.naturalWidth / one.naturalHeight) < 0.01
        const size = `${one.getAttribute('width')} by ${one.getAttribute('height')}`
        return { file: one.currentSrc, size: kept ? size : 'out of shape' }
      }),
    )
  }
  return found
}

/** Sums up what moved by itself since the page began. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)

const fonts = /\.woff2$/

for (const theme of ['light', 'dark'] as const)
  for (const { width, height, shown } of windows)
    test(`each page shows its pictures in ${theme} at ${width}, and nothing moves`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height })
      await watchShifts(page)
      // On a busy machine the font may come after the first paint, which another journey is about.
      await page.route(fonts, (route) => route.abort())
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const found = await seen(page)
        expect([path, ...found.map(({ size }) => size)]).toEqual([path, ...shown])
        for (const { file } of found) expect(file).toContain(`-${theme}.avif`)
        expect(await shifted(page), `what moved on ${path}`).toBeLessThan(0.01)
      }
    })

for (const { width, height } of windows)
  test(`a font that comes late moves nothing at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    const painted = new Promise<void>((resolve) => page.once('domcontentloaded', () => resolve()))
    await page.route(fonts, async (route) => {
      await painted
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.fonts.check('1rem "Inter Variable"'))).toBe(true)
    expect(await shifted(page)).toBeLessThan(0.01)
  })

test('what is not shown is not loaded, and the switch of the theme changes the pictures', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/features/parking', { waitUntil: 'networkidle' })
  await seen(page)
  expect(asked.filter((one) => one.startsWith('/shots/'))).toEqual(['/shots/parking-phone-light.avif'])
  // The shell takes over what the browser remembers of scrolling once it runs; before, nothing hears a click.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect((await seen(page)).map(({ file }) => new URL(file).pathname)).toEqual(['/shots/parking-phone-dark.avif'])
})

test('a stranger’s visit asks for nothing that is refused', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()))
  for (const path of ['/', '/pricing', '/contact']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(refused).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('one picture of each pair is shown, and the page has its styles', async ({ page }) => {
    await page.goto('/features/notices')
    await expect(page.locator('main img:visible')).toHaveCount(2)
    await expect(page.locator('main img:visible').first()).toHaveAttribute('src', '/shots/notices-desktop-light.avif')
    const paint = (name: string) =>
      page
        .locator('main article section div div')
        .first()
        .evaluate((one, as) => getComputedStyle(one)[as as 'color'], name)
    expect(await paint('backgroundColor')).toBe('rgb(255, 255, 255)')
  })

  for (const path of ['/contact', '/login', '/register'])
    test(`${path} says what it is, or why it needs scripts`, async ({ page, request }) => {
      expect(await (await request.get(path)).text()).toMatch(/<title>[^<]{5,}<\/title>/)
      await page.goto(path)
      const hasForm = path === '/contact'
      await expect(hasForm ? page.getByRole('heading', { level: 1 }) : page.locator('noscript p')).toBeVisible()
      await expect(page.locator('noscript a[href="/"]')).toHaveCount(hasForm ? 0 : 1)
    })
})
