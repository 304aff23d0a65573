/** What the screens for newcomers refuse, in words, beside its field, and without losing what was typed. */
import type { Page } from '@playwright/test'
import { expectSound } from './inspect.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

const register = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register', exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Wendy')
  await page.getByLabel('Last name').fill('Walker')
  await page.getByLabel('Email').fill('wendy.refused@parapet.example')
  await page.getByLabel('Phone').fill('604 555 0137')
  await password(page).fill('Seawall-2027!')
  await page.getByLabel('Confirm password').fill('Seawall-2027!')
}

test('an empty form says what is missing beside each field', async ({ page }) => {
  await page.goto('/register')
  await register(page).click()
  for (const text of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Password is required',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)
})

test('the strength of a password shows while it is typed, and a weak one is refused', async ({ page }) => {
  await page.goto('/register')
  const meter = page.getByRole('meter', { name: 'Password strength' })
  const bar = meter.locator('[data-colour]')
  for (const [typed, score, colour, word] of [
    ['xq', '20', 'red', 'Weak'],
    ['aB', '40', 'orange', 'Fair'],
    ['aB1', '60', 'yellow', 'Good'],
    ['aB1!', '80', 'green', 'Almost there'],
    ['Password1!', '100', 'green', 'Too common'],
    ['Seawall-2027!', '100', 'green', 'Strong'],
  ] as const) {
    await password(page).fill(typed)
    await expect(meter).toHaveAttribute('aria-valuenow', score)
    await expect(meter).toHaveAttribute('aria-valuetext', word)
    await expect(bar).toHaveAttribute('data-colour', colour)
  }
  await password(page).fill('aaaaaaaa')
  await expect(page.getByText('Avoid repeating a character three times in a row')).toBeVisible()
  await expect(page.getByText('At least 8 characters: done.')).toBeVisible()
  await expect(page.getByText('An uppercase letter: still needed.')).toBeVisible()
  await fillIn(page)
  for (const [typed, words] of [
    ['seawall-2027', 'Password does not meet requirements'],
    ['Password1!', 'This password is too common'],
  ] as const) {
    await password(page).fill(typed)
    await page.getByLabel('Confirm password').fill(typed)
    await register(page).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(password(page)).toHaveValue(typed)
  }
  await expect(page).toHaveURL(/\/register$/)
})

test('a password shows by its button, by keyboard too', async ({ page }) => {
  await page.goto('/register')
  await password(page).fill('Seawall-2027!')
  const show = page.getByRole('button', { name: 'Show password' }).first()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await password(page).press('Tab')
  await expect(show).toBeFocused()
  await show.press('Enter')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
})

test('what the server refuses stands joined by commas and at its fields', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page)
  const [email, phone] = ['Email domain appears to have a typo', 'Phone number is too short']
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        error: 'Please check what you typed',
        code: 'INVALID',
        errors: [
          { field: 'email', msg: email },
          { field: 'phone', message: phone },
        ],
      },
    }),
  )
  await register(page).click()
  await expect(page.getByRole('alert')).toContainText(`${email}, ${phone}`)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(email)
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(new RegExp(phone))
})

test('a refusal that the server does not word reads Registration failed', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page)
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }))
  await register(page).click()
  await expect(page.getByRole('alert')).toContainText('Registration failed')
})

test('without a network nothing that was typed is lost, and the button says what it does', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/register', async (route) => {
    await held
    await route.abort()
  })
  await register(page).click()
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled()
  release()
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection and try again.')
  await expect(page.getByLabel('Email')).toHaveValue('wendy.refused@parapet.example')
  await expect(password(page)).toHaveValue('Seawall-2027!')

  for (const [path, call, fill, send] of [
    ['/forgot-password', 'forgot-password', ['Email'], 'Send link'],
    [
      `/reset-password?token=${'a'.repeat(43)}`,
      'reset-password',
      ['New password', 'Confirm new password'],
      'Set password',
    ],
  ] as const) {
    await page.route(`**/api/auth/${call}`, (route) => route.abort())
    await page.goto(path)
    const typed = call === 'forgot-password' ? 'wendy.refused@parapet.example' : 'Seawall-2027!'
    for (const label of fill) await page.getByLabel(label, { exact: true }).fill(typed)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection and try again.')
    for (const label of fill) await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed)
  }
  await page.route('**/api/auth/verify-email', (route) => route.abort())
  await page.goto(`/verify-email?token=${'a'.repeat(43)}`)
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await page.unroute('**/api/auth/verify-email')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired, was replaced by a newer one')
})

test('a link that is cut short or missing leads to a new one', async ({ page }) => {
  for (const [query, words] of [
    ['?token=cut-short', 'This link is incomplete'],
    ['', 'Open this page using the link in your email.'],
  ] as const) {
    await page.goto(`/reset-password${query}`)
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password')
    await expectSound(page)
  }
})

test('somebody who is signed in is led past these screens', async ({ page }) => {
  await enter(page, 'olivia')
  for (const path of ['/register', '/forgot-password', '/reset-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.goto('/register/01990000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/verify-email')
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  // Nora has no building yet: a building's link lets her ask for access.
  await enter(page, 'nora')
  await page.goto('/register/01990000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL(/\/request-access\/01990000-0000-7000-8000-000000000000$/)
})
