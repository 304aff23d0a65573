import { expect, type Page } from '@playwright/test'

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
