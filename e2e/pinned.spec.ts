/** The pinned widget and the words of notices, in a building whose demo is quiet. */
import type { Page } from '@playwright/test'
import { as, enter, hearNothing } from './people.ts'
import { expect, test } from './test.ts'

const stamp = Date.now()
const titleOf = (number: number) => `Pinned ${number} of ${stamp}`
const text = 'The hallway floors are waxed, please keep the doors shut. '.repeat(4)
const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(1536)) }

/** The calls of somebody in the building that is current in their browser. */
const callsOf = async (page: Page) => {
  const id = await page.evaluate(() => String(localStorage.currentBuildingId))
  const headers = { 'x-building-id': id }
  const send = async (method: 'get' | 'post' | 'put' | 'delete', path: string, more: object = {}) => {
    const response = await page.request[method](path, { headers, ...more })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json().catch(() => ({}))) as { data: { _id: string; version: number; length: number } }
  }
  return { id, send }
}

const inPrairieCourt = async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await as(page, 'mandeep')
  await page.getByRole('button', { name: /Switch building/ }).click()
  await page.getByRole('menuitem', { name: /Prairie Court/ }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Prairie Court' })).toBeVisible()
  return callsOf(page)
}

test.describe.configure({ mode: 'serial' })

const made: string[] = []
let pinned = 0

test('the manager pins four notices', async ({ page }) => {
  const { id, send } = await inPrairieCourt(page)
  // The newest come first, so the one of 30 days is behind the link.
  for (const days of [30, 4, 3, 1]) {
    const fields = { title: titleOf(days), content: `<p>${text}</p>`, type: 'policy', priority: 'high', files: file }
    const { data } = await send('post', '/api/notices', { multipart: fields })
    made.unshift(data._id)
    await send('post', `/api/notices/${data._id}/publish`)
    await send('post', `/api/notices/${data._id}/pin`, { data: { durationDays: days } })
  }
  pinned = (await send('get', `/api/notices/pinned/${id}`)).data.length
  expect(pinned).toBeGreaterThan(3)
})

test('three are shown with 150 characters, the days left and the way to the others', async ({ page }) => {
  await as(page, 'ben')
  const widget = page.getByRole('region', { name: 'Pinned Announcements' })
  const cards = widget.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [days, words] of [
    [1, '1 day left'],
    [3, '3 days left'],
    [4, '4 days left'],
  ] as const) {
    const card = cards.filter({ hasText: titleOf(days) })
    await expect(card).toContainText(`${text.slice(0, 149)}…`)
    await expect(card).toContainText('Policy Update')
    await expect(card).toContainText('1 file')
    const badge = card.locator('.mantine-Badge-root').filter({ hasText: words })
    await expect(badge).toHaveAttribute('style', days <= 3 ? /orange/ : /gray/)
  }
  const others = pinned - 3
  const more = widget.getByRole('link', { name: `View ${others} more pinned announcement${others === 1 ? '' : 's'}` })
  await expect(more).toHaveAttribute('href', '/announcements?filter=pinned')
  await more.click()
  await expect(page.getByRole('checkbox', { name: 'Pinned' })).toBeChecked()
  await expect(page.getByRole('article')).toHaveCount(pinned)
})

test('a notice whose day has come reads Unpins today', async ({ page }) => {
  await enter(page, 'ben')
  await page.clock.setFixedTime(stamp + 25 * 60 * 60 * 1000)
  await page.goto('/dashboard')
  const card = page.getByRole('article').filter({ hasText: titleOf(1) })
  const badge = card.locator('.mantine-Badge-root').filter({ hasText: 'Unpins today' })
  await expect(badge).toHaveAttribute('style', /orange/)
})

test('?view= opens a notice, and its file shows its size with two decimals', async ({ page }) => {
  await as(page, 'ben', `/announcements?view=${made[0]}`)
  await expect(page).toHaveURL(new RegExp(`/announcements/${made[0]}$`))
  await expect(page).toHaveTitle(`${titleOf(1)} | Prairie Court | Parapet`)
  await expect(page.getByRole('button', { name: /plan\.txt/ })).toContainText('1.50 KB')
})

test('reading lowers the count at once', async ({ page }) => {
  await hearNothing(page)
  await page.route('**/api/notifications/unread-count*', (route) =>
    route.fulfill({ json: { success: true, data: { count: 1 } } }),
  )
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/notifications/mark-read', async (route) => {
    await held
    await route.fulfill({ json: { success: true, data: { count: 0 } } })
  })
  await as(page, 'ben')
  await page.getByRole('link', { name: 'Inbox, 1 unread' }).click()
  await page.route('**/api/notices/**', (route) => route.abort())
  await page.locator('[data-unread]').first().click()
  await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()
  // Once it is marked the count is asked for again, and the server still says 1.
  letGo()
  await expect(page.getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible()
})

test('the words of types, priorities and audiences', async ({ page }) => {
  await as(page, 'mandeep', '/announcements/new')
  for (const [label, words] of [
    ['Type', ['Emergency', 'Event', 'Maintenance', 'Meeting', 'Notice', 'Policy Update']],
    ['Priority', ['Low', 'Medium', 'High', 'Urgent']],
    ['Audience', ['All Residents', 'Owners Only', 'Tenants Only', 'Council Members', 'Specific Units']],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click()
    await expect(page.getByRole('option')).toHaveText([...words])
    await page.keyboard.press('Escape')
  }
})

test('the manager takes the four away', async ({ page }) => {
  const { send } = await inPrairieCourt(page)
  for (const id of made) await send('delete', `/api/notices/${id}`)
})
