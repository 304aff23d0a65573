/** Signing in through a provider, as somebody new and as somebody who has an account. */
import { signIn } from './people.ts'
import { expect, test } from './test.ts'

const proceed = 'Continue with Google'

test('somebody new signs in with Google and lands where people without a building begin', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: proceed }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Your account is not currently associated with any building.')).toBeVisible()
})

test('where somebody wanted to go is remembered on the way through Google', async ({ page }) => {
  await page.goto('/inbox?unread=true')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: proceed }).click()
  await expect(page).toHaveURL(/\/inbox\?unread=true$/)
})

test('somebody who changes their mind at Google is told so, and can try again', async ({ page }) => {
  // What the provider sends back then, with the secret that this browser was given.
  await page.route('**/api/auth/google?*', async (route) => {
    const start = await route.fetch({ maxRedirects: 0 })
    const asked = new URL(start.headers()['location']!).searchParams
    const back = new URL(asked.get('redirect_uri')!)
    back.search = new URLSearchParams({ error: 'access_denied', state: asked.get('state')! }).toString()
    await route.fulfill({ status: 302, headers: { ...start.headers(), location: back.href } })
  })
  await page.goto('/login')
  await page.getByRole('link', { name: proceed }).click()
  await expect(page.getByText('Google sign-in was cancelled.')).toBeVisible()
  await expect(page.getByRole('link', { name: proceed })).toBeVisible()
})

test('a made-up way back signs nobody in', async ({ page }) => {
  await page.goto('/api/auth/google/callback?code=stolen&state=guessed')
  await expect(page).toHaveURL(/\/login\?google=failed$/)
  await expect(page.getByText(/Google sign-in didn’t work/)).toBeVisible()
})

test('somebody signed in learns that a Google account belongs to another account', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: proceed }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, 'olivia')
  await page.goto('/api/auth/google?purpose=connect')
  await expect(page).toHaveURL(/\/my-profile\?google=taken$/)
  await expect(page.getByText('That Google account is connected to another account here')).toBeVisible()
})
