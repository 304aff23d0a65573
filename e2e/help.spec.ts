/** The help: pages that read without scripts, a search over them, and the topic of a screen beside it. */
import type { Page } from '@playwright/test'
import { helpPages } from '../web/route-table/help-topics.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as } from './people.ts'
import { serverOrigin } from './addresses.ts'
import { expect, test } from './test.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Help: / })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search help' })
const found = (page: Page) => page.getByRole('list', { name: 'Search results' })

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the index leads to every topic', async ({ page }) => {
    await page.goto('/help')
    const paths = await page
      .locator('main a[href^="/help/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(['/help', ...paths])).toEqual(new Set(helpPages))
    await expect(search(page)).toHaveCount(0)
  })

  for (const path of helpPages)
    test(`${path} reads whole`, async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(path === '/help' ? /<title>Help \| Parapet</ : /<title>Help: [^<|]+ \| Parapet</)
      expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/)
      expect(html).toContain(`<link rel="canonical" href="${serverOrigin}${path}"`)
      expect(html).not.toContain('noindex')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(150)
      await expect(page.getByText('Loading...')).toHaveCount(0)
    })
})

test('search engines are told of every page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of helpPages) expect(sitemap).toContain(`<loc>${serverOrigin}${path}</loc>`)
  expect(sitemap).not.toContain(':topic')
})

test('the search finds while one types, marks what it found, and stands in the address', async ({ page }) => {
  const heard = hearErrors(page)
  await page.goto('/help')
  await search(page).fill('PÁRTY room')
  await expect(found(page).getByRole('link').first()).toHaveText('Book the party room, guest suite or elevator')
  await expect(found(page).locator('mark').first()).toHaveText('party')
  await expect(found(page).getByText('For residents').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ answers? for “PÁRTY room”$/)
  await expect(page).toHaveURL('/help?q=P%C3%81RTY+room')
  await expectSound(page)
  await search(page).press('Enter')
  await expect(found(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help/bookings#book')
  await expect(page.getByRole('heading', { name: 'Book the party room, guest suite or elevator' })).toBeInViewport()
  await page.goBack()
  await expect(search(page)).toHaveValue('PÁRTY room')
  await expect(found(page).getByRole('link').first()).toBeVisible()
  await search(page).fill('helicopter')
  await expect(page.getByText('Nothing found for “helicopter”')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'contact page' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show all topics' }).click()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('link', { name: /^Bookings/ })).toBeVisible()
  expect(heard).toEqual([])
})

test.describe('beside a screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const [person, path, topic, task] of [
    ['olivia', '/bookings', 'Bookings', 'Cancel a booking'],
    ['mandeep', '/vendors', 'Vendors', 'Add a vendor'],
    ['carla', '/council-voting', 'Council votes and decisions', 'Cast your vote'],
  ] as const)
    test(`${person} gets the topic of ${path} by the button and by the key`, async ({ page }) => {
      const heard = hearErrors(page)
      await as(page, person, path)
      const button = page.getByRole('button', { name: 'Help', exact: true })
      await button.click()
      await expect(page.getByRole('dialog', { name: `Help: ${topic}` })).toBeVisible()
      await drawer(page).locator('summary').getByText(task, { exact: true }).click()
      await expect(drawer(page).locator('details[open] li').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
      await expect(button).toBeFocused()

      await page.locator('main').focus()
      await page.keyboard.press('?')
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await keys.getByRole('button', { name: `Help for this screen: ${topic}` }).click()
      await expect(page.getByRole('dialog', { name: `Help: ${topic}` })).toBeVisible()
      await expect(keys).toHaveCount(0)
      expect(heard).toEqual([])
    })

  test('what somebody reads first is for their role', async ({ page }) => {
    await as(page, 'mandeep', '/help/notices')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('For managers')
    await page.goto('/bookings')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await expect(drawer(page).getByRole('heading', { level: 3 }).first()).toHaveText('For managers')
  })

  test('typed words stay, another topic opens in the same place, and the page in a tab of its own', async ({
    page,
    context,
  }) => {
    await as(page, 'olivia', '/tickets/new')
    const words = page.getByLabel('Short description')
    await words.fill('Kitchen tap is dripping')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await drawer(page).getByRole('button', { name: 'Vendors' }).click()
    await expect(page.getByRole('dialog', { name: 'Help: Vendors' })).toBeVisible()
    const opened = context.waitForEvent('page')
    await drawer(page)
      .getByRole('link', { name: /^Open as page/ })
      .click()
    const tab = await opened
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Vendors')
    await tab.getByRole('link', { name: 'Back to where you were' }).click()
    await expect(tab).toHaveURL('/tickets/new')
    await tab.close()
    await page.getByRole('button', { name: 'Close help' }).click()
    await expect(words).toHaveValue('Kitchen tap is dripping')
  })

  test('words of the help that do not come are told, and the screen stays', async ({ page }) => {
    await as(page, 'olivia', '/bookings')
    await page.route(/\/assets\/help-drawer-[^/]+\.js/, (route) => route.abort())
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book resources')
  })
})

test('on a phone the help stands in the menu, fits, and its controls are as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await as(page, 'olivia', '/parking')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const item = page.getByRole('dialog').getByRole('button', { name: 'Help', exact: true })
  await expectFinger(item)
  await item.click()
  await expect(page.getByRole('dialog', { name: 'Help: Visitor parking' })).toBeVisible()
  for (const control of [drawer(page).locator('summary').first(), drawer(page).getByRole('link', { name: /^Open as/ })])
    await expectFinger(control)
  await expectSound(page)
})
