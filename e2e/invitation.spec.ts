/** An invitation: from the mail to the dashboard of the building, for who is new and for who has an account. */
import type { Page } from '@playwright/test'
import { expectSound, hearErrors } from './inspect.ts'
import { as, demoPassword, invite, register } from './people.ts'
import { expect, test } from './test.ts'

const someAddress = () => `isla.${crypto.randomUUID()}@parapet.example`
const offered = (page: Page) => page.getByText('Harbour View in Vancouver invites')

test('somebody new registers by the link and is in', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const email = someAddress()
  const link = await invite(browser, email)
  await page.goto(link)
  await expect(offered(page)).toContainText('as a tenant')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectSound(page)
  await page.getByLabel('First name').fill('Isla')
  await page.getByLabel('Last name').fill('Brandt')
  await page.getByLabel('Phone').fill('604 555 0137')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Confirm password').fill(demoPassword)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Building: Harbour View. Switch building' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This invitation has expired, has already been used')
  await expectSound(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(heard).toEqual([])
})

test('somebody with an account logs in and joins', async ({ page, browser }) => {
  const email = await register(page)
  await page.context().clearCookies()
  const link = await invite(browser, email)
  await page.goto(link)
  await page.getByRole('link', { name: 'Log in to accept' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/claim-invitation\//)
  await page.getByRole('button', { name: 'Join Harbour View' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'Building: Harbour View. Switch building' })).toBeVisible()
})

test('somebody else who is signed in is asked to sign out first', async ({ page, browser }) => {
  const link = await invite(browser, someAddress())
  await as(page, 'olivia', link)
  await expect(page.getByText('You’re signed in as owner@parapet.example')).toBeVisible()
  await expectSound(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
})
