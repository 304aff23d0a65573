/** A building that requires two-step sign-in: the manager turns it on, and council finds the way back in. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectSound } from './inspect.ts'
import { as, elsewhere, openListening } from './people.ts'
import { expect, test } from './test.ts'

const setUpApp = async (page: Page): Promise<void> => {
  const codes = page.getByRole('region', { name: 'Two-step sign-in', exact: true })
  await codes.getByRole('button', { name: 'Set up' }).click()
  const secret = Secret.fromBase32((await codes.locator('code').innerText()).replaceAll(/\s/g, ''))
  await codes.getByLabel(/Enter the 6 digits/).fill(new TOTP({ secret }).generate())
  await codes.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click({ timeout: 15_000 })
}

test('a building requires a second step, and opens to council once it is set up', async ({ page, browser }) => {
  const carla = await elsewhere(browser, 'carla')
  await openListening(carla, '/dashboard')

  await as(page, 'mandeep', '/settings#sign-in')
  const card = page.getByRole('region', { name: 'Sign-in', exact: true })
  const required = card.getByRole('switch', { name: 'Require two-step sign-in for management and council' })
  await required.check()
  await card.getByRole('button', { name: 'Save changes' }).click()
  await expect(card.getByText('Set up two-step sign-in in your profile first.')).toBeVisible()
  await page.goto('/my-profile#second-factor')
  await setUpApp(page)
  await page.goto('/settings#sign-in')
  await required.check()
  await card.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  await expect(carla.getByText('Harbour View now requires two-step sign-in.')).toBeVisible()
  await expect(carla.getByRole('heading', { name: 'Harbour View requires two-step sign-in' })).toBeVisible()
  await expectSound(carla)
  await carla.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await expect(carla.getByText('Your role requires two-step sign-in')).toBeVisible()
  await setUpApp(carla)
  await expect(carla.getByText('Your role requires two-step sign-in')).toHaveCount(0)
  await carla.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(carla).toHaveURL(/\/dashboard$/)
  await expect(carla.getByRole('heading', { level: 1 })).toHaveText('Welcome to Harbour View')
})
