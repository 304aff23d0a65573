/** Asking for records and answering: both sides on a phone, from the asking to the file in the asker's hand. */
import type { Browser, Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const phone = { width: 390, height: 844 }

/** Opens the page of a request as somebody who handles it. */
const openAs = async (browser: Browser, person: 'carla' | 'mandeep', path: string): Promise<Page> => {
  const page = await elsewhere(browser, person)
  await page.setViewportSize(phone)
  await page.goto(path)
  return page
}

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF', 'latin1')

const say = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()

test('Olivia asks for contracts, is asked which, and takes the file that only council may read', async ({
  page,
  browser,
}) => {
  const heard = hearErrors(page)
  const look = `The elevator contract ${Date.now()}`
  await as(page, 'olivia', '/library')
  await page.getByRole('link', { name: 'Records requests' }).click()
  await page.getByRole('link', { name: 'Request records' }).first().click()
  await say(page, 'Already in the library')
  const [one, next] = await page.getByRole('main').getByRole('listitem').all()
  const [left, right] = [await one!.boundingBox(), await next!.boundingBox()]
  expect(right!.x - left!.x - left!.width).toBeGreaterThan(8)
  await page.getByRole('combobox', { name: 'Kind of record' }).click()
  await page.getByRole('option', { name: 'Contract' }).click()
  await say(page, 'Records must be provided within two weeks.')
  await page.getByLabel('Description').fill(look)
  await expectSound(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^R-\d+: Olivia Owner$/)
  await say(page, 'Due in 14 days')

  const carla = await openAs(browser, 'carla', new URL(page.url()).pathname)
  const mandeep = await openAs(browser, 'mandeep', new URL(page.url()).pathname)
  await mandeep.getByRole('button', { name: 'Ask a question' }).click()
  await mandeep.getByLabel('Your question').fill('With its amendments?')
  await carla.getByRole('button', { name: 'Ask a question' }).click()
  await carla.getByLabel('Your question').fill('The one that holds today, or the one before?')
  await carla.getByRole('button', { name: 'Send question' }).click()
  await say(carla, 'Waiting for requester')
  await say(page, 'The one that holds today, or the one before?')
  await say(mandeep, 'Waiting for requester')
  await expect(mandeep.getByLabel('Your question')).toHaveValue('With its amendments?')
  await mandeep.context().close()
  await page.getByLabel('Your answer').fill('The one that holds today.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await say(carla, 'The one that holds today.')

  const makeReady = carla.getByRole('button', { name: 'Prepare: Contract' })
  await makeReady.click()
  const dialog = carla.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await carla.keyboard.press('Escape')
  await expect(makeReady).toBeFocused()
  await makeReady.click()
  await expect(dialog.getByText('Mason v. BCS 4338, 2017 BCCRT 47')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark ready' }).click()
  await expect(dialog.getByText('Choose a document or a file')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Contract.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expectFinger(dialog.getByRole('button', { name: 'Remove Contract.pdf' }))
  await expectSound(carla)
  await dialog.getByRole('button', { name: 'Mark ready' }).click()
  await say(carla, 'Ready to provide')
  await expect(page.getByRole('button', { name: 'Download Contract.pdf' })).toHaveCount(0)
  await carla.getByRole('button', { name: 'Provide and notify requester' }).click()
  await say(carla, 'Fulfilled')
  await carla.context().close()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Contract.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Contract.pdf')
  await say(page, 'Downloaded: Contract.pdf')
  expect(heard).toEqual([])
})

test('bylaws go after a week, and the minutes that were asked for with them stay owed', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await enter(page, 'olivia')
  const headers = { 'x-building-id': await buildingOf(page) }
  const data = { items: [{ kind: 'minutes' }, { kind: 'bylaws' }], form: 'email', standing: 'owner' }
  const answer = await page.request.post('/api/records-requests', { headers, data })
  const path = `/records-requests/${((await answer.json()) as { data: { _id: string } }).data._id}`
  const carla = await openAs(browser, 'carla', path)
  await say(carla, 'Due in 7 days')
  await expect(carla.getByRole('button', { name: 'Provide and notify requester' })).toHaveCount(0)
  await carla.getByRole('button', { name: 'Prepare: Bylaws' }).click()
  const dialog = carla.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Bylaws.pdf', mimeType: 'application/pdf', buffer: pdf })
  await dialog.getByRole('button', { name: 'Mark ready' }).click()
  await say(carla, 'Records that are ready go out now. Open records stay due on their own dates.')
  await expectSound(carla)
  await carla.getByRole('button', { name: 'Provide and notify requester' }).click()
  await say(carla, 'Due in 14 days')
  await expect(carla.getByRole('article', { name: 'Bylaws' }).getByText('Provided')).toBeVisible()
  await expect(carla.getByRole('button', { name: /: Bylaws$/ })).toHaveCount(0)
  await expect(carla.getByRole('button', { name: 'Prepare: Minutes of a meeting' })).toBeVisible()
  await carla.context().close()

  await page.goto(path)
  await say(page, 'Provided: Bylaws')
  await expect(page.getByRole('button', { name: 'Download Bylaws.pdf' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Minutes of a meeting' }).getByText('Open')).toBeVisible()
  expect(heard).toEqual([])
})

test('Theo may ask for bylaws and rules, and for more with his landlord’s rights', async ({ page }) => {
  await as(page, 'theo', '/records-requests/new')
  await page.getByRole('combobox', { name: 'Kind of record' }).click()
  await expect(page.getByRole('option')).toHaveText(['Bylaws', 'Rules'])
  await page.getByRole('option', { name: 'Rules' }).click()
  await say(page, 'Bylaws and rules must be provided within one week.')
  await page.getByRole('combobox', { name: 'Your role' }).click()
  await page.getByRole('option', { name: 'Tenant with the landlord’s rights' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await say(page, 'Enter who signed the authorization')
  await expectSound(page)
})

test('Mandeep enters a letter, charges for paper no more than the law allows, and refuses with a reason', async ({
  page,
}) => {
  const heard = hearErrors(page)
  const name = `Wendy Walker ${Date.now()}`
  await as(page, 'mandeep', '/records-requests')
  await say(page, 'Due within 3 days')
  await page.getByRole('link', { name: 'New request' }).click()
  await page.getByRole('textbox', { name: 'Requester' }).fill(name)
  await page.getByRole('button', { name: 'Enter request' }).click()
  await say(page, 'Enter an email or a postal address to reach them')
  await page.getByLabel('Postal address').fill('12 Elm Street')
  await page.getByRole('button', { name: 'Add another record' }).click()
  await page.getByRole('combobox', { name: 'Kind of record' }).last().click()
  await page.getByRole('option', { name: 'Legal opinion' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Enter request' }).click()
  await say(page, 'By post only; Parapet doesn’t send mail.')

  await page.getByLabel('Pages').fill('10')
  await page.getByLabel('Amount in dollars').fill('9.99')
  await page.getByRole('button', { name: 'Quote fee' }).click()
  await say(page, 'The maximum is $2.50 for 10 pages.')
  await page.getByLabel('Amount in dollars').fill('2.50')
  // Whoever goes on before the page has refreshed goes on from their own version.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/api${new URL(page.url()).pathname}(?:[?]|$)`), async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Quote fee' }).click()
  await say(page, 'Fee quoted')

  await page.getByRole('button', { name: 'Refuse: Legal opinion' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: /legal document in a suit/ }).click()
  await expect(dialog.getByText('Strata Property Act, s. 169', { exact: false })).toBeVisible()
  await dialog.getByLabel('Explanation').fill('It was written for the claim to which you are a party.')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Refuse record' }).click()
  await say(page, 'Record refused')
  release()
  await page.getByRole('button', { name: 'Prepare: Minutes of a meeting' }).click()
  await dialog.getByRole('button', { name: 'Mark ready' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Provide and notify requester' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await say(page, 'Ready to provide')
  await page.getByRole('button', { name: 'Provide and notify requester' }).click()
  await say(page, 'Partly refused')
  await say(page, 'Civil Resolution Tribunal')
  await page.goto(`/records-requests?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name: /^R-/ })).toHaveCount(1)
  expect(heard).toEqual([])
})

test('Mandeep charges the fee of Olivia’s copies to the account of one of her units', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await enter(page, 'olivia')
  const headers = { 'x-building-id': await buildingOf(page) }
  const data = { items: [{ kind: 'bylaws' }], form: 'paper', standing: 'owner' }
  const answer = await page.request.post('/api/records-requests', { headers, data })
  const path = `/records-requests/${((await answer.json()) as { data: { _id: string } }).data._id}`
  const mandeep = await openAs(browser, 'mandeep', path)
  await mandeep.getByLabel('Pages').fill('10')
  await mandeep.getByLabel('Amount in dollars').fill('2.50')
  await mandeep.getByRole('button', { name: 'Quote fee' }).click()
  await mandeep.getByRole('button', { name: 'Charge to account' }).click()
  const dialog = mandeep.getByRole('dialog')
  await expect(dialog.getByLabel('Authority')).toHaveValue('Strata Property Regulation, s. 4.2')
  await dialog.getByRole('button', { name: 'Charge fee' }).click()
  await expect(dialog.getByText('Choose a unit')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Unit' }).click()
  await mandeep.getByRole('option', { name: /^305 · / }).click()
  await expectSound(mandeep)
  await dialog.getByRole('button', { name: 'Charge fee' }).click()
  await expect(dialog).toHaveCount(0)
  await say(mandeep, 'Charged the fee to unit 305')
  await mandeep.getByRole('link', { name: /^\$2\.50 for 10 pages charged to unit 305, due / }).click()
  await say(mandeep, 'Copies of records, R-')
  await mandeep.context().close()

  await page.goto(path)
  await expect(page.getByText(/^\$2\.50 for 10 pages: charged to the account of unit 305 on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Charge to account' })).toHaveCount(0)
  expect(heard).toEqual([])
})
