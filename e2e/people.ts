import { expect, type Page } from '@playwright/test'
import { linkInMail } from './mail.ts'

/** The people of the demo world, by first name. */
const emails = {
  sam: 'admin@parapet.example',
  mandeep: 'manager@parapet.example',
  carla: 'council@parapet.example',
  olivia: 'owner@parapet.example',
  theo: 'tenant@parapet.example',
  ada: 'council.b@parapet.example',
  ben: 'owner.b@parapet.example',
  nora: 'newcomer@parapet.example',
  mia: 'member@parapet.example',
  vic: 'visitor@parapet.example',
} as const
export type Person = keyof typeof emails
export const demoPassword = 'Harbour-2026!'

/** Signs in through the login screen. */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(emails[person])
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Somebody of this test alone, signed in on the page, with a confirmed address. */
export const register = async (page: Page): Promise<string> => {
  const email = `pat.${crypto.randomUUID()}@parapet.example`
  const password = { password: demoPassword, confirmPassword: demoPassword }
  const person = { firstName: 'Pat', lastName: 'Profile', email, phone: '604 555 0199', ...password }
  const answer = await page.request.post('/api/auth/register', { data: person })
  expect(answer.ok(), await answer.text()).toBe(true)
  const link = new URL(await linkInMail(page, email, 'Confirm your email address'), 'http://localhost')
  const token = link.searchParams.get('token')
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true)
  return email
}
