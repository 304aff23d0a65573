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
  await page.getByRole('link', { name: 'Ask for records' }).first().click()
  await say(page, 'You need not ask for what is in the library')
  const [one, next] = await page.getByRole('main').getByRole('listitem').all()
  const [left, right] = [await one!.boundingBox(), await next!.boundingBox()]
  expect(right!.x - left!.x - left!.width).toBeGreaterThan(8)
  await page.getByRole('combobox', { name: 'Kind of record' }).click()
  await page.getByRole('option', { name: 'Contract' }).click()
  await say(page, 'Records are given within two weeks.')
  await page.getByLabel('What you look for').fill(look)
  await expectSound(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^R-\d+: Olivia Owner$/)
  await say(page, 'Due in 14 days')

  const carla = await openAs(browser, 'carla', new URL(page.url()).pathname)
  const mandeep = await openAs(browser, 'mandeep', new URL(page.url()).pathname)
  await mandeep.getByRole('button', { name: 'Ask something back' }).click()
  await mandeep.getByLabel('Your question').fill('With its amendments?')
  await carla.getByRole('button', { name: 'Ask something back' }).click()
  await carla.getByLabel('Your question').fill('The one that holds today, or the one before?')
  await carla.getByRole('button', { name: 'Send question' }).click()
  await say(carla, 'Waits for the asker')
  await say(page, 'The one that holds today, or the one before?')
  await say(mandeep, 'Waits for the asker')
  await expect(mandeep.getByLabel('Your question')).toHaveValue('With its amendments?')
  await mandeep.context().close()
  await page.getByLabel('Your answer').fill('The one that holds today.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await say(carla, 'The one that holds today.')

  const makeReady = carla.getByRole('button', { name: 'Make ready: Contract' })
  await makeReady.click()
  const dialog = carla.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await carla.keyboard.press('Escape')
  await expect(makeReady).toBeFocused()
  await makeReady.click()
  await expect(dialog.getByText('Mason v. BCS 4338, 2017 BCCRT 47')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make ready' }).click()
  await expect(dialog.getByText('Choose a document or a file')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Contract.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expectFinger(dialog.getByRole('button', { name: 'Remove Contract.pdf' }))
  await expectSound(carla)
  await dialog.getByRole('button', { name: 'Make ready' }).click()
  await say(carla, 'Ready to hand over')
  await expect(page.getByRole('button', { name: 'Download Contract.pdf' })).toHaveCount(0)
  await carla.getByRole('button', { name: 'Hand over and write to the asker' }).click()
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
  await expect(carla.getByRole('button', { name: 'Hand over and write to the asker' })).toHaveCount(0)
  await carla.getByRole('button', { name: 'Make ready: Bylaws' }).click()
  const dialog = carla.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Bylaws.pdf', mimeType: 'application/pdf', buffer: pdf })
  await dialog.getByRole('button', { name: 'Make ready' }).click()
  await say(carla, 'What is ready goes now. What is open stays owed, each by its own day.')
  await expectSound(carla)
  await carla.getByRole('button', { name: 'Hand over and write to the asker' }).click()
  await say(carla, 'Due in 14 days')
  await expect(carla.getByRole('article', { name: 'Bylaws' }).getByText('Handed over')).toBeVisible()
  await expect(carla.getByRole('button', { name: /: Bylaws$/ })).toHaveCount(0)
  await expect(carla.getByRole('button', { name: 'Make ready: Minutes of a meeting' })).toBeVisible()
  await carla.context().close()

  await page.goto(path)
  await say(page, 'Handed over: Bylaws')
  await expect(page.getByRole('button', { name: 'Download Bylaws.pdf' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Minutes of a meeting' }).getByText('Open')).toBeVisible()
  expect(heard).toEqual([])
})

test('Theo may ask for bylaws and rules, and for more with his landlord’s rights', async ({ page }) => {
  await as(page, 'theo', '/records-requests/new')
  await page.getByRole('combobox', { name: 'Kind of record' }).click()
  await expect(page.getByRole('option')).toHaveText(['Bylaws', 'Rules'])
  await page.getByRole('option', { name: 'Rules' }).click()
  await say(page, 'Bylaws and rules are given within one week.')
  await page.getByRole('combobox', { name: 'You ask as' }).click()
  await page.getByRole('option', { name: 'Tenant with the landlord’s rights' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await say(page, 'Say who signed the authorization')
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
  await page.getByLabel('Who asks').fill(name)
  await page.getByRole('button', { name: 'Enter request' }).click()
  await say(page, 'Say where to reach them: an email or a postal address')
  await page.getByLabel('Postal address').fill('12 Elm Street')
  await page.getByRole('button', { name: 'Add another record' }).click()
  await page.getByRole('combobox', { name: 'Kind of record' }).last().click()
  await page.getByRole('option', { name: 'Legal opinion' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Enter request' }).click()
  await say(page, 'By post only: nothing is mailed by itself.')

  await page.getByLabel('Pages').fill('10')
  await page.getByLabel('Amount in dollars').fill('9.99')
  await page.getByRole('button', { name: 'Quote the fee' }).click()
  await say(page, 'At most $2.50 for 10 pages.')
  await page.getByLabel('Amount in dollars').fill('2.50')
  await page.getByRole('button', { name: 'Quote the fee' }).click()
  await say(page, 'Fee quoted')

  await page.getByRole('button', { name: 'Refuse: Legal opinion' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: /legal document of a suit/ }).click()
  await expect(dialog.getByText('Strata Property Act, s. 169', { exact: false })).toBeVisible()
  await dialog.getByLabel('In your words').fill('It was written for the claim to which you are a party.')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Refuse this record' }).click()
  await page.getByRole('button', { name: 'Make ready: Minutes of a meeting' }).click()
  await dialog.getByRole('button', { name: 'Make ready' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Hand over and write to the asker' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Record it' }).click()
  await say(page, 'Ready to hand over')
  await page.getByRole('button', { name: 'Hand over and write to the asker' }).click()
  await say(page, 'Partly refused')
  await say(page, 'Civil Resolution Tribunal')
  await page.goto(`/records-requests?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name: /^R-/ })).toHaveCount(1)
  expect(heard).toEqual([])
})
