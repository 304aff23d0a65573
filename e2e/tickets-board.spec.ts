/** The board of a building with very many tickets: however many are asked for, so many stand in the page. */
import type { Page, Route } from '@playwright/test'
import { boardColumnKept } from '../contract/limits/tickets.ts'
import type { TicketRow } from '../contract/tickets/ticket.ts'
import { expectSound } from './inspect.ts'
import { as } from './people.ts'
import { expect, test } from './test.ts'

const statuses = ['open', 'assigned', 'in_progress', 'on_hold', 'resolved'] as const
/** Two thousand tickets on the five columns. */
const perColumn = 400

const ticket = (status: (typeof statuses)[number], place: number): TicketRow => {
  const number = 10_000 + statuses.indexOf(status) * perColumn + place
  return {
    _id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    number,
    title: `Lamp ${place} is out`,
    category: 'electrical',
    place: 'common',
    placeWords: 'Corridor',
    unit: null,
    priority: 'normal',
    isEmergency: false,
    status,
    resumesOn: null,
    waitsForReply: false,
    vendor: null,
    reportedAt: '2026-11-20T18:00:00.000Z',
    changedAt: '2026-11-20T18:00:00.000Z',
    followers: 1,
    version: 1,
    reporter: 'Theo Tenant',
    assignee: null,
    dueAt: null,
    dueFor: null,
    isLate: false,
  }
}

/** The list as a building of so many tickets would answer, a page a call. */
const answerMany = async (route: Route): Promise<void> => {
  const { searchParams } = new URL(route.request().url())
  const status = statuses.find((one) => one === searchParams.get('status'))
  if (!status) return route.continue()
  const from = Number(searchParams.get('cursor') ?? 0)
  const until = Math.min(perColumn, from + Number(searchParams.get('limit')))
  const data = Array.from({ length: until - from }, (_, place) => ticket(status, from + place))
  return route.fulfill({ json: { success: true, data, nextCursor: until < perColumn ? String(until) : null } })
}

/** Notes tasks that keep the page from answering for longer than a twentieth of a second. */
const hearLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(globalThis, { longTasks: heard })
    new PerformanceObserver((list) => heard.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })

test('with 2,000 tickets it keeps a bounded number of cards in the page', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hearLongTasks(page)
  await page.route('**/api/tickets?*', answerMany)
  await as(page, 'mandeep', '/tickets?view=board')
  const columns = statuses.map((_, place) => page.getByRole('group', { name: 'Board' }).getByRole('region').nth(place))
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(150)
  await expectSound(page)
  for (const column of columns)
    for (const kept of [60, 90, 90, 90]) {
      await column.getByRole('button', { name: 'Show more' }).click()
      await expect(column.getByRole('article')).toHaveCount(kept)
    }
  await expect(cards).toHaveCount(statuses.length * boardColumnKept)
  await expect(columns[0]!.getByRole('link', { name: 'Lamp 149 is out' })).toBeVisible()
  await expect(columns[0]!.getByRole('link', { name: 'Lamp 0 is out' })).toHaveCount(0)
  await columns[0]!.getByRole('button', { name: 'Show earlier' }).click()
  await columns[0]!.getByRole('button', { name: 'Show earlier' }).click()
  await expect(columns[0]!.getByRole('link', { name: 'Lamp 0 is out' })).toBeVisible()
  await expect(columns[0]!.getByRole('article')).toHaveCount(boardColumnKept)
  const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks)
  const longest = Math.round(Math.max(0, ...tasks))
  test.info().annotations.push({ type: 'long tasks', description: `${tasks.length}, the longest ${longest} ms` })
})
