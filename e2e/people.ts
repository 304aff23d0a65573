import type { Browser, BrowserContext, Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { linkInMail } from './mail.ts'
import { expect } from './test.ts'

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

/** Signs in by a call, without a screen; the next page that is opened is theirs. */
export const enter = async (page: Page, person: Person): Promise<void> => {
  const answer = await page.request.post('/api/auth/login', { data: { email: emails[person], password: demoPassword } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Signs in by a call and opens a screen: the dashboard, or a superadmin's first screen, unless another is named. */
export const as = async (page: Page, person: Person, path?: string): Promise<void> => {
  await enter(page, person)
  await page.goto(path ?? (person === 'sam' ? '/admin' : '/dashboard'))
}

/** Signs in through the login screen, for journeys about signing in. */
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

/** Signs a person in on a second device, which closes with the test; no screen is open on it yet. */
export const elsewhere = async (browser: Browser, person: Person): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await enter(page, person)
  return page
}

/** Opens a screen, and waits until its stream stands: nobody tells it of what changed before. */
export const openListening = async (page: Page, path: string): Promise<void> => {
  const listening = page.waitForResponse(/\/api\/notifications\/live\?/)
  await page.goto(path)
  await listening
}

/** Cuts the live stream: what others change meanwhile would have a page ask once more. */
export const hearNothing = (of: Page | BrowserContext) =>
  of.route('**/api/notifications/live*', (route) => route.abort())

/** Carla invites somebody to Harbour View as a tenant; answers where the mail leads. */
export const invite = async (browser: Browser, email: string): Promise<string> => {
  const carla = await elsewhere(browser, 'carla')
  const headers = { 'x-building-id': await buildingOf(carla) }
  const answer = await carla.request.post('/api/invitations', { headers, data: { email, role: 'tenant' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const link = await linkInMail(carla, email, 'You are invited to Harbour View')
  await carla.context().close()
  return link
}

/** Somebody of this test alone who lives in Harbour View, signed in on the page. */
export const moveIn = async (page: Page, browser: Browser): Promise<string> => {
  const email = await register(page)
  const token = (await invite(browser, email)).split('/').at(-1)
  const answer = await page.request.post('/api/invitations/accept', { data: { token } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return email
}
