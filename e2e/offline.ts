/** What journeys without a connection have in common. */
import type { BrowserContext, Page } from '@playwright/test'
import { get } from './calls.ts'
import { as, type Person } from './people.ts'
import { expect } from './test.ts'
import { workerRuns } from './worker.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const kept = 'Saved on this device; it will be sent when you’re back online'

/** Signed in, with the worker between page and network. */
export const ready = async (page: Page, person: Person) => {
  await as(page, person)
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await workerRuns(page)
}

/** Writes a report on the common property and sends it. */
export const write = async (page: Page, title: string, more = async () => {}) => {
  await page.getByRole('radio', { name: 'Parkade' }).check()
  await page.getByRole('radio', { name: 'Common property', exact: true }).check()
  await page.getByLabel('Location on the common property').fill('P1')
  await page.getByLabel('Short description').fill(title)
  await more()
  await page.getByRole('button', { name: 'Send report' }).click()
}

export const openForm = async (page: Page) => {
  const tickets = page.getByRole('link', { name: /^\d+ Open Tickets|^Open Tickets/ })
  const report = page.getByRole('link', { name: 'Report a problem', exact: true }).first()
  await expect(tickets.or(report).first()).toBeVisible()
  if (await tickets.isVisible()) await tickets.click()
  await report.click()
  await expect(heading(page)).toHaveText('Report a problem')
  await expect(page.getByLabel('Short description')).toBeVisible()
}

/** How many tickets of that title the server has of who is signed in. */
export const arrived = async (page: Page, title: string): Promise<number> => {
  const answer = await get(page, '/api/tickets/my-tickets?shows=current&limit=100')
  return ((await answer.json()) as { data: { title: string }[] }).data.filter((one) => one.title === title).length
}

/** The network is there again; a page that was opened without one is not told so by this browser. */
export const comeBack = async (context: BrowserContext) => {
  await context.setOffline(false)
  // One that begins anew by itself has heard of it.
  for (const page of context.pages())
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined)
}

/** Leaves the sending to the pages: what the worker sends by itself passes by what a journey answers. */
export const pagesSend = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'))

/** Answers of the server to reports, as the network loses them. */
export const loseAnswers = (context: BrowserContext) =>
  context.route('**/api/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })

export const logout = async (page: Page) => {
  await page
    .getByRole('button', { name: 'Account of Theo' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .click()
  await page
    .getByRole('menuitem', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .first()
    .click()
}
