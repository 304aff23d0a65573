/** Assets: the boiler kept on a phone with a plan that is done and comes again, its files, and what two people save at once. */
import type { Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF', 'latin1')
const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

/** As the building counts, and the same one where midnight passes on the way. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(new Date())
/** A day so many days from today. */
const dayIn = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
/** A day as screens show it. */
const shownDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

const post = async (page: Page, path: string, data: object) => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.post(path, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { _id: string; plans: { _id: string }[] } }).data
}

test('Mandeep adds the boiler on a phone, plans its service, marks it done and sees the next day', async ({ page }) => {
  const heard = hearErrors(page)
  const name = `Boiler ${Date.now()}`
  await as(page, 'mandeep', '/vendors')
  await page.getByRole('link', { name: 'Assets', exact: true }).click()
  await heading(page, 'Assets and maintenance')
  await say(page, 'Emergency generator')
  await page.getByRole('link', { name: 'Add an asset' }).first().click()
  await heading(page, 'Add an asset')
  await page.getByRole('button', { name: 'Add asset' }).click()
  await say(page, 'Name is required')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Boiler' }).click()
  await page.getByLabel('Location').fill('Mechanical room')
  await page.getByLabel('Cost in dollars').fill('64,800')
  await page.getByLabel('Provider').fill('Cascade Thermal')
  await page.getByRole('combobox', { name: 'Vendor' }).click()
  await page.getByRole('option', { name: /^Tidewater/ }).click()
  await page.getByRole('button', { name: 'Add asset' }).click()
  await say(page, 'Enter the warranty end date')
  await expect(page.getByLabel('Cost in dollars')).toHaveValue('64,800')
  await expectSound(page)
  await page.getByLabel('Warranty end date').fill(dayIn(12))
  await page.getByRole('button', { name: 'Add asset' }).click()

  await heading(page, name)
  await say(page, '$64,800.00')
  await say(page, 'Ends soon')
  await expect(page.getByRole('link', { name: /^Tidewater/ })).toBeVisible()
  await page.getByRole('button', { name: 'Plan work' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Burner service')
  await dialog.getByRole('textbox', { name: 'Every', exact: true }).fill('0')
  await dialog.getByLabel('Next date').fill(dayIn(-3))
  await dialog.getByRole('button', { name: 'Add plan' }).click()
  await say(page, 'Enter a whole number from 1 to 366')
  await expect(dialog.getByLabel('Title')).toHaveValue('Burner service')
  await expectSound(page)
  await dialog.getByRole('textbox', { name: 'Every', exact: true }).fill('10')
  await dialog.getByRole('combobox', { name: 'Days, weeks, months or years' }).click()
  await page.getByRole('option', { name: 'Weeks' }).click()
  await dialog.getByRole('combobox', { name: 'Later dates are counted' }).click()
  await page.getByRole('option', { name: 'From the day it’s done' }).click()
  await dialog.getByRole('button', { name: 'Add plan' }).click()
  const plan = page.getByRole('list', { name: 'Plans' }).getByRole('listitem')
  await expect(plan).toContainText('Overdue')
  await expect(plan).toContainText(`Was due on ${shownDay(dayIn(-3))}`)

  const done = page.getByRole('button', { name: `Mark as done: Burner service, ${name}` })
  await expectFinger(done)
  await done.click()
  await dialog.getByLabel('Done on').fill(dayIn(2))
  await dialog.getByLabel('Note').fill('Nozzle replaced')
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await say(page, 'This date is in the future')
  await expect(dialog.getByLabel('Note')).toHaveValue('Nozzle replaced')
  await dialog.getByLabel('Done on').fill(dayIn(-1))
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await expect(plan).toContainText(`Next on ${shownDay(dayIn(69))}, last done on ${shownDay(dayIn(-1))}`)
  await expect(plan).toContainText('Planned')
  await say(page, 'Nozzle replaced')
  expect(heard).toEqual([])
})

test('files are kept, a plan is changed, paused and ended, and the asset is retired and brought back', async ({
  page,
}) => {
  const heard = hearErrors(page)
  await enter(page, 'mandeep')
  const name = `Pump ${Date.now()}`
  const { _id } = await post(page, '/api/assets', { name, kind: 'pump' })
  await post(page, `/api/assets/${_id}/plans`, { title: 'Grease', every: 1, unit: 'months', nextDueOn: dayIn(40) })
  await page.goto(`/assets/${_id}`)
  await page.locator('input[type=file]').setInputFiles({ name: 'Manual.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Add 1 file' }).click()
  await say(page, /Manual, /)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Manual.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Manual.pdf')

  const plan = page.getByRole('list', { name: 'Plans' }).getByRole('listitem')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Edit Grease' }).click()
  await dialog.getByLabel('Days before reminder').fill('60')
  await dialog.getByRole('button', { name: 'Save plan' }).click()
  await expect(plan).toContainText('reminder 60 days before')
  await expect(plan.getByText('Due', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pause Grease' }).click()
  await expect(plan).toContainText('Paused')
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume Grease' }).click()
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toBeVisible()
  await page.getByRole('button', { name: 'End Grease' }).click()
  await dialog.getByRole('button', { name: 'End plan' }).click()
  await expect(plan).toContainText('Ended on')

  await page.getByRole('button', { name: 'Retire', exact: true }).click()
  await dialog.getByLabel('Reason').fill('Replaced by two')
  await dialog.getByRole('button', { name: 'Retire', exact: true }).click()
  await say(page, /Retired on .*: Replaced by two/)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Retire', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show history' }).click()
  await say(page, 'Asset returned to use')
  await say(page, 'plan: Grease')
  expect(heard).toEqual([])
})

test('of two who save at once the second is shown the first, and loses nothing', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await enter(page, 'mandeep')
  const name = `Fan ${Date.now()}`
  const { _id } = await post(page, '/api/assets', { name, kind: 'hvac' })
  const planned = { title: 'Filter', every: 1, unit: 'months', nextDueOn: dayIn(0) }
  const { plans } = await post(page, `/api/assets/${_id}/plans`, planned)
  const carla = await elsewhere(browser, 'carla')
  for (const one of [page, carla]) {
    await one.goto(`/assets/${_id}/edit`)
    await heading(one, `Edit ${name}`)
  }
  await carla.getByLabel('Manufacturer').fill('Northwind')
  await carla.getByRole('button', { name: 'Save changes' }).click()
  await heading(carla, name)
  await page.getByLabel('Notes').fill('Loud at night')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await say(page, 'Someone else just changed this asset')
  await page.getByRole('button', { name: 'Show their version' }).click()
  await say(page, 'maker: Northwind')
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await heading(page, name)
  await say(page, 'Loud at night')

  await page.getByRole('button', { name: /^Mark as done: Filter/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Two filters')
  await post(carla, `/api/assets/${_id}/plans/${plans[0]!._id}/done`, { version: 1, doneOn: dayIn(0) })
  await carla.context().close()
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await say(page, 'Someone else just changed this plan')
  await expect(dialog.getByLabel('Note')).toHaveValue('Two filters')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Mark as done: Filter/ }).click()
  await expect(dialog.getByLabel('Note')).toHaveValue('Two filters')
  expect(heard.filter((line) => !line.includes('409'))).toEqual([])
})

test('what is due comes by its day and is marked done there, and who lives here finds no assets', async ({ page }) => {
  await enter(page, 'carla')
  const name = `Door ${Date.now()}`
  const { _id } = await post(page, '/api/assets', { name, kind: 'garage_door' })
  const planned = { title: 'Springs', every: 1, unit: 'years', nextDueOn: dayIn(-400), countsFrom: 'done' }
  await post(page, `/api/assets/${_id}/plans`, planned)
  await page.goto('/assets?view=due')
  await expect(page.getByRole('row').nth(1)).toContainText(name)
  await expectSound(page)
  await page.getByRole('searchbox', { name: 'Search work' }).fill(name)
  await page.getByRole('button', { name: `Mark as done: Springs, ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await say(page, /Done. Next on /)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Planned')
  await page.getByRole('tab', { name: 'All assets' }).click()
  await page.getByRole('searchbox', { name: 'Search assets' }).fill('nothing at all')
  await say(page, 'Nothing found')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/assets .*\.csv$/)
  await page.context().clearCookies()
  await as(page, 'olivia', '/assets')
  await expect(page.getByRole('heading', { name: 'Assets and maintenance' })).toHaveCount(0)
})

test('a word in place of an id is not here, and words without a break fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'mandeep')
  for (const path of ['/assets/due', '/tickets/figures', '/vendors/counts', '/work-orders/counts']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  const name = `${'Warmwasserbereitungsanlage'.repeat(3)}${Date.now()}`
  const { _id } = await post(page, '/api/assets', { name, kind: 'boiler', place: 'Kellergeschoss'.repeat(5) })
  for (const path of [`/assets/${_id}`, `/assets/${_id}/edit`]) {
    await page.goto(path)
    await heading(page, path.endsWith('edit') ? `Edit ${name}` : name)
    await expectSound(page)
  }
})
