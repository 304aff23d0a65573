/** Somebody new: from the form to the confirmed address, a password forgotten and set anew, and what is refused on the way. */
import type { Page } from '@playwright/test'
import { expectSound, hearErrors } from './inspect.ts'
import { linkInMail } from './mail.ts'
import { demoPassword, elsewhere } from './people.ts'
import { expect, test } from './test.ts'

const someAddress = () => `wendy.${crypto.randomUUID()}@parapet.example`
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Fills in what the form asks of everybody. */
const fillIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('First name').fill('Wendy')
  await page.getByLabel('Last name').fill('Walker')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('604 555 0137')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

/** Registers on the page that is open, and stands where somebody without a building begins. */
const register = async (page: Page, email: string): Promise<void> => {
  await fillIn(page, email)
  await button(page, 'Register').click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Building Associated')
}

const login = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Login').click()
}

const signOut = async (page: Page): Promise<void> => {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

const linkToConfirm = (page: Page, email: string) => linkInMail(page, email, 'Confirm your email address')

/** The page is not for search engines: its address is one person's. */
const expectHidden = (page: Page) => expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

test('somebody new registers, confirms their address, forgets the password and signs in with a new one', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const heard = hearErrors(page)
  const email = someAddress()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register here' }).click()
  await expect(page).toHaveTitle('Register | Parapet')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await register(page, email)
  await expect(page.getByText('Check your email')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expectSound(page)

  await page.goto(await linkToConfirm(page, email))
  await expect(page.getByText(`Thank you: ${email} is confirmed.`)).toBeVisible()
  await expect(page).toHaveTitle('Confirm your email address | Parapet')
  await expectHidden(page)
  await expectSound(page)
  await page.reload()
  await expect(page.getByText('This address is already confirmed.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Building Associated')
  await expect(page.getByText('Check your email')).toHaveCount(0)
  await signOut(page)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveTitle('Forgot password | Parapet')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send link').click()
  await expect(page.getByRole('main')).toContainText(`If there’s an account for ${email}`)
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await expectSound(page)

  const link = await linkInMail(page, email, 'Choose a new password')
  await page.goto(link)
  await expectHidden(page)
  const fresh = 'Seawall-2027!'
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm new password').fill(demoPassword)
  await button(page, 'Set password').click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(fresh)
  await expectSound(page)
  await page.getByLabel('Confirm new password').fill(fresh)
  await button(page, 'Set password').click()
  await expect(page.getByText('Your password is set. Please log in.')).toBeVisible()
  await expectSound(page)
  await login(page, email, demoPassword)
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).first()).toBeVisible()
  await login(page, email, fresh)
  await expect(page).toHaveURL(/\/dashboard$/)
  await signOut(page)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm new password').fill(fresh)
  await button(page, 'Set password').click()
  await expect(
    page.getByText('This link has expired or has already been used. Please request a new one.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  expect(heard).toEqual([])
})

test('a link opened in another browser asks for the password, and then leads in', async ({ page, browser }) => {
  const email = someAddress()
  await page.goto('/register')
  await register(page, email)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(await linkToConfirm(page, email))
  await phone.getByLabel('Password', { exact: true }).fill('Another-2028!')
  await button(phone, 'Confirm my address').click()
  await expect(phone.getByText('This isn’t the password for the account that requested this link.')).toBeVisible()
  await expectSound(phone)
  await phone.getByLabel('Password', { exact: true }).fill(demoPassword)
  await button(phone, 'Confirm my address').click()
  await expect(phone.getByText(`Thank you: ${email} is confirmed.`)).toBeVisible()
  await phone.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('No Building Associated')
  await phone.context().close()
})

test('a newer mail ends the older link, which says so and offers the next', async ({ page }) => {
  const email = someAddress()
  await page.goto('/register')
  await register(page, email)
  const older = await linkToConfirm(page, email)
  await button(page, 'Send again').click()
  await expect(page.getByText('Sent again. Only the newest link works.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await expect.poll(() => linkToConfirm(page, email)).not.toBe(older)
  await page.goto(older)
  await expect(page.getByRole('alert')).toContainText('This link has expired, was replaced by a newer one')
  await expect(button(page, 'Send again')).toBeVisible()
  await signOut(page)
  await page.goto('/verify-email?token=cut-short')
  await expect(page.getByRole('alert')).toContainText('This link is incomplete')
  await page.getByRole('link', { name: 'Log in' }).click()
  await login(page, email, demoPassword)
  await expect(page).toHaveURL(/\/verify-email$/)
  await expect(page.getByText('Check your email')).toBeVisible()
})

test('a building is asked for access by its code, or by its link', async ({ page, browser }) => {
  const manager = await elsewhere(browser, 'mandeep')
  const { data } = await (await manager.request.get('/api/buildings/my-buildings')).json()
  const { _id } = (data as { _id: string; name: string }[]).find(({ name }) => name === 'Harbour View')!
  const waiting = async () => {
    const answer = await manager.request.get('/api/access-requests', { headers: { 'x-building-id': _id } })
    return ((await answer.json()) as { data: { email: string; unitNumber: string }[] }).data
  }
  const byCode = someAddress()
  await page.goto('/register')
  await page.getByLabel('Building code').fill('harb01')
  await fillIn(page, byCode)
  await button(page, 'Register').click()
  await expect(page.getByText('Unit number is required')).toBeVisible()
  await page.getByLabel('Unit number').fill('402')
  await register(page, byCode)
  await signOut(page)

  const byLink = someAddress()
  await page.goto(`/register/${_id}`)
  await expect(page.getByRole('group', { name: 'Your building' })).toContainText('Harbour View')
  await expect(page.getByText('Vancouver. Its managers will review your request.')).toBeVisible()
  await page.getByLabel('Unit number').fill('403')
  await expectSound(page)
  await register(page, byLink)
  for (const wish of [
    { email: byCode, unitNumber: '402' },
    { email: byLink, unitNumber: '403' },
  ])
    await expect.poll(waiting).toContainEqual(expect.objectContaining(wish))
  await manager.context().close()
})

test('a link to no building says so, and registers all the same', async ({ page }) => {
  for (const id of ['01990000-0000-7000-8000-000000000000', 'no-building']) {
    await page.goto(`/register/${id}`)
    await expect(page.getByText('This link doesn’t lead to a building we know.')).toBeVisible()
  }
  await register(page, someAddress())
})

test('a known address is answered like any other, on the screens too', async ({ page }) => {
  for (const email of ['owner@parapet.example', someAddress()]) {
    await page.goto('/register')
    await register(page, email)
    await expect(page.getByText('Check your email')).toBeVisible()
    await signOut(page)
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect(page.getByRole('main')).toContainText(`If there’s an account for ${email}`)
  }
})
