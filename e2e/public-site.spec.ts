/** The public pages: read whole without scripts, lead on, and work out the price. */
import type { Page } from '@playwright/test'
import { publicEntries } from '../web/route-table/public.ts'
import { expectFinger, expectFit, hearErrors } from './inspect.ts'
import { serverOrigin } from './addresses.ts'
import { expect, test } from './test.ts'

const pages = publicEntries.filter(({ screen }) => screen?.startsWith('features/marketing/')).map(({ path }) => path)

test('the public pages are the landing page, the price, nine features, two policies and the marks', () => {
  expect(pages).toHaveLength(14)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages)
    test(`${path} reads whole`, async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
      expect(title).toMatch(/ \| Parapet$/)
      expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/)
      expect(html).toContain(`<link rel="canonical" href="${serverOrigin}${path}"`)
      expect(html).not.toContain('noindex')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length
      expect(words).toBeGreaterThan(path === '/logo-concepts' ? 90 : 150)
      await expect(page.getByText('Loading...')).toHaveCount(0)
    })

  test('the price stands in examples, and nothing stands there that would not move', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('row', { name: '64 $96.00 $96.00 $1,152.00' })).toBeVisible()
    await expect(page.getByRole('row', { name: '12 $18.00 $48.00 $576.00' })).toBeVisible()
    await expect(page.getByLabel('How many units')).toBeHidden()
  })
})

test('search engines are told what to list, by the public address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of pages) expect(sitemap).toContain(`<loc>${serverOrigin}${path}</loc>`)
  expect(sitemap).not.toContain(`<loc>${serverOrigin}/dashboard</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${serverOrigin}/sitemap.xml`)
})

test.describe('the calculator', () => {
  const answer = (page: Page) => page.getByRole('main').getByRole('status')

  test('says the price line by line, and the address carries it', async ({ page }) => {
    const heard = hearErrors(page)
    await page.goto('/pricing')
    const units = page.getByLabel('How many units')
    await units.fill('20')
    await expect(answer(page)).toContainText('$48.00 a month')
    await expect(answer(page)).toContainText('20 units × $1.50')
    await expect(answer(page)).toContainText('$30.00')
    await expect(answer(page)).toContainText('Monthly minimum, which applies')
    await units.fill('64')
    await expect(answer(page)).toContainText('$96.00 a month')
    await expect(answer(page)).toContainText('Per year: 12 × $96.00')
    await expect(answer(page)).toContainText('$1,152.00')
    await page.getByLabel('One specialised package').check()
    await units.fill('250')
    await expect(answer(page)).toContainText('from $100.00 a month')
    await expect(page).toHaveURL('/pricing?units=250&plan=package')
    await page.reload()
    await expect(units).toHaveValue('250')
    await expect(answer(page)).toContainText('from $100.00 a month')
    expect(heard).toEqual([])
  })

  test('moves with the slider, and refuses what is no number of units without losing it', async ({ page }) => {
    await page.goto('/pricing?units=30')
    const units = page.getByLabel('How many units')
    await expect(units).toHaveValue('30')
    await page.getByRole('slider', { name: 'Number of units' }).press('ArrowRight')
    await expect(units).toHaveValue('31')
    await units.fill('many')
    await expect(page.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible()
    await expect(units).toHaveValue('many')
    await expect(answer(page)).not.toContainText('$')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const control of [units, page.getByRole('slider', { name: 'Number of units' })]) await expectFinger(control)
  })
})

test('the public pages fit the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await page.goto(path)
    await expectFit(page)
  }
})

test('every link of the footer and of the cards leads to a page that stands', async ({ page }) => {
  await page.goto('/')
  const paths = await page
    .locator('main a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(paths).toEqual(expect.arrayContaining(['/pricing', '/privacy', '/terms', '/login', '/features/forum']))
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const { pathname } = new URL(path, serverOrigin)
    expect(new URL(page.url()).pathname).toBe(pathname)
    if (pages.includes(pathname)) await expect(page.getByText('This isn’t available yet.')).toHaveCount(0)
  }
})

test('one walks from feature to feature and on to the price, each page with its own head', async ({ page }) => {
  const heard = hearErrors(page)
  await page.goto('/features/notices')
  await expect(page).toHaveTitle('Digital notices | Parapet')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Document library/ })
    .click()
  await expect(page).toHaveTitle('Document library | Parapet')
  await expect(page.getByRole('heading', { level: 1, name: 'Your building’s memory' })).toBeVisible()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^A document library/)
  await page.getByRole('main').getByRole('link', { name: 'See pricing' }).first().click()
  await expect(page).toHaveTitle('Pricing | Parapet')
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^See what your strata/)
  expect(heard).toEqual([])
})

test('the contents of a policy lead to its parts, and each part can be linked to', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Retention' }).click()
  await expect(page).toHaveURL('/privacy#long')
  await expect(page.getByRole('heading', { name: 'Retention' })).toBeInViewport()
})

test('each mark is there to be downloaded', async ({ page, request }) => {
  await page.goto('/logo-concepts')
  const links = page.getByRole('main').locator('a[download]')
  await expect(links).toHaveCount(12)
  for (const link of await links.all()) {
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  }
})
