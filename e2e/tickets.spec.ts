/** Maintenance: reported on a phone in under a minute, answered and given away at the desk, rated when it is done. */
import type { Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { photo } from './photo.ts'
import { expect, test } from './test.ts'

const desk = { width: 1440, height: 900 }

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
const dialogOf = (page: Page) => page.getByRole('dialog')

/** Reports something on the common property past the screens; answers where it is seen. */
const report = async (page: Page, title: string, more: object = {}): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const multipart = { title, category: 'garage', place: 'common', placeWords: 'P1', ...more }
  const answer = await page.request.post('/api/tickets', { headers, multipart })
  expect(answer.ok(), await answer.text()).toBe(true)
  return `/tickets/${((await answer.json()) as { data: { _id: string } }).data._id}`
}

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await dialogOf(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('Theo reports a leak on a phone, sees each step, and rates what was done', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const title = `Water under the sink ${Date.now()}`
  await as(page, 'theo', '/tickets')
  await heading(page, 'Maintenance')
  await page.getByRole('link', { name: 'Report a problem', exact: true }).first().click()
  await heading(page, 'Report a problem')
  await expectFinger(page.getByRole('radio', { name: 'Plumbing and water' }))
  await page.getByRole('radio', { name: 'Plumbing and water' }).check()
  await expect(page.getByRole('radio', { name: 'In the unit' })).toBeChecked()
  await page.getByLabel('Short description').fill(title)
  await page.getByLabel('Details (optional)').fill('It drips from the bend.')
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo('bend.jpg', '#7a8f9d'), await photo('floor.jpg', '#c2a26b')])
  await page.getByLabel('You may enter if no one is home').check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await heading(page, new RegExp(`^#\\d+: ${title}$`))
  await say(page, 'We’ve received it and will assign someone.')
  const thumb = page.getByRole('button', { name: 'Show bend.jpg' })
  await expect(thumb.locator('img')).toHaveJSProperty('complete', true)
  await thumb.click()
  await expect(dialogOf(page).getByRole('img', { name: 'bend.jpg' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(thumb).toBeFocused()
  const path = new URL(page.url()).pathname

  const mandeep = await elsewhere(browser, 'mandeep')
  await mandeep.setViewportSize(desk)
  await mandeep.goto('/tickets')
  await mandeep.getByRole('searchbox').fill(title)
  await expect(mandeep.getByRole('link', { name: /^#\d+: / })).toHaveCount(1)
  await mandeep.getByRole('link', { name: new RegExp(title) }).click()
  await heading(mandeep, new RegExp(title))
  await say(mandeep, 'Unassigned.')
  await mandeep.getByRole('textbox', { name: 'Message' }).fill('Does it drip at night too?')
  await mandeep.getByLabel('Waiting for a reply').check()
  await mandeep.getByRole('button', { name: 'Send message' }).click()
  await say(page, 'Waiting for your reply.')
  await say(page, 'Does it drip at night too?')
  await page.getByRole('link', { name: 'Reply', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Your reply' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Message' }).fill('Day and night. See www.example.ca/drip')
  await page.getByRole('button', { name: 'Send message' }).click()
  await say(mandeep, 'Day and night.')
  const address = mandeep.getByRole('link', { name: 'www.example.ca/drip' })
  await expect(address).toHaveAttribute('href', 'https://www.example.ca/drip')
  await mandeep.getByRole('button', { name: 'Add an internal note' }).click()
  await mandeep.getByRole('textbox', { name: 'Internal note' }).fill('Ask for the whole stack.')
  await mandeep.getByRole('button', { name: 'Save note' }).click()
  await say(mandeep, 'Ask for the whole stack.')
  await mandeep.getByRole('button', { name: 'Assign', exact: true }).click()
  await choose(mandeep, 'Person', /^Mandeep/)
  await expectSound(mandeep)
  await dialogOf(mandeep).getByRole('button', { name: 'Assign', exact: true }).click()
  await say(page, 'Management is handling it and will get back to you.')
  await mandeep.getByRole('button', { name: 'Mark as resolved' }).click()
  await dialogOf(mandeep)
    .getByLabel(/^Work done/)
    .fill('A new bend.')
  await dialogOf(mandeep).getByRole('button', { name: 'Mark as resolved' }).click()
  await say(page, 'Is it fixed?')
  await expect(page.getByText('Ask for the whole stack.')).toHaveCount(0)
  await page.goto('/inbox')
  for (const news of ['has a question for you', 'has been assigned', 'is resolved'])
    await expect(page.getByRole('link', { name: new RegExp(`${news}[^]*${title}`) }).first()).toBeVisible()
  await page.goto(path)
  await page.getByRole('radio', { name: /^2 of 5/ }).check()
  await say(page, 'A rating this low reopens the ticket.')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: /^5 of 5/ }).check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Send rating' }).click()
  await say(page, 'Rated: 5 of 5')
  await expect(page.getByRole('button', { name: 'Send rating' })).toHaveCount(0)
  await say(mandeep, 'Rated: 5 of 5')
  expect(heard).toEqual([])
})

test('a report that is refused keeps what was typed, and says what is missing', async ({ page }) => {
  await as(page, 'theo', '/tickets/new')
  await page.getByRole('radio', { name: 'Common property', exact: true }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
  // All that is missing is said at the first try.
  for (const missing of [
    'Choose a category',
    'Describe the issue in a few words',
    'Enter where on the common property',
  ])
    await say(page, missing)
  await page.getByRole('radio', { name: 'Pests' }).check()
  await page.getByLabel('Short description').fill('Ants by the mailboxes')
  await page.getByLabel(/^Location on the common property/).fill('Lobby')
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await photo('ants.jpg', '#333333'),
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') },
    ])
  await say(page, 'film.mp4 isn’t an accepted file type.')
  await page.route('**/api/tickets', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Send report' }).click()
  await say(page, 'Please try again; nothing you typed was lost.')
  await expect(page.getByLabel('Short description')).toHaveValue('Ants by the mailboxes')
  await say(page, 'ants.jpg')
  await expectSound(page)
  await page.unroute('**/api/tickets')
  await page.getByRole('button', { name: 'Send report' }).click()
  await heading(page, /^#\d+: Ants by the mailboxes$/)
})

test('of two who assign at once the second is told, and keeps what was typed', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await enter(page, 'mandeep')
  const path = await report(page, `Given twice ${Date.now()}`)
  const carla = await elsewhere(browser, 'carla')
  for (const one of [page, carla]) {
    await one.goto(path)
    await one.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(dialogOf(one).getByRole('combobox', { name: 'Person' })).toBeVisible()
  }
  await choose(page, 'Person', /^Mandeep/)
  await dialogOf(page).getByLabel(/^Note/).fill('I take it')
  await choose(carla, 'Person', /^Carla/)
  await dialogOf(carla).getByRole('button', { name: 'Assign', exact: true }).click()
  await say(carla, /^Assigned to Carla Council/)
  await carla.context().close()
  // The page behind the dialog reads it anew by itself; what was begun before is not sent over it all the same.
  await expect(page.getByText(/^Assigned to Carla Council/)).toBeAttached()
  await dialogOf(page).getByRole('button', { name: 'Assign', exact: true }).click()
  await say(page, 'Someone else just changed this ticket')
  await say(page, /The ticket is now assigned, with Carla Council/)
  await expect(dialogOf(page).getByLabel(/^Note/)).toHaveValue('I take it')
  await dialogOf(page).getByRole('button', { name: 'Assign', exact: true }).click()
  await say(page, /^Assigned to Mandeep Manager/)
  expect(heard).toEqual([])
})

test('Olivia follows what Theo reported instead of reporting it again', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const title = `Lights are out ${Date.now()}`
  const theo = await elsewhere(browser, 'theo')
  await report(theo, title, { category: 'amenities', placeWords: 'Gym' })
  await theo.context().close()
  await as(page, 'olivia', '/tickets/new')
  await page.getByRole('radio', { name: 'Amenities' }).check()
  await page.getByRole('radio', { name: 'Common property', exact: true }).check()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('1 neighbour has already reported this.')
  await page.getByLabel('Short description').fill('No light in the gym')
  await expectSound(page)
  await row.getByRole('button', { name: 'Follow this ticket instead' }).click()
  await heading(page, new RegExp(`^#\\d+: ${title}$`))
  await expect(page.getByText('Theo')).toHaveCount(0)
  await page.goto('/tickets')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: 'Unfollow' }).click()
  await expect(page).toHaveURL('/tickets')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
  expect(heard).toEqual([])
})

test('in an emergency the number to call stands there at once', async ({ page }) => {
  await as(page, 'theo', '/tickets/new')
  await page.getByRole('switch', { name: 'This is an emergency' }).check()
  const alert = page.getByRole('alert').filter({ hasText: 'Call first: a report here isn’t enough' })
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await expect(alert.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911')
  await expectSound(page)
})

test('what narrows the desk stands in the address, and several are assigned at once', async ({ page }) => {
  test.setTimeout(300_000)
  const heard = hearErrors(page)
  await page.setViewportSize(desk)
  await enter(page, 'mandeep')
  const stamp = `Walk ${Date.now()}`
  for (const nth of [1, 2, 3]) await report(page, `${stamp} no ${nth}`, { priority: 'high', category: 'grounds' })
  await page.goto('/tickets')
  await page.getByRole('searchbox').fill(stamp)
  await expect(page).toHaveURL(/search=Walk/)
  await page.getByRole('combobox', { name: 'Any priority' }).click()
  await page.getByRole('option', { name: 'High' }).click()
  await page.getByText(/^Unassigned /).click()
  await expect(page).toHaveURL(/assignee=none/)
  await expect(page.getByRole('link', { name: new RegExp(stamp) })).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(stamp)
  await expect(page.getByRole('link', { name: new RegExp(stamp) })).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check()
  await page.getByRole('button', { name: 'Assign 3 tickets to…' }).click()
  await choose(page, 'Vendor', /Brightwire/)
  await say(page, 'Before you call Brightwire')
  await expectSound(page)
  await dialogOf(page).getByLabel('Assign anyway').check()
  await dialogOf(page).getByRole('button', { name: 'Assign 3 tickets' }).click()
  await say(page, 'Nothing found')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  await page.getByText(/^Unassigned /).click()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(page).not.toHaveURL(/assignee=/)
  await expect(page).toHaveURL(/view=board/)
  const column = page.getByRole('region', { name: /^Assigned/ })
  await expect(column.getByRole('link', { name: new RegExp(stamp) })).toHaveCount(3)
  await expectSound(page)
  await column
    .getByRole('button', { name: /^Move #\d+ to…$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Start work' }).click()
  await dialogOf(page).getByRole('button', { name: 'Start work' }).click()
  await expect(
    page.getByRole('region', { name: /^In progress/ }).getByRole('link', { name: new RegExp(stamp) }),
  ).toHaveCount(1)
  for (const [view, table] of [
    ['By unit', 'Tickets by unit'],
    ['By vendor', 'Tickets by vendor'],
    ['Statistics', 'Tickets by month'],
  ] as const) {
    await page.getByRole('link', { name: view }).click()
    await expect(page.getByRole('table', { name: table })).toBeVisible()
    await expectSound(page)
  }
  await page.getByRole('link', { name: 'By vendor' }).click()
  await page.getByRole('link', { name: /^Brightwire/ }).click()
  await expect(page).toHaveURL(/vendorId=/)
  await expect(page.getByRole('link', { name: new RegExp(stamp) })).toHaveCount(3)
  await page.getByRole('button', { name: 'Brightwire Electric: show all vendors' }).click()
  await expect(page).not.toHaveURL(/vendorId=/)
  await page.getByRole('link', { name: 'My tickets' }).click()
  await expect(page.getByRole('link', { name: new RegExp(`${stamp} no 1`) })).toBeVisible()
  expect(heard).toEqual([])
})
