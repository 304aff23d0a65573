/** What somebody is told, from the badge to the mail: at once, without the stream, narrowed, chosen and switched off. */
import type { Page } from '@playwright/test'
import { unreadRefreshMs } from '../contract/limits.ts'
import { get, publish } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter, hearNothing } from './people.ts'
import { expect, test } from './test.ts'

const stamp = Date.now()
/** What a slow machine takes for an answer. */
const answerMs = 20_000

const badge = async (page: Page): Promise<number> => {
  const link = page.getByRole('banner').getByRole('link', { name: /^Inbox/ })
  return Number(/(\d+) unread/.exec((await link.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
}
/** The badge as the server counts it, before anything is told. */
const settledBadge = async (page: Page): Promise<number> => {
  const answer = await get(page, '/api/notifications/unread-count')
  const { count } = ((await answer.json()) as { data: { count: number } }).data
  await expect.poll(() => badge(page)).toBeGreaterThanOrEqual(count)
  return badge(page)
}
const expectRise = (page: Page, before: number, within = 0) =>
  expect.poll(() => badge(page), { timeout: within + answerMs, intervals: [20] }).toBe(before + 1)

test.describe('a notice that is published in one browser raises the badge in another', () => {
  test('by the stream alone, and waits above an open inbox without moving it', async ({ browser }) => {
    const [theo, mandeep] = [await elsewhere(browser, 'theo'), await elsewhere(browser, 'mandeep')]
    const stream = theo.waitForResponse(/\/api\/notifications\/live/)
    await theo.goto('/inbox')
    await stream
    const first = theo.getByRole('main').getByRole('listitem').first()
    const stood = await first.textContent()
    const before = await settledBadge(theo)
    // From here on nothing but the stream can raise it, however long a second is on a slow machine.
    await theo.route('**/api/notifications/unread-count*', () => undefined)
    const title = `Heard at once ${stamp}`
    await publish(mandeep, title)
    await expectRise(theo, before)

    const letIn = theo.getByRole('button', { name: /^Show \d+ new message/ })
    await expect(letIn).toBeVisible()
    expect(await first.textContent()).toBe(stood)
    await letIn.click()
    await theo.getByRole('main').getByRole('link', { name: title }).click()
    await expect(theo.getByRole('heading', { level: 1 })).toHaveText(title)
    await theo.goBack()
    await expect(theo.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await expect(theo.getByRole('checkbox', { name: `Select ${title}` })).toHaveCount(0)
  })

  test('within 30 seconds when the stream is cut', async ({ browser }) => {
    const context = await browser.newContext()
    await hearNothing(context)
    const theo = await context.newPage()
    await as(theo, 'theo')
    const mandeep = await elsewhere(browser, 'mandeep')
    const before = await settledBadge(theo)
    await publish(mandeep, `Heard by asking ${stamp}`)
    await expectRise(theo, before, unreadRefreshMs)
  })
})

test('what was published while the stream was down shows once it stands again, on any open screen', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await hearNothing(context)
  const theo = await context.newPage()
  await as(theo, 'theo', '/announcements')
  await expect(theo.getByRole('main').getByRole('article').first()).toBeVisible()
  const title = `Missed meanwhile ${stamp}`
  await publish(await elsewhere(browser, 'mandeep'), title)
  await context.unroute('**/api/notifications/live*')
  // The page waits longer after each try.
  await expect(theo.getByRole('main').getByText(title)).toBeVisible({ timeout: 60_000 })
})

test.describe('the inbox', () => {
  test('is narrowed to what is unread and to a kind, by its address too', async ({ page, browser }) => {
    const heard = hearErrors(page)
    await publish(await elsewhere(browser, 'mandeep'), `To be narrowed ${stamp}`)
    await as(page, 'olivia', '/inbox')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: `To be narrowed ${stamp}` })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    await expect(main.getByRole('img', { name: 'Read', exact: true }).first()).toBeVisible()
    await page.getByText('Unread only').click()
    await expect(page).toHaveURL(/\?unread=true$/)
    await expect(main.getByRole('img', { name: 'Read', exact: true })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Any type' }).click()
    await page.getByRole('option', { name: 'Corrections' }).click()
    await expect(page).toHaveURL(/kind=notice.corrected/)
    await expect(main.getByRole('link', { name: `To be narrowed ${stamp}` })).toHaveCount(0)
    await page.goto('/inbox?kind=notice.published')
    await expect(page.getByRole('combobox', { name: 'Any type' })).toHaveValue('Announcements')
    await expect(main.getByRole('link', { name: `To be narrowed ${stamp}` })).toBeVisible()
    expect(heard).toEqual([])
  })

  test('marks several read together, and then all', async ({ page, browser }) => {
    const mandeep = await elsewhere(browser, 'mandeep')
    const titles = ['one', 'two', 'three'].map((word) => `Bulk ${word} ${stamp}`)
    for (const title of titles) await publish(mandeep, title)
    await as(page, 'olivia', '/inbox')
    for (const title of titles.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Mark 2 as read' }).click()
    for (const title of titles.slice(0, 2))
      await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: `Select ${titles[2]}` })).not.toBeChecked()

    await page.getByText('Unread only').click()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All messages marked as read').last()).toBeVisible()
    await expect(page.getByText('You’re all caught up')).toBeVisible()
    await page.getByRole('button', { name: 'Show all messages' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: titles[0]! })).toBeVisible()
  })
})

test('a mark that does not arrive is no matter: nothing is said, and what was chosen can be marked again', async ({
  page,
  browser,
}) => {
  const title = `Not marked ${stamp}`
  await publish(await elsewhere(browser, 'mandeep'), title)
  await page.route(/\/api\/notifications\/mark-/, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'The lift is full' } }),
  )
  await as(page, 'olivia', '/inbox')
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  const chosen = page.waitForResponse('**/api/notifications/mark-read')
  await page.getByRole('button', { name: 'Mark 1 as read' }).click()
  await chosen
  await expect(page.getByRole('button', { name: 'Mark 1 as read' })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked()
  const all = page.waitForResponse('**/api/notifications/mark-all-read*')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await all
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeEnabled()
  // A toast of a failure would be there before that of the success.
  await page.unroute(/\/api\/notifications\/mark-/)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.locator('.Toastify__toast')).toHaveText(['All messages marked as read'])
})

test.describe('the preferences', () => {
  const way = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
  const saved = (page: Page) => expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()

  test('are saved change by change and stand after the page is loaded anew', async ({ page }) => {
    const heard = hearErrors(page)
    await as(page, 'ben', '/inbox/preferences')
    await expect(page.getByText('Changes are saved automatically.')).toBeVisible()
    await way(page, 'Corrections: Push').check()
    await way(page, 'Announcements: Email').uncheck()
    await saved(page)
    await page.getByRole('switch', { name: 'Quiet hours' }).click()
    await page.getByRole('textbox', { name: 'From' }).fill('21:30')
    await page.getByRole('textbox', { name: 'Until' }).click()
    await saved(page)
    await page.getByRole('radio', { name: 'Once a day' }).check()
    await saved(page)
    await page.reload()
    await expect(way(page, 'Corrections: Push')).toBeChecked()
    await expect(way(page, 'Announcements: Email')).not.toBeChecked()
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('21:30')
    await expect(page.getByRole('textbox', { name: 'Until' })).toHaveValue('07:00')
    await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked()
    expect(heard).toEqual([])
  })

  test('say what cannot be switched off, and why', async ({ page }) => {
    await as(page, 'theo', '/inbox/preferences')
    for (const name of ['Emergencies: Push', 'Emergencies: Email', 'Meetings: Email', 'Meetings: Inbox']) {
      await expect(page.getByRole('img', { name: `${name} is always on` })).toBeVisible()
      await expect(way(page, name)).toHaveCount(0)
    }
    await expect(page.getByText('(Strata Property Act, s. 45)')).toBeVisible()
    await expect(page.getByText('You need to know if someone else gets into your account.')).toBeVisible()
    await expect(way(page, 'Meetings: Push')).toBeChecked()
  })

  test('of two windows are both kept', async ({ page, context }) => {
    await enter(page, 'ada')
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/inbox/preferences')
      await expect(way(tab, 'Announcements: Push')).toBeChecked()
    }
    await way(other, 'Announcements: Push').uncheck()
    await saved(other)
    await way(page, 'Corrections: Email').uncheck()
    await expect(page.getByText('Changes you made in another window are included.')).toBeVisible()
    await expect(way(page, 'Announcements: Push')).not.toBeChecked()
    await page.reload()
    await expect(way(page, 'Announcements: Push')).not.toBeChecked()
    await expect(way(page, 'Corrections: Email')).not.toBeChecked()
  })

  test('that cannot be saved go back, say so, and can be tried again', async ({ page }) => {
    await as(page, 'carla', '/inbox/preferences')
    await page.route('**/api/notifications/preferences', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await way(page, 'Corrections: Push').click()
    const alert = page.getByRole('alert').filter({ hasText: 'Not saved' })
    await expect(alert).toContainText('Network error. Please check your connection and try again.')
    await expect(way(page, 'Corrections: Push')).not.toBeChecked()
    await expectSound(page)
    await page.unroute('**/api/notifications/preferences')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await saved(page)
    await expect(way(page, 'Corrections: Push')).toBeChecked()
  })
})

test('the link in a mail switches its kind off without signing in, and on again', async ({ page, browser }) => {
  const title = `Mailed with a link ${stamp}`
  await publish(await elsewhere(browser, 'mandeep'), title)
  await page.goto('/dev/mail?to=council@parapet.example')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(async () => {
    await page.reload()
    await expect(row).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await row.getByRole('link', { name: title }).click()
  const address = /\/unsubscribe\?token=[\w-]+/.exec(await page.locator('pre').innerText())?.[0] ?? ''
  expect(address).not.toBe('')

  // Mail programs that open the address of one click are led to the page.
  await page.goto(`/api${address}`)
  await expect(page).toHaveURL(address)
  await expect(page).toHaveTitle('Unsubscribe | Parapet')
  await expect(page.getByText('c…@parapet.example')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Harbour View sends this to c…@parapet.example by email')
  await expectSound(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('main')).toContainText('Harbour View no longer sends this')
  await expectSound(page)

  const carla = await elsewhere(browser, 'carla')
  const choice = carla.getByRole('checkbox', { name: 'Announcements: Email', exact: true })
  await carla.goto('/inbox/preferences')
  await expect(choice).not.toBeChecked()
  await page.getByRole('button', { name: 'Resubscribe' }).click()
  await expect(page.getByRole('main')).toContainText('Harbour View sends this')
  await carla.reload()
  await expect(choice).toBeChecked()

  await page.goto(`/unsubscribe?token=${'a'.repeat(43)}`)
  await expect(page.getByText('This link has expired or is incomplete.', { exact: false })).toBeVisible()
})
