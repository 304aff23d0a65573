/** How a building looks after maintenance: set on a phone, refused with what was typed kept, and saved by two at once. */
import type { Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectFinger, expectSound, hearErrors, settled } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

/** All write the settings of one building. */
test.describe.configure({ mode: 'serial' })

const path = '/settings/maintenance'
const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

const open = async (page: Page): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintenance')
  await expect(page.getByRole('form', { name: 'Maintenance' })).toBeVisible()
}

const read = async (page: Page) => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.get('/api/maintenance-settings', { headers })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

test('Mandeep changes the hours on a phone, and wrong ones are refused with what was typed kept', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/settings')
  // The council comes by a call of its own, and moves what is below it.
  await settled(page)
  await page.getByRole('link', { name: 'Set hours, targets and limits' }).click()
  await expect(page).toHaveURL(path)
  // The building settings have a Monday too, and stay on screen until this one has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintenance')
  await expect(day(page, 'Monday').getByLabel('Monday: opens')).toHaveValue('09:00')

  await day(page, 'Monday').getByLabel('Monday: opens').fill('08:00')
  await day(page, 'Monday').getByLabel('Monday: closes').fill('07:30')
  await day(page, 'Saturday').getByRole('switch').click()
  await day(page, 'Saturday').getByLabel('Saturday: closes').fill('00:00')
  await day(page, 'Friday').getByRole('switch').click()
  await page.getByRole('button', { name: 'Add a closed day' }).click()
  await expectFinger(page.getByRole('button', { name: 'Remove closed day 1' }))
  await page.getByLabel('Date', { exact: true }).fill('2026-12-24')
  await page.getByLabel('Reason', { exact: true }).fill('Christmas Eve')
  const high = page.getByRole('group', { name: 'High', exact: true })
  await high.getByLabel('First reply within', { exact: true }).fill('4')
  await high.getByLabel('Resolved within', { exact: true }).fill('2')
  await high.getByRole('combobox', { name: 'Resolved within: hours or days' }).click()
  await page.getByRole('option', { name: 'hours', exact: true }).click()
  await page.getByLabel('Approval limit in dollars').fill('plenty')
  await page.getByLabel('Number to call first').fill('')
  await page.getByLabel('Instructions').fill('Ask for the caretaker')
  await save(page).click()
  await say(page, 'Closing time must be after opening time')
  await say(page, 'Enter an amount from $0 to $1,000,000.00')
  await expectSound(page)

  await expect(page.getByLabel('Monday: closes')).toHaveValue('07:30')
  await expect(page.getByLabel('Approval limit in dollars')).toHaveValue('plenty')
  await page.getByLabel('Monday: closes').fill('16:30')
  await page.getByLabel('Approval limit in dollars').fill('5,000')
  await save(page).click()
  await say(page, 'This can’t be due before the first reply')
  await say(page, 'Enter the number to call')
  await high.getByLabel('Resolved within', { exact: true }).fill('16')
  await page.getByLabel('Number to call first').fill('604 555 0100')
  // What is read again after a save may come late; a reload meanwhile finds no draft of it.
  let held = 0
  await page.route(/maintenance-settings/, (route) => {
    const isFirst = route.request().method() === 'GET' && (held += 1) === 1
    return isFirst ? undefined : route.continue()
  })
  await save(page).click()
  await say(page, 'Settings saved')

  await open(page)
  await expect(page.getByLabel('Monday: closes')).toHaveValue('16:30')
  await expect(page.getByLabel('Saturday: closes')).toHaveValue('00:00')
  await expect(day(page, 'Friday')).toContainText('Closed')
  // Sixteen working hours are two days of eight.
  await expect(high.getByLabel('Resolved within', { exact: true })).toHaveValue('2')
  await expect(page.getByLabel('Approval limit in dollars')).toHaveValue('5000')
  await page.getByRole('button', { name: 'Show history' }).click()
  await say(page, 'hours on Monday: 08:00–16:30, was 09:00–17:00')
  await say(page, 'other closed days: Dec 24, 2026 (Christmas Eve)')
  await page.getByRole('button', { name: 'Remove closed day 1' }).click()
  await page.getByRole('link', { name: 'Building settings' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/settings#maintenance')
  expect(heard).toEqual([])
})

test('a second tab is shown what the first one saved, and its writer decides', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await enter(page, 'mandeep')
  const carla = await elsewhere(browser, 'carla')
  for (const one of [page, carla]) await open(one)
  await carla.getByLabel('Days to reopen').fill('30')
  await save(carla).click()
  await say(carla, 'Settings saved')
  await page.getByLabel('Days to reopen').fill('7')
  await page.getByLabel('Tuesday: opens').fill('10:00')
  await save(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Someone else just changed this' })
  await expect(alert.getByRole('listitem')).toHaveText([
    'Tuesday: 9:00 a.m. – 5:00 p.m.',
    'Tickets can be reopened for 30 days',
  ])
  await expect(page.getByLabel('Tuesday: opens')).toHaveValue('10:00')
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expect(alert).toHaveCount(0)
  expect(await read(page)).toMatchObject({ reopenDays: 7 })

  await carla.getByLabel('Days to reopen').fill('21')
  await save(carla).click()
  await carla.getByRole('button', { name: 'Discard my changes and use this version' }).click()
  await expect(carla.getByLabel('Days to reopen')).toHaveValue('7')
  await expect(carla.getByLabel('Tuesday: opens')).toHaveValue('10:00')
  expect(await read(carla)).toMatchObject({ reopenDays: 7 })
  await carla.context().close()
  expect(heard).toEqual([])
})

test('a save that fails loses nothing, and who lives here does not set up maintenance', async ({ page }) => {
  await enter(page, 'carla')
  await open(page)
  await page.route('**/api/maintenance-settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByLabel('Days to reopen').fill('3')
  await save(page).click()
  await say(page, /nothing you typed was lost/)
  await expect(page.getByLabel('Days to reopen')).toHaveValue('3')
  await page.getByLabel('Days to reopen').fill('7')
  await page.context().clearCookies()
  await as(page, 'olivia', path)
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
})
