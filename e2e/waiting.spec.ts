/** A ticket that is written without a connection waits, and arrives once, whatever happens on the way. */
import type { Request } from '@playwright/test'
import { expectSound, hearErrors } from './inspect.ts'
import { arrived, comeBack, heading, kept, logout, loseAnswers, openForm, pagesSend, ready, write } from './offline.ts'
import { photo } from './photo.ts'
import { expect, test } from './test.ts'
import { keeps, waitingTitles } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

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
  await expect(page.getByText('Waiting for a connection')).toBeVisible()
  await expectSound(page)
  const file = await photo('gate.jpg', '#7a8f9d')
  await write(page, `Gate stuck ${stamp}`, () => page.locator('input[type=file]').setInputFiles([file]))
  await expect(page.getByText(kept, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting to send' })).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: `Edit: Gate stuck ${stamp}` }).click()
  await expect(page.getByLabel('Short description')).toHaveValue(`Gate stuck ${stamp}`)
  await expect(page.getByText('gate.jpg')).toBeVisible()
  await page.getByLabel('Short description').fill(`Gate stuck again ${stamp}`)
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
  await expect(page.getByRole('heading', { name: 'Waiting to send' })).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Waiting to send' })).toHaveCount(0)
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
  await expect(page.getByLabel('Short description')).toHaveValue(title)
  await context.unroute('**/api/tickets')
  await page.getByLabel('Short description').fill(`${title}, on P2`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/^Your first version has already been received/)).toBeVisible()
  await expect(page.getByLabel('Short description')).toHaveValue(`${title}, on P2`)
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
  await expect(page.getByText(/^We couldn’t save your report on this device/)).toBeVisible()
  await context.unroute('**/api/tickets')
  await page.getByLabel('Short description').fill(`${title}, on P2`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/^Your first version has already been received/)).toBeVisible()
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
  await expect(page.getByText('We couldn’t accept this: Tickets are closed today.')).toBeVisible()
  await context.unroute('**/api/tickets')
  await page.getByRole('link', { name: `Edit: ${title}` }).click()
  await page.getByLabel('Short description').fill(`${title}, mended`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(heading(page)).toHaveText(new RegExp(`^#\\d+: ${title}, mended$`))
  expect(await waitingTitles(page)).toEqual([])
  expect(await arrived(page, `${title}, mended`)).toBe(1)
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
