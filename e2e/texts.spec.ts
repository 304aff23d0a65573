/** The texts of the specification, each found on the screen where it belongs. */
import type { Page } from '@playwright/test'
import { as, signIn } from './people.ts'
import { expect, test } from './test.ts'

const wide = { width: 1440, height: 900 }
/** The year of the pages' clocks, which may be another one than here in the last hours of it. */
const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', year: 'numeric' }).format(new Date())

/** What stands in the page's main part, in the order of the list. */
const expectTexts = async (page: Page, ...texts: readonly string[]) => {
  for (const text of texts) await expect(page.locator('main').getByText(text).first(), text).toBeVisible()
}

test.describe('for visitors', () => {
  test('the landing page leads to enrolment, features and prices, and says what it costs', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/')
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: 'Enroll Your Building' })).toHaveAttribute('href', '/contact')
    await expect(main.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
    await expect(main.locator('a[href^="/features/"]')).toHaveCount(9)
    await expectTexts(
      page,
      'From 1.50 CAD per unit per month',
      'a minimum of 48 dollars a month',
      'packages from 0.40 per unit',
      'No setup fees or long-term contracts',
      'Canadian data hosting',
      'PIPEDA, BC Strata Act and Alberta Condo Act compliance',
    )
    await main.getByRole('link', { name: 'Explore Features' }).click()
    await expect(page).toHaveURL(/\/#features$/)
    await expect(page.locator('#features')).toBeInViewport()
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'Enroll Your Building' })).toHaveAttribute('href', '/contact')
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  })

  test('the menu of a narrow window adds Get Started', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveText([
      'Enroll Your Building',
      'Login',
      'Get Started',
    ])
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register')
  })

  test('the footer says who we are and where to turn, and leads to the features from elsewhere', async ({ page }) => {
    await page.goto('/login')
    const footer = page.getByRole('contentinfo')
    for (const text of [
      'A platform to streamline operations, enhance communication and delight residents.',
      'Support: support@parapet.example',
      'Sales: sales@parapet.example',
      'Vancouver, British Columbia',
      `© ${year} Parapet`,
      'Made in Canada',
    ])
      await expect(footer, text).toContainText(text)
    const links = ['Features', 'Pricing', 'Contact Sales', 'Login', 'Privacy Policy', 'Terms of Service']
    await expect(footer.getByRole('listitem')).toHaveText(links)
    await footer.getByRole('link', { name: 'Features' }).click()
    await expect(page).toHaveURL(/\/#features$/)
    await expect(page.locator('#features')).toBeInViewport()

    // On the home page it scrolls there, smoothly where motion is welcome.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const scroll = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (how) {
        Object.assign(window, { scrolled: how })
        scroll.call(this, how)
      }
      window.scrollTo(0, document.body.scrollHeight)
    })
    await footer.getByRole('link', { name: 'Features' }).click()
    await expect(page.locator('#features')).toBeInViewport()
    expect(await page.evaluate(() => (window as unknown as { scrolled?: object }).scrolled)).toEqual({
      behavior: 'smooth',
    })
  })

  test('the login screen, and its button while it sends', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle('Login | Parapet')
    await expect(page.getByRole('heading', { name: 'Login to Your Account', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgot-password')
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register here' })).toHaveAttribute('href', '/register')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Email').fill(' Nobody@Mail.example ')
    await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1')
    const sent = page.waitForRequest('**/api/auth/login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
    expect((await sent).postDataJSON()).toEqual({ email: 'nobody@mail.example', password: 'Not-the-password-1' })
    release()
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()
  })

  test('a page without a screen of its own has the default title', async ({ page }) => {
    expect(await (await page.request.get('/dashboard')).text()).toContain('<title>Strata Management Platform</title>')
  })

  test('while it is not known who is signed in, a spinner says Loading... after 100 ms', async ({ page }) => {
    await page.route('**/api/auth/me*', () => undefined)
    await page.goto('/inbox')
    const spinner = page.locator('main').getByRole('status')
    await expect(spinner).toHaveText('Loading...')
    await expect(spinner).toHaveCSS('animation-delay', '0.1s')
  })
})

test.describe('for residents and managers', () => {
  test.use({ viewport: wide })

  test('a resident: the bar, the tiles and the footer', async ({ page }) => {
    await as(page, 'olivia')
    await expect(page).toHaveTitle('Dashboard | Parapet')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Dashboard',
      'Announcements',
      'Maintenance',
      'Parking',
      'Forum',
    ])
    await expectTexts(page, 'Welcome to Harbour View', 'Hello, Olivia', 'Building Information', 'Unit Directory')
    await expectTexts(page, 'Pinned Announcements', 'Building Tools', 'Community Forum', 'Notices', 'Book Resources')
    await expectTexts(page, 'Maintenance', 'Visitor Parking', 'Document Library')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(
      'A digital hub to stay connected, access building resources, submit maintenance requests, book amenities and connect with the community.',
    )
    const links = ['Features', 'Pricing', 'Contact Sales', 'Dashboard', 'My Profile', 'Privacy Policy']
    await expect(footer.getByRole('listitem')).toHaveText([...links, 'Terms of Service'])
  })

  test('the switcher names each role and leads to other buildings', async ({ page }) => {
    await as(page, 'mandeep')
    await page.getByRole('button', { name: /Switch building/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      /Harbour View\s*management/,
      /Prairie Court\s*management/,
      'Join Another Building',
    ])
    await page.getByRole('menuitem', { name: 'Join Another Building' }).click()
    await expect(page).toHaveURL(/\/select-building\?select=true$/)
    await page.getByRole('button', { name: 'Management', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Unit Directory',
      'Property Management',
      'Vendor Management',
      'Invite Users',
      'Building Settings',
    ])
  })

  test('a superadmin without a building, in one, and out of it again', async ({ page }) => {
    await signIn(page, 'sam')
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Select Building',
      'Admin',
    ])
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/select-building$/)
    await page.getByRole('button', { name: /Harbour View/ }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectTexts(page, 'System Administration, Privacy & Compliance', 'Compliance Dashboard', 'Data Processors')
    await expectTexts(page, 'Breach Management', 'Privacy Policies', 'Management Tools')
    const kept = () => page.evaluate(() => [localStorage.selectedBuildingName, 'selectedBuildingId' in localStorage])
    expect(await kept()).toEqual(['Harbour View', true])
    await page.getByRole('button', { name: /Switch building/ }).click()
    await expect(page.getByRole('menuitem').first()).toHaveText(/Harbour View\s*superadmin/)
    await page.getByRole('menuitem', { name: 'Select Different Building' }).click()
    await expect(page).toHaveURL(/\/select-building\?select=true$/)
    expect(await kept()).toEqual([undefined, false])
  })

  test('a council member: the vote in the menu and the tiles of governance', async ({ page }) => {
    await as(page, 'carla')
    await expectTexts(page, 'Council Dashboard, Governance & Oversight', 'Council Voting', 'Property Management')
    await expect(page.locator('main').getByRole('link', { name: /Council Forum/ })).toHaveAttribute(
      'href',
      '/forum?category=council',
    )
    await page.getByRole('button', { name: 'Management', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Council Voting' })).toHaveAttribute('href', '/council-voting')
  })

  test('somebody without a building: what to send to whom', async ({ page }) => {
    await as(page, 'nora', '/dashboard')
    await expectTexts(page, 'No Building Associated', 'your full name', 'your unit number', 'your email')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Select Building'])
    await page.getByRole('link', { name: 'Find Your Building' }).click()
    await expect(page).toHaveURL(/\/select-building$/)
  })

  test('every route change begins at the top', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await as(page, 'olivia')
    await expect(page.getByRole('heading', { name: 'Building Tools' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveTitle('Pricing | Parapet')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})
