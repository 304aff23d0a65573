/** The frame around the screens: the page's head, and the ways of those who use no mouse. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectFit, hearErrors } from './inspect.ts'
import { as, enter } from './people.ts'
import { serverOrigin } from './addresses.ts'
import { expect, test } from './test.ts'

const wide = { width: 1440, height: 900 }
const bar = (page: Page) => page.getByRole('banner')

test.describe('the page’s head', () => {
  const tags = (page: Page) =>
    page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const of = (selector: string, attribute: string) => all(selector).map((tag) => tag.getAttribute(attribute))
      return {
        titles: all('title').map(({ textContent }) => textContent),
        descriptions: of('meta[name="description"]', 'content').length,
        keywords: of('meta[name="keywords"]', 'content').length,
        robots: of('meta[name="robots"]', 'content'),
        canonical: of('link[rel="canonical"]', 'href'),
        shared: of('meta[property="og:url"]', 'content'),
        pictures: of('meta[property="og:image"]', 'content'),
        cards: of('meta[name="twitter:card"]', 'content'),
        structured: all('script[type="application/ld+json"]').length,
      }
    })
  const expectTags = async (
    page: Page,
    title: string,
    path: string,
    { hidden, picture = '/social.png' }: { hidden: boolean; picture?: string },
  ) => {
    await expect(page).toHaveTitle(title)
    await expect
      .poll(() => tags(page))
      .toEqual({
        titles: [title],
        descriptions: 1,
        keywords: 1,
        robots: hidden ? ['noindex'] : [],
        canonical: [serverOrigin + path],
        shared: [serverOrigin + path],
        pictures: [serverOrigin + picture],
        cards: ['summary_large_image'],
        structured: hidden ? 0 : 1,
      })
  }

  test('stands in the HTML of the landing page, for those who run no scripts', async ({ request }) => {
    const html = await (await request.get('/')).text()
    for (const tag of [
      '<title>Strata and condo management for Canada | Parapet</title>',
      '<meta name="description" content="Run your strata or condo building in one place',
      '<meta name="keywords" content="strata management software',
      `<link rel="canonical" href="${serverOrigin}/"`,
      `<meta property="og:image" content="${serverOrigin}/social.png"`,
      '<meta property="og:image:width" content="1200"',
      '<meta property="og:image:height" content="630"',
      '"@type":"SoftwareApplication"',
    ])
      expect(html, tag).toContain(tag)
    expect(html).not.toContain('noindex')
    expect(html).not.toContain('.invalid')
    expect(await (await request.get('/pricing')).text()).toContain(
      `<link rel="canonical" href="${serverOrigin}/pricing"`,
    )
    expect((await request.get('/social.png')).headers()['content-type']).toBe('image/png')
  })

  test('of a screen behind a guard keeps search engines out before any script runs', async ({ request }) => {
    const html = await (await request.get('/dashboard')).text()
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  test('has exactly one of each tag, and changes with every step', async ({ page }) => {
    const heard = hearErrors(page)
    await page.setViewportSize(wide)
    await page.goto('/')
    await expectTags(page, 'Strata and condo management for Canada | Parapet', '/', { hidden: false })
    await bar(page).getByRole('link', { name: 'Login' }).click()
    await expectTags(page, 'Login | Parapet', '/login', { hidden: false })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expectTags(page, 'Pricing | Parapet', '/pricing', { hidden: false, picture: '/social/pricing.png' })
    await page.goBack()
    await expectTags(page, 'Login | Parapet', '/login', { hidden: false })
    await as(page, 'olivia')
    await expectTags(page, 'Dashboard | Parapet', '/dashboard', { hidden: true })
    await page.getByRole('link', { name: /^Inbox/ }).click()
    await expectTags(page, 'Inbox | Parapet', '/inbox', { hidden: true })
    // The policy for scripts lets blocks of data be.
    expect(heard).toEqual([])
  })
})

test.describe('without a mouse', () => {
  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.setViewportSize(wide)
    await as(page, 'olivia')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  test('a followed link gives the focus to the screen and names it', async ({ page }) => {
    await page.setViewportSize(wide)
    await as(page, 'olivia')
    // The dashboard takes the focus as it comes.
    await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).press('Enter')
    await expect(page).toHaveURL(/\/announcements$/)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText('Announcements | Parapet')
  })

  test('a menu opens, moves and closes by keys, and gives the focus back', async ({ page }) => {
    await page.setViewportSize(wide)
    await as(page, 'mandeep')
    await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
    const menu = bar(page).getByRole('button', { name: 'Management' })
    await menu.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Building Settings' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(menu).toBeFocused()
  })

  test('the menu of a narrow window keeps the focus in it, and gives it back or takes it along', async ({ page }) => {
    await as(page, 'mandeep')
    const button = bar(page).getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    const hasFocus = () => drawer.evaluate((one) => one.contains(document.activeElement))
    await expect.poll(hasFocus).toBe(true)
    const count = await drawer.locator('a, button').count()
    for (let step = 0; step < count + 2; step += 1) {
      await page.keyboard.press('Tab')
      expect(await hasFocus()).toBe(true)
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await drawer.getByRole('link', { name: 'Announcements' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })

  test('nothing is lost at 200 % zoom, nor in the narrowest window', async ({ page }) => {
    await enter(page, 'mandeep')
    for (const [width, height] of [
      [720, 450],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of ['/dashboard', '/inbox', '/announcements']) {
        await page.goto(path)
        await expectFit(page)
      }
      await expect(bar(page).getByRole('button', { name: 'Menu', exact: true })).toBeInViewport()
    }
  })
})

test('somebody without a network is told so, and told no more once it is back', async ({ page, context }) => {
  await as(page, 'olivia')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await context.setOffline(true)
  const told = page.getByRole('status').filter({ hasText: 'You’re offline' })
  await expect(told).toBeVisible()
  await context.setOffline(false)
  await expect(told).toHaveCount(0)
})

test('a screen that did not come without a network comes with it, and nobody is told of it any more', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await as(page, 'olivia')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await context.setOffline(true)
  await bar(page).getByRole('link', { name: 'Announcements' }).click()
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toHaveCount(0)
})

test('whoever asks for less motion sees colors change at once', async ({ page }) => {
  await as(page, 'olivia', '/my-profile')
  const theme = page.getByRole('radiogroup').filter({ hasText: 'Match device' })
  const label = theme.locator('label').first()
  await expect(label).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(label).toHaveCSS('transition-duration', '0s')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(label).not.toHaveCSS('transition-duration', '0s')
})
