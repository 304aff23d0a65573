/** The second step of signing in: an authenticator app, recovery codes, and passkeys of a virtual device. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectSound, hearErrors } from './inspect.ts'
import { demoPassword, register } from './people.ts'
import { expect, test } from './test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What the app shows; the codes of the step before and after it are good too, each once. */
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** Waits until a code has just changed: the one before it is then good for some time yet. */
const nextCode = (): Promise<void> => expect.poll(() => Date.now() % 30_000, { timeout: 40_000 }).toBeLessThan(12_000)

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
}
const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
/** Saves the codes that a dialog shows. */
const saveCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const texts = await codes.allInnerTexts()
  await expectSound(page)
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByText('Download').click()])
  expect(file.suggestedFilename()).toBe('parapet-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(dialog).toBeHidden()
  return texts
}
const setUpApp = async (page: Page) => {
  const codes = panel(page, 'Two-step sign-in')
  await codes.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible()
  const key = await codes.locator('code').innerText()
  expect(key).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  await expectSound(page)
  await codes.getByLabel(/Enter the 6 digits/).fill('12 34')
  await codes.getByRole('button', { name: 'Turn on' }).click()
  await expect(codes.getByText('Enter the 6 digits shown in your app')).toBeVisible()
  await nextCode()
  await codes.getByLabel(/Enter the 6 digits/).fill(codeOf(key, -1))
  await codes.getByRole('button', { name: 'Turn on' }).click()
  return { key, recoveryCodes: await saveCodes(page) }
}

test('an authenticator app is set up, asked for, replaced by a recovery code, and turned off', async ({ page }) => {
  const email = await register(page)
  const heard = hearErrors(page)
  await page.goto('/my-profile')
  const { key, recoveryCodes } = await setUpApp(page)
  await expect(panel(page, 'Two-step sign-in').getByText('10 of 10 left')).toBeVisible()
  await logOut(page)

  // The way remembered before signing in leads there after the second step too, and a reload keeps the step.
  await page.goto('/inbox?unread=true')
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await page.reload()
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectSound(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code isn’t right. Try the one showing now.')).toBeVisible()
  await code.fill(codeOf(key))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL(/\/inbox\?unread=true$/)
  await logOut(page)

  await page.goto('/login')
  await logIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0]!.toUpperCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/my-profile')
  const codes = panel(page, 'Two-step sign-in')
  await expect(codes.getByText('9 of 10 left')).toBeVisible()
  await codes.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off your authenticator app?' })
  await dialog.getByLabel('Your password').fill('Wrong-2026!')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, 1))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByText('This isn’t your current password')).toBeVisible()
  await expectSound(page)
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Authenticator app turned off')).toBeVisible()
  await expect(codes.getByText('Not set up')).toBeVisible()
  await logOut(page)
  await page.goto('/login')
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(heard).toEqual([])
})

test('a sign-in that waits for its second step reaches nothing else', async ({ page }) => {
  const email = await register(page)
  await page.goto('/my-profile')
  await setUpApp(page)
  await logOut(page)
  await page.goto('/login')
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  await page.goto('/my-profile')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/login?step=second-factor')
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account')
})

test('a second step that cannot be asked for is asked for again', async ({ page }) => {
  const email = await register(page)
  await page.goto('/my-profile')
  await setUpApp(page)
  await logOut(page)
  await page.goto('/login')
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await page.route('**/api/auth/second-factor*', (route) => route.abort())
  await page.reload()
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Something didn’t load')
  await expect(page.getByText('That sign-in took too long')).toHaveCount(0)
  await page.unroute('**/api/auth/second-factor*')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
})

test('a browser that never gave the second step is told so before it changes one, and may log out', async ({
  page,
}) => {
  await register(page)
  await page.route(/\/api\/second-factor(?:\?|$)/, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, passkeys: 1, proof: 'signIn' } } })
  })
  await page.goto('/my-profile')
  await panel(page, 'Two-step sign-in').getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByText('Please log out and back in with your second step first')).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('an address for the second step without a sign-in that waits begins at the first', async ({ page }) => {
  await page.goto('/login?step=second-factor')
  await expect(page.getByText('That sign-in took too long. Please log in again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('a passkey is added, signs in as the second step and alone, is renamed and removed', async ({ page, context }) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const email = await register(page)
  const heard = hearErrors(page)
  await page.goto('/my-profile')
  const passkeys = panel(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText('Name is required')).toBeVisible()
  await passkeys.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await saveCodes(page)
  await expect(passkeys.getByText('Laptop', { exact: true })).toBeVisible()
  await expect(passkeys.getByText(/never used/)).toBeVisible()
  await expectSound(page)
  await passkeys.getByRole('textbox', { name: 'Name' }).fill('Laptop again')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText('This device already has a passkey for your account.')).toBeVisible()
  await logOut(page)

  await page.goto('/login')
  await logIn(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await logOut(page)

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/my-profile')
  await expect(passkeys.getByText(/last used/)).toBeVisible()
  await passkeys.getByRole('button', { name: 'Rename Laptop' }).click()
  await passkeys.getByLabel('Passkey name').fill('Old laptop')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await passkeys.getByRole('button', { name: 'Remove Old laptop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove “Old laptop”?' })
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await expect(passkeys.getByText('Old laptop')).toBeHidden()
  expect(heard).toEqual([])
})
