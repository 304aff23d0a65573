/** The profile: what somebody says of themselves, how they sign in, and where they are signed in. */
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectSound, hearErrors } from './inspect.ts'
import { linkInMail } from './mail.ts'
import { as, demoPassword, moveIn, register } from './people.ts'
import { expect, test } from './test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const loginAt = async (page: Page, email: string, password: string) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
const elsewhere = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()

test('names and phone are changed in place, and refused in words', async ({ page }) => {
  await register(page)
  const heard = hearErrors(page)
  await page.goto('/my-profile')
  const personal = panel(page, 'Personal details')
  await expect(personal.getByLabel('Phone')).toHaveValue('(604) 555-0199')
  await personal.getByLabel('First name').fill('P')
  await personal.getByLabel('Phone').fill('555')
  await personal.getByRole('button', { name: 'Save changes' }).click()
  await expect(personal.getByText('First name must be at least 2 characters')).toBeVisible()
  await expect(personal.getByText('Phone number is too short')).toBeVisible()
  await expectSound(page)

  await personal.getByLabel('First name').fill('Patricia')
  await personal.getByLabel('Phone').fill('604.555.0142')
  await personal.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(personal.getByLabel('First name')).toHaveValue('Patricia')
  await expect(personal.getByLabel('Phone')).toHaveValue('(604) 555-0142')
  expect(heard).toEqual([])
})

test('a change that the server refuses without words is told as Update failed', async ({ page }) => {
  await register(page)
  await page.goto('/my-profile')
  await page.getByLabel('First name').fill('Patricia')
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Patricia')
})

test('the profile saved in two windows keeps what both typed', async ({ page, context }) => {
  await register(page)
  const other = await context.newPage()
  for (const window of [page, other]) {
    await window.goto('/my-profile')
    await expect(window.getByLabel('First name')).toHaveValue('Pat')
  }
  await other.getByLabel('Phone').fill('604 555 0111')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Profile updated successfully!')).toBeVisible()

  await page.getByLabel('First name').fill('Patrick')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('You just saved your profile in another window')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Patrick')
  await expect(page.getByLabel('Phone')).toHaveValue('(604) 555-0111')
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Patrick')
  await expect(page.getByLabel('Phone')).toHaveValue('(604) 555-0111')
})

test('a picture is looked at first, stands in the menu at once, and can be taken away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await as(page, 'vic', '/my-profile#picture')
  const picture = panel(page, 'Photo')
  const inMenu = page.getByRole('button', { name: 'Account of Vic' }).locator('img')
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    picture.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await expect(picture).toBeFocused()
  await choose('notes.txt', 'text/plain', Buffer.from('no picture'))
  await expect(
    picture.getByText('notes.txt isn’t a photo we can use. Choose a PNG, JPEG, WebP, HEIC or GIF file.'),
  ).toBeVisible()
  await choose('torn.png', 'image/png', Buffer.from('no picture'))
  await expect(picture.getByText('torn.png is damaged and can’t be read. Choose another photo.')).toBeVisible()

  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await choose('me.png', 'image/png', content)
  await expect(picture.getByText('This is how others will see it.')).toBeVisible()
  await expectSound(page)
  await expect(inMenu).toHaveCount(0)
  await picture.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(inMenu).toHaveAttribute('src', /^\/api\/pictures\/[0-9a-f-]{36}$/)
  expect(await inMenu.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth))).toBe(512)

  await picture.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click()
  await expect(inMenu).toHaveCount(0)
  await expect(picture.getByRole('button', { name: 'Remove photo' })).toHaveCount(0)
})

test('a new address counts once its mail is opened, and the former one can take it back', async ({ page, browser }) => {
  const former = await register(page)
  const wanted = `new.${former}`
  await page.goto('/my-profile#email')
  const email = panel(page, 'Email')
  await expect(email.getByText('Confirmed', { exact: true })).toBeVisible()
  const ask = async (password: string) => {
    await email.getByLabel('New email').fill(wanted)
    await email.getByLabel('Your password').fill(password)
    await email.getByRole('button', { name: 'Change email' }).click()
  }
  await ask('Not-the-password-1')
  await expect(email.getByText('This isn’t your current password')).toBeVisible()
  await ask(demoPassword)
  await expect(email.getByText(`We sent an email to ${wanted}.`)).toBeVisible()
  await expectSound(page)
  await email.getByRole('button', { name: 'Keep my current email' }).click()
  await expect(email.getByText('One step left')).toHaveCount(0)
  await ask(demoPassword)
  await expect(email.getByText('One step left')).toBeVisible()

  const token = new URLSearchParams((await linkInMail(page, wanted, 'Confirm your new email')).split('?')[1])
  const proven = await page.request.post('/api/auth/verify-email', { data: { token: token.get('token') } })
  expect(proven.ok(), await proven.text()).toBe(true)
  await page.reload()
  await expect(email.getByText(wanted, { exact: true })).toBeVisible()

  const owner = await elsewhere(browser)
  await owner.goto(await linkInMail(page, former, 'Your email address is about to change'))
  await expectSound(owner)
  await owner.getByRole('button', { name: 'It wasn’t me: keep my address' }).click()
  await expect(owner.getByText('Your email address hasn’t changed')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await owner.goto(await linkInMail(page, former, 'Your email address hasn’t changed'))
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(owner).toHaveURL(/\/reset-password/)
})

test('a new password signs the other browsers out, and is asked for from then on', async ({ page, browser }) => {
  const email = await register(page)
  const other = await elsewhere(browser)
  await loginAt(other, email, demoPassword)
  await expect(other).toHaveURL(/\/dashboard$/)
  await page.goto('/my-profile#password')
  const password = panel(page, 'Password')
  const fresh = 'Lighthouse-2031!'
  await password.getByLabel('Current password').fill('Not-the-password-1')
  await password.getByLabel('New password', { exact: true }).fill(fresh)
  await password.getByLabel('Confirm new password').fill('Lighthouse-2032!')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('Passwords do not match')).toBeVisible()
  await password.getByLabel('Confirm new password').fill(fresh)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('This isn’t your current password')).toBeVisible()
  await password.getByLabel('Current password').fill(demoPassword)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(password.getByLabel('Current password')).toHaveValue('')

  await other.goto('/my-profile')
  await expect(other).toHaveURL(/\/login$/)
  await loginAt(other, email, demoPassword)
  await expect(other.getByText('Invalid email or password')).toBeVisible()
  await loginAt(other, email, fresh)
  await expect(other).toHaveURL(/\/my-profile$/)
  await page.reload()
  await expect(panel(page, 'Where you’re signed in').getByRole('listitem')).toHaveCount(2)
})

test('signing out elsewhere is felt there at once, and leads back after a new login', async ({ page, browser }) => {
  const email = await moveIn(page, browser)
  const other = await elsewhere(browser)
  await loginAt(other, email, demoPassword)
  await expect(other).toHaveURL(/\/dashboard$/)
  await other.goto('/inbox?unread=true')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inbox')
  await page.goto('/my-profile#sessions')
  const sessions = panel(page, 'Where you’re signed in')
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
  const everywhere = 'Sign out everywhere else'
  await sessions.getByRole('button', { name: everywhere }).click()
  await page.getByRole('dialog').getByRole('button', { name: everywhere }).click()
  // Both say it in passing, and neither waits until the other was read.
  await Promise.all([
    expect(page.getByText('Signed out 1 other browser', { exact: true })).toBeVisible(),
    expect(other.getByText('Your session has expired. Please login again.')).toBeVisible(),
  ])
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button')).toHaveCount(0)

  await expect(other).toHaveURL(/\/login$/)
  expect(await other.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(demoPassword)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other).toHaveURL(/\/inbox\?unread=true$/)
})

test('one browser can be signed out by itself', async ({ page, browser }) => {
  const email = await register(page)
  const other = await elsewhere(browser)
  await loginAt(other, email, demoPassword)
  await expect(other).toHaveURL(/\/dashboard$/)
  await page.goto('/my-profile#sessions')
  const sessions = panel(page, 'Where you’re signed in')
  await sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
  await expect(page.getByText('Browser signed out')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await other.request.get('/api/auth/me')).status()).toBe(401)
  expect((await page.request.get('/api/auth/me')).status()).toBe(200)
})

test('dark is kept for every browser of the account', async ({ page, browser }) => {
  const email = await register(page)
  await page.goto('/my-profile#appearance')
  await panel(page, 'Appearance').getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const other = await elsewhere(browser)
  await loginAt(other, email, demoPassword)
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('a profile that does not load can be asked for again', async ({ page }) => {
  await register(page)
  await page.route('**/api/auth/profile?*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/my-profile')
  await expect(page.getByText('We couldn’t load your profile.')).toBeVisible()
  await page.unroute('**/api/auth/profile?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page, 'Personal details')).toBeVisible()
})
