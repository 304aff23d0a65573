/** Without a connection: what was read still shows, and what was written is sent once. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import { get, publish, withdraw } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { elsewhere, signIn, type Person } from './people.ts'
import { photo } from './photo.ts'
import { expect, test } from './test.ts'
import { keeps, keptPaths, waitingTitles, workerRuns } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const mark = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(You are offline|There is no answer from Parapet)/ })
const sinceKept = /What you see was kept on \w{3} \d+, \d{4}, .+ and may be old\./
const kept = 'Kept on this device, sent when the connection is back'

/** Signed in, with the worker between page and network. */
const ready = async (page: Page, person: Person) => {
  await signIn(page, person)
  // After a session that ended, a sign-in leads back to where it did.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await workerRuns(page)
}

/** Writes a report on the common property and sends it. */
const write = async (page: Page, title: string, more = async () => {}) => {
  await page.getByRole('radio', { name: 'Garage' }).check()
  await page.getByRole('radio', { name: 'Common property', exact: true }).check()
  await page.getByLabel('Where on the common property').fill('P1')
  await page.getByLabel('In a few words').fill(title)
  await more()
  await page.getByRole('button', { name: 'Send report' }).click()
}

const openForm = async (page: Page) => {
  const tickets = page.getByRole('link', { name: /^\d+ Open Tickets|^Open Tickets/ })
  const report = page.getByRole('link', { name: 'Report a problem' }).first()
  await expect(tickets.or(report).first()).toBeVisible()
  if (await tickets.isVisible()) await tickets.click()
  await report.click()
  await expect(heading(page)).toHaveText('Report a problem')
  await expect(page.getByLabel('In a few words')).toBeVisible()
}

/** How many tickets of that title the server has of who is signed in. */
const arrived = async (page: Page, title: string): Promise<number> => {
  const answer = await get(page, '/api/tickets/my-tickets?shows=current&limit=100')
  return ((await answer.json()) as { data: { title: string }[] }).data.filter((one) => one.title === title).length
}

/** The network is there again; a page that was opened without one is not told so by this browser. */
const comeBack = async (context: BrowserContext) => {
  await context.setOffline(false)
  for (const page of context.pages()) await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Leaves the sending to the pages: what the worker sends by itself passes by what a journey answers. */
const pagesSend = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'))

/** Answers of the server to reports, as the network loses them. */
const loseAnswers = (context: BrowserContext) =>
  context.route('**/api/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })

const logout = async (page: Page) => {
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

test('a phone that goes offline still shows notices, contacts, tickets and bookings, and says how old they are', async ({
  page,
  context,
  browser,
}) => {
  const mandeep = await elsewhere(browser, 'mandeep')
  const title = `Lift stands still ${Date.now()}`
  const id = await publish(mandeep, title)
  await ready(page, 'olivia')
  await keeps(
    page,
    '/api/buildings/my-buildings',
    '/api/dashboard',
    `/api/notices/${id}`,
    '/api/tickets/my-tickets',
    '/api/bookings',
  )
  await context.setOffline(true)
  await page.reload()

  await expect(page.getByRole('heading', { name: 'Important Contacts' })).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)
  await expect(page.getByRole('region', { name: 'Important Contacts' }).getByRole('link').first()).toBeVisible()
  await expectSound(page)

  await page.goto('/announcements')
  await expect(mark(page)).toContainText(sinceKept)
  await page.getByRole('link', { name: title }).click()
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByText('Soon.')).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)
  await expectSound(page)

  await page.goto('/tickets')
  await expect(page.getByRole('list', { name: 'My tickets' }).getByRole('link').first()).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)
  await page.getByRole('list', { name: 'My tickets' }).getByRole('link').first().click()
  await expect(heading(page)).toHaveText(/^#\d+: /)

  await page.goto('/bookings/my-bookings')
  await expect(page.getByRole('tab', { name: 'To come' })).toBeVisible()
  await expect(mark(page)).toContainText(sinceKept)

  await page.goto('/forum')
  await expect(heading(page)).toHaveText('This needs a connection')
  await expectSound(page)
  await comeBack(context)
  await expect(heading(page)).not.toHaveText('This needs a connection')
  await expect(mark(page)).toHaveCount(0)
  await withdraw(mandeep, [id])
})

test('a ticket written offline with a photo waits in sight, is changed, and arrives once', async ({
  page,
  context,
}) => {
  const heard = hearErrors(page)
  const stamp = Date.now()
  await ready(page, 'theo')
  await keeps(page, '/api/tickets/reporting', '/api/tickets/my-tickets')
  await context.setOffline(true)
  await openForm(page)
  await expect(page.getByText('It waits for a connection')).toBeVisible()
  await expectSound(page)
  const file = await photo('gate.jpg', '#7a8f9d')
  await write(page, `Gate stuck ${stamp}`, () => page.locator('input[type=file]').setInputFiles([file]))
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waits to be sent' })).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: `Edit: Gate stuck ${stamp}` }).click()
  await expect(page.getByLabel('In a few words')).toHaveValue(`Gate stuck ${stamp}`)
  await expect(page.getByText('gate.jpg')).toBeVisible()
  await page.getByLabel('In a few words').fill(`Gate stuck again ${stamp}`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(`Gate stuck again ${stamp}`)).toBeVisible()
  expect(await waitingTitles(page)).toEqual([`Gate stuck again ${stamp}`])
  await page.reload()
  await expect(page.getByText(`Gate stuck again ${stamp}`)).toBeVisible()

  await openForm(page)
  await write(page, `Not meant ${stamp}`)
  await page.getByRole('button', { name: `Delete: Not meant ${stamp}` }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(`Not meant ${stamp}`)).toHaveCount(0)

  // A second tab wakes up at the same moment.
  const other = await context.newPage()
  await other.goto('/tickets')
  await expect(other.getByText(`Gate stuck again ${stamp}`)).toBeVisible()
  await comeBack(context)
  await expect(page.getByRole('link', { name: new RegExp(`^#\\d+: Gate stuck again ${stamp}$`) })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waits to be sent' })).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Waits to be sent' })).toHaveCount(0)
  expect(await arrived(page, `Gate stuck again ${stamp}`)).toBe(1)
  expect(await arrived(page, `Gate stuck ${stamp}`)).toBe(0)
  expect(await arrived(page, `Not meant ${stamp}`)).toBe(0)
  await page.getByRole('link', { name: new RegExp(`Gate stuck again ${stamp}$`) }).click()
  await expect(page.getByRole('button', { name: 'Show gate.jpg' })).toBeVisible()
  expect(heard).toEqual([])
})

test('a ticket whose answer is lost is there once, however often it is tried', async ({ page, context }) => {
  const title = `Answer lost ${Date.now()}`
  await pagesSend(page)
  await ready(page, 'theo')
  await loseAnswers(context)
  await openForm(page)
  await write(page, title)
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  expect(await arrived(page, title)).toBe(1)
  // Once more without an answer, now from what waits.
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/tickets'))
  await page.getByRole('button', { name: `Send now: ${title}` }).click()
  await tried
  await expect.poll(() => waitingTitles(page)).toEqual([title])
  await context.unroute('**/api/tickets')
  await page.reload()
  await expect(page.getByRole('link', { name: new RegExp(`^#\\d+: ${title}$`) })).toBeVisible()
  await expect.poll(() => waitingTitles(page)).toEqual([])
  expect(await arrived(page, title)).toBe(1)
})

test('a ticket that arrived without an answer and is changed then is not a second one, and says so', async ({
  page,
  context,
}) => {
  const title = `Changed late ${Date.now()}`
  await pagesSend(page)
  await ready(page, 'theo')
  await loseAnswers(context)
  await openForm(page)
  await write(page, title)
  await page.getByRole('link', { name: `Edit: ${title}` }).click()
  await expect(page.getByLabel('In a few words')).toHaveValue(title)
  await context.unroute('**/api/tickets')
  await page.getByLabel('In a few words').fill(`${title}, on P2`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/^It has arrived already, as you wrote it first/)).toBeVisible()
  await expect(page.getByLabel('In a few words')).toHaveValue(`${title}, on P2`)
  expect(await arrived(page, title)).toBe(1)
  expect(await arrived(page, `${title}, on P2`)).toBe(0)
})

test('a report that arrived without an answer and could not be kept is not a second one when it is changed', async ({
  page,
  context,
}) => {
  const title = `Not kept ${Date.now()}`
  await pagesSend(page)
  await ready(page, 'theo')
  await loseAnswers(context)
  await openForm(page)
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('The disk is full.')
    }
  })
  await write(page, title)
  await expect(page.getByText(/^This device could not keep your report/)).toBeVisible()
  await context.unroute('**/api/tickets')
  await page.getByLabel('In a few words').fill(`${title}, on P2`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/^It has arrived already, as you wrote it first/)).toBeVisible()
  expect(await arrived(page, title)).toBe(1)
  expect(await arrived(page, `${title}, on P2`)).toBe(0)
})

test('what the server does not take keeps its words and says why', async ({ page, context }) => {
  const title = `Refused ${Date.now()}`
  await pagesSend(page)
  await ready(page, 'theo')
  await keeps(page, '/api/tickets/reporting')
  await context.setOffline(true)
  await openForm(page)
  await write(page, title)
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  const refused = { success: false, error: 'Tickets are closed today.', code: 'INVALID' }
  await context.route('**/api/tickets', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: refused }) : route.fallback(),
  )
  await comeBack(context)
  await expect(page.getByText('It was not taken: Tickets are closed today.')).toBeVisible()
  await context.unroute('**/api/tickets')
  await page.getByRole('link', { name: `Edit: ${title}` }).click()
  await page.getByLabel('In a few words').fill(`${title}, mended`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(heading(page)).toHaveText(new RegExp(`^#\\d+: ${title}, mended$`))
  expect(await waitingTitles(page)).toEqual([])
  expect(await arrived(page, `${title}, mended`)).toBe(1)
})

test('logging out asks about what waits, and forgets all that was kept', async ({ page, context }) => {
  const title = `Never sent ${Date.now()}`
  await ready(page, 'theo')
  await keeps(page, '/api/buildings/my-buildings', '/api/dashboard', '/api/tickets/reporting')
  await context.setOffline(true)
  await openForm(page)
  await write(page, title)
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await logout(page)
  await expect(page.getByRole('dialog')).toContainText('Something has not been sent')
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(await waitingTitles(page)).toEqual([title])
  await logout(page)
  await page.getByRole('button', { name: 'Log out and delete it' }).click()
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  expect(await keptPaths(page)).toEqual([])
  expect(await waitingTitles(page)).toEqual([])
  await page.goto('/announcements')
  await expect(page).toHaveURL(/\/login$/)
  await comeBack(context)
})

test('what is on its way while its writer logs out does not come back to the device', async ({ page, context }) => {
  const title = `Half way ${Date.now()}`
  await pagesSend(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await ready(page, 'theo')
  await keeps(page, '/api/tickets/reporting')
  await context.setOffline(true)
  await openForm(page)
  await write(page, title)
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  let refuse = () => {}
  const held = new Promise<void>((resolve) => (refuse = resolve))
  await context.route('**/api/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await held
    return route.fulfill({ status: 400, json: { success: false, error: 'No.', code: 'INVALID' } })
  })
  const isReport = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/tickets')
  const sent = page.waitForRequest(isReport)
  await comeBack(context)
  await sent
  await logout(page)
  await page.getByRole('button', { name: 'Log out and delete it' }).click()
  await expect(page.getByText('Logged out successfully', { exact: true })).toBeVisible()
  refuse()
  await page.evaluate(() => navigator.locks.request('waiting', () => {}))
  expect(await waitingTitles(page)).toEqual([])
})

test('a session that has ended forgets what was kept, keeps the words, and another person sends nothing of them', async ({
  page,
  context,
}) => {
  const title = `Theirs alone ${Date.now()}`
  await ready(page, 'theo')
  await keeps(page, '/api/buildings/my-buildings', '/api/dashboard', '/api/tickets/reporting')
  await context.setOffline(true)
  await openForm(page)
  await write(page, title)
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  await context.clearCookies()
  await comeBack(context)
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => keptPaths(page)).toEqual([])
  expect(await waitingTitles(page)).toEqual([title])

  await ready(page, 'olivia')
  await keeps(page, '/api/dashboard')
  await page.goto('/tickets')
  await expect(heading(page)).toHaveText('Maintenance')
  await expect(page.getByText(title)).toHaveCount(0)
  expect(await waitingTitles(page)).toEqual([title])
  expect(await arrived(page, title)).toBe(0)
  await context.clearCookies()
  await page.goto('/login')

  await ready(page, 'theo')
  await expect.poll(() => waitingTitles(page)).toEqual([])
  expect(await arrived(page, title)).toBe(1)
})
