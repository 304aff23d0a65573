/** Keys and the command palette. */
import type { Page } from '@playwright/test'
import { expectSound } from './inspect.ts'
import { as, type Person } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const field = (page: Page) => palette(page).getByRole('combobox')
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** Presses two keys to go somewhere. They must follow within a second and a half, for which a slow machine tries again. */
const go = (page: Page, keys: readonly string[], to: string) =>
  expect(async () => {
    for (const key of keys) await page.keyboard.press(key)
    await expect(heading(page)).toHaveText(to, { timeout: 5000 })
  }).toPass({ timeout: 60_000 })

const signedIn = async (page: Page, person: Person) => {
  await as(page, person)
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible()
}

test.describe('keys', () => {
  test('lead to screens, to the search of a screen and to the help that lists them', async ({ page }) => {
    await signedIn(page, 'olivia')
    await expect(heading(page)).toHaveText('Welcome to Harbour View')
    await go(page, ['g', 'a'], 'Announcements')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox').first()).toBeFocused()
    await page.keyboard.type('g i?/')
    await expect(page.getByRole('searchbox').first()).toHaveValue('g i?/')
    await expect(heading(page)).toHaveText('Announcements')
    await page.locator('main').focus()
    await go(page, ['g', 'i'], 'Inbox')
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(heading(page)).toHaveText('Inbox')
    await page.keyboard.press('?')
    await expect(help(page).getByRole('row').filter({ hasText: 'Go to Announcements' })).toContainText('g')
    await expect(help(page).getByText('Go to Building settings')).toHaveCount(0)
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(help(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText('Inbox')
  })

  test('of one character can be switched off, and stay so', async ({ page }) => {
    await signedIn(page, 'olivia')
    await page.getByRole('button', { name: 'Account of Olivia' }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await help(page).getByRole('switch', { name: 'Use single keys' }).click()
    await page.keyboard.press('Escape')
    await expect(help(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible()
    await page.keyboard.press('?')
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await expect(help(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.keyboard.press('Escape')
    await page.context().clearCookies()
    await signedIn(page, 'theo')
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await expect(help(page)).toHaveCount(0)
  })
})

test.describe('the palette', () => {
  test('finds screens, chooses by arrows, and gives the focus back when closed', async ({ page }) => {
    await signedIn(page, 'mandeep')
    const button = page.getByRole('button', { name: 'Search and commands' })
    await button.click()
    await expect(field(page)).toBeFocused()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(button).toBeFocused()

    await page.keyboard.press('Control+k')
    await field(page).fill('prop')
    await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Property management')
    const chosen = () => field(page).getAttribute('aria-activedescendant')
    expect(await palette(page).getByRole('option', { selected: true }).getAttribute('id')).toBe(await chosen())
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Property management')
    await expect(palette(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })

  test('moves the choice through every group and around', async ({ page }) => {
    await signedIn(page, 'mandeep')
    await page.keyboard.press('Control+k')
    const options = palette(page).getByRole('option')
    await expect(field(page)).toBeFocused()
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toHaveText('Logout')
    await expect(options.last()).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await field(page).fill('zebra')
    await expect(palette(page).getByRole('status')).toHaveText('Nothing found.')
  })

  test('finds announcements on the server and opens them', async ({ page }) => {
    await signedIn(page, 'theo')
    await page.keyboard.press('Control+k')
    await field(page).fill('elevator')
    const found = palette(page).getByRole('group', { name: 'Announcements' }).getByRole('option')
    await expect(found.first()).toContainText(/elevator/i)
    await expect(palette(page).getByRole('status')).toHaveText(/\d results?\./)
    const title = await found.first().textContent()
    await found.first().click()
    await expect(heading(page)).toHaveText(title!)
    await expect(page).toHaveURL(/\/announcements\/[0-9a-f-]{36}$/)
  })

  test('says so when the announcements cannot be searched, and still finds the rest', async ({ page }) => {
    await signedIn(page, 'theo')
    await page.route('**/api/notices?*', (route) =>
      route.fulfill({ status: 403, json: { success: false, error: 'x' } }),
    )
    await page.keyboard.press('Control+k')
    await field(page).fill('library')
    await expect(palette(page).getByRole('status')).toHaveText('1 result. We couldn’t search announcements.')
  })

  test('switches the building, writes a notice, changes the scheme and signs out', async ({ page }) => {
    await signedIn(page, 'mandeep')
    const run = async (query: string, text: string) => {
      await page.keyboard.press('Control+k')
      await field(page).fill(query)
      await palette(page).getByRole('option', { name: text, exact: true }).click()
      await expect(palette(page)).toHaveCount(0)
    }
    await run('prairie', 'Switch to Prairie Court')
    await expect(heading(page)).toHaveText('Welcome to Prairie Court')
    await run('new notice', 'Write a notice')
    await expect(heading(page)).toHaveText('New notice')
    await run('dark', 'Switch between light and dark')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await run('logout', 'Logout')
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.keyboard.press('Control+k')
    await expect(heading(page)).toBeVisible()
    await expect(palette(page)).toHaveCount(0)
  })

  test('offers no more than the guards let in', async ({ page }) => {
    await signedIn(page, 'nora')
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('option', { name: 'Select building' })).toBeVisible()
    const texts = await palette(page).getByRole('option').allTextContents()
    for (const text of ['Dashboard', 'Announcements', 'Administration', 'Write a notice'])
      expect(texts).not.toContain(text)
  })

  test('is in the menu of a narrow window too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await as(page, 'olivia')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Search and commands' }).click()
    await expect(field(page)).toBeFocused()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  test('whose code does not come leaves the screen as it is and says why', async ({ page }) => {
    await signedIn(page, 'olivia')
    await page.route(/\/assets\/palette-[^/]+\.js/, (route) => route.abort())
    await page.getByRole('button', { name: 'Search and commands' }).click()
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
    await expect(heading(page)).toHaveText('Welcome to Harbour View')
    await page.unroute(/\/assets\/palette-[^/]+\.js/)
  })
})
