/** A letter from its template to whom it is for: filled in, looked at, sent, read, handed over. */
import type { Locator, Page } from '@playwright/test'
import { buildingOf, get } from './calls.ts'
import { expectFinger, expectSound } from './inspect.ts'
import { atDesk, title } from './library.ts'
import { elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'
import { dayIn } from './vendor-by-link.ts'

const stamp = Date.now()
const particulars = 'Bylaw particulars letter'

/** Opens a template by its place in the list. */
const openTemplate = async (page: Page, name: string): Promise<void> => {
  await page.goto('/document-templates')
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
}

const chooseUnit = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Search units by number or name' }).fill(number)
  const units = page.getByRole('group', { name: 'Units' }).last()
  await units.getByText(number, { exact: true }).click()
  await expect(units.getByRole('checkbox', { name: new RegExp(`^Unit ${number}\\b`) })).toBeChecked()
}

const fillParticulars = async (page: Page, rule: string): Promise<void> => {
  await page.getByLabel('Bylaw or rule').fill(rule)
  await page.getByLabel('Full text').fill('An owner must not keep more than two cats.')
  await page.getByLabel('Details').fill('Three cats were seen in the courtyard.')
  await page.getByLabel(/^Date/).fill('2026-10-03')
  await page.getByLabel('Location').fill('The courtyard')
  await page.getByLabel('Possible decision').fill('A fine of up to $200')
}

const letterTo = (page: Page, unit: string): Locator => page.getByRole('article', { name: `Letter to unit ${unit}` })

/** A template of Carla's own, past the screens; answers its id. */
const ownTemplate = async (page: Page, name: string): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.post('/api/letter-templates', { headers, data: { name } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

test('Carla sends the particulars letter from a phone; Olivia reads it, and Theo does not', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000)
  const rule = `Bylaw 3 (4), Pets, of ${stamp}`
  await enter(page, 'carla')
  await openTemplate(page, particulars)
  await page.getByRole('link', { name: 'Send this letter' }).click()
  await expect(title(page)).toHaveText(`Send: ${particulars}`)
  await chooseUnit(page, '305')
  await expect(page.getByText('The letter to unit 305 can’t be sent yet')).toBeVisible()
  await page.getByLabel(/^Answer by/).fill('20267-01-01')
  await expect(page.getByText('The letter can’t be previewed yet')).toBeVisible()
  await expect(page.getByText('Answer by: enter a date')).toBeVisible()
  await page.getByLabel(/^Answer by/).fill('')
  await fillParticulars(page, rule)
  await expect(letterTo(page, '305')).toContainText(rule)
  await expect(letterTo(page, '305')).toContainText('Olivia Owner')
  await expect(page.getByText('The letter to unit 305 is ready to send')).toBeVisible()
  await expectFinger(page.getByRole('button', { name: 'Send 1 letter' }))
  await expectSound(page)

  await page.reload()
  await expect(page.getByText('Continue your draft')).toBeVisible()
  await expect(page.getByLabel('Bylaw or rule')).toHaveValue(rule)
  await expect(page.getByText('The letter to unit 305 is ready to send')).toBeVisible()

  await page.getByRole('button', { name: 'Send 1 letter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send 1 letter' }).click()
  await expect(page).toHaveURL(/\/letters\//)
  const letter = letterTo(page, '305')
  await expect(letter.getByText('Filed')).toBeVisible({ timeout: 60_000 })
  await expect(letter).toContainText('Olivia Owner')
  await expect(letter).not.toContainText('Theo Tenant')
  const saved = page.waitForEvent('download')
  await letter.getByRole('button', { name: 'PDF of the letter to unit 305' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)

  const olivia = await elsewhere(browser, 'olivia')
  await olivia.goto('/inbox')
  await olivia
    .getByRole('main')
    .getByRole('link', { name: new RegExp(String(stamp)) })
    .click()
  await expect(olivia).toHaveURL(/\/my-letters\?letter=/)
  await expect(olivia.getByRole('main')).toContainText('Three cats were seen in the courtyard.')
  await expectSound(olivia)
  const own = olivia.waitForEvent('download')
  await olivia.getByRole('button', { name: 'PDF' }).click()
  expect((await own).suggestedFilename()).toMatch(/\.pdf$/)
  await olivia.getByRole('link', { name: 'Letters to me' }).click()
  await expect(title(olivia)).toHaveText('Letters to me')
  const toLetter = olivia.getByRole('link', { name: new RegExp(String(stamp)) })
  const address = await toLetter.getAttribute('href')
  await toLetter.press('Enter')
  await expect(title(olivia)).toHaveText(new RegExp(String(stamp)))
  await expect(olivia.getByRole('main')).toBeFocused()

  const theo = await elsewhere(browser, 'theo')
  await theo.goto('/my-letters')
  await expect(title(theo)).toHaveText('Letters to me')
  await expect(theo.getByText(String(stamp))).toHaveCount(0)
  await theo.goto(address ?? '')
  await expect(theo.getByText('Page not found')).toBeVisible()
  await theo.goto('/document-templates')
  await expect(title(theo)).toHaveText('You don’t have access to this page')

  await page.reload()
  await expect(letter).toContainText('Opened in Parapet')
})

test('the particulars letter quotes the wording that was in force on the day of the incident', async ({ browser }) => {
  const page = await atDesk(browser, 'carla')
  await openTemplate(page, particulars)
  await page.getByRole('link', { name: 'Send this letter' }).click()
  const register = page.getByRole('combobox', { name: 'From the register' })
  await register.click()
  await page.getByRole('option', { name: /Pets/ }).click()
  const wording = page.getByLabel('Full text')
  await expect(wording).toHaveValue(/up to two dogs or cats/)
  await page.getByLabel(/^Date/).fill(dayIn(-90))
  const warning = page.getByRole('status').filter({ hasText: 'The wording below isn’t the one in force on' })
  await expect(warning).toBeVisible()
  await expect(register).toHaveValue('')
  await expect(wording).toHaveValue(/up to two dogs or cats/)
  await expectSound(page)
  await warning.getByRole('button', { name: 'Use that wording' }).click()
  await expect(wording).toHaveValue(/^A resident may keep one dog or one cat/)
  await expect(register).toHaveValue(/Pets/)
  await expect(warning).toHaveCount(0)
})

test('a field that does not exist is refused at the text, and nothing is lost', async ({ browser }) => {
  const page = await atDesk(browser, 'carla')
  const name = `Garden rules of ${stamp}`
  const id = await ownTemplate(page, name)
  await page.goto(`/document-templates/${id}/edit`)
  await expect(title(page)).toHaveText('Edit template')
  await page.getByLabel('Subject').fill('The garden beside {{unit.number}}')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Dear {{people.nmaes}}, your bed is ')
  await page.getByRole('button', { name: 'Insert field' }).click()
  await page.getByRole('menuitem', { name: 'Unit number' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'people.nmaes' })).toBeVisible()
  await expect(text).toContainText('people.nmaes')
  await expect(text).toContainText('Unit number')

  await page.getByRole('link', { name: 'Back to the template' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()

  await text.fill('Dear {{people.names}}, your bed is ')
  await page.getByRole('button', { name: 'Insert field' }).click()
  await page.getByRole('menuitem', { name: 'Unit number' }).click()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Template saved')).toBeVisible()
  await expect(title(page)).toHaveText(name)
  await expect(page.getByRole('article').filter({ hasText: 'your bed is' })).not.toContainText('{{')
})

test('two who change a template at once see each other’s words', async ({ browser }) => {
  const page = await atDesk(browser, 'carla')
  const id = await ownTemplate(page, `Welcome mat of ${stamp}`)
  await page.goto(`/document-templates/${id}/edit`)
  const other = await atDesk(browser, 'mandeep')
  await other.goto(`/document-templates/${id}/edit`)
  for (const [who, words] of [
    [page, 'Carla’s words'],
    [other, 'Mandeep’s words'],
  ] as const) {
    await who.getByLabel('Subject').fill('Welcome')
    await who.getByRole('textbox', { name: 'Text' }).fill(words)
  }
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Template saved')).toBeVisible()
  await other.getByRole('button', { name: 'Save template' }).click()
  await expect(other.getByText('Someone else just changed this template')).toBeVisible()
  await other.getByRole('button', { name: 'Show their version' }).click()
  await expect(other.getByRole('article', { name: 'Their version' })).toContainText('Carla’s words')
  await expect(other.getByRole('textbox', { name: 'Text' })).toContainText('Mandeep’s words')
  await expectSound(other)
  await other.getByRole('button', { name: 'Overwrite with mine' }).click()
  await other.getByRole('button', { name: 'Save template' }).click()
  await expect(other.getByText('Template saved')).toBeVisible()

  await other.getByRole('button', { name: 'Show versions' }).click()
  await other
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore version/ })
    .click()
  await expect(other.getByRole('article').filter({ hasText: 'Carla’s words' })).toBeVisible()
  await other.getByRole('button', { name: 'More' }).click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click()
  await expect(title(other)).toHaveText('Document templates')
})

test('a letter on paper is printed, handed over, and then counts as received', async ({ browser }) => {
  const page = await atDesk(browser, 'mandeep')
  await openTemplate(page, 'Entry notice')
  await page.getByRole('link', { name: 'Send this letter' }).click()
  await chooseUnit(page, '703')
  await chooseUnit(page, '305')
  await page.getByLabel('By email where the law allows it').uncheck()
  for (const [label, value] of [
    ['Date', dayIn(60)],
    ['From', '09:00'],
    ['To', '12:00'],
    ['Attending', 'Our caretaker'],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}\\b`)).fill(value)
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The yearly test of smoke alarms')
  await page.getByRole('button', { name: 'Next letter' }).click()
  await expect(page.getByText('Unit 305, 2 of 2')).toBeVisible()
  await expect(letterTo(page, '305')).toContainText('The yearly test of smoke alarms')
  await page.getByRole('button', { name: 'Send 2 letters' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send 2 letters' }).click()
  await expect(letterTo(page, '703').getByText('Filed')).toBeVisible({ timeout: 60_000 })
  const papers = page.getByRole('region', { name: /to deliver on paper$/ })
  await expect(papers).toBeVisible()
  await expectSound(page)
  const pack = page.waitForEvent('download')
  await papers.getByRole('button', { name: 'Download to print' }).click()
  expect((await pack).suggestedFilename()).toMatch(/\.pdf$/)

  const letter = letterTo(page, '703')
  await letter.getByRole('button', { name: 'Record delivery to Olivia Owner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Delivery method' }).click()
  await page.getByRole('option', { name: 'Given to the person' }).click()
  await expect(dialog.getByText('Counts as received on')).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Record delivery' }).click()
  await expect(page.getByText('Delivery recorded')).toBeVisible()
  await expect(letter).toContainText('Given to the person on')
  await expect(letter).toContainText('Counts as received on')
  await papers.getByRole('button', { name: /^Record/ }).click()
  await dialog.getByRole('button', { name: /^Record/ }).click()
  await expect(papers).toHaveCount(0)
})

test('the list is searched, and what was sent stands beside it', async ({ browser }) => {
  const page = await atDesk(browser, 'mandeep')
  await page.goto('/document-templates')
  await expect(page.getByRole('heading', { name: 'Bylaw enforcement' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('s. 112')
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bylaw enforcement' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Why? Demand for payment' }).click()
  await expect(page.getByRole('dialog')).toContainText('Strata Property Act, s. 112')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Sent letters' }).click()
  await expect(page).toHaveURL(/view=sent/)
  await expect(page.getByRole('table', { name: 'Sent letters' })).toBeVisible()
  await expectSound(page)
  expect((await get(page, '/api/letter-runs')).ok()).toBe(true)
})
