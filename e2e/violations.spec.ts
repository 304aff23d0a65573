/** Violations: Theo is reported for noise, answers, is heard and then fined, and pays; a board votes on a case from its page. */
import type { Locator, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { localDateOf } from '../contract/time.ts'
import { buildingOf, get, post } from './calls.ts'
import { expectSound, hearErrors, settled } from './inspect.ts'
import { as, elsewhere } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 820, height: 1180 } })

interface Case {
  _id: string
  number: number
  particulars: { _id: string; addressees: { _id: string }[] } | null
  told: { state: string } | null
}

const complainant = 'Ingrid Solberg'
const today = (): string => localDateOf(new Date().toISOString(), 'America/Vancouver')

const caseOf = async (page: Page, id: string): Promise<Case> =>
  ((await (await get(page, `/api/violations/${id}`)).json()) as { data: Case }).data

/** Opens the dialog of the next step, fills it in and sends it. */
const step = async (page: Page, open: string, send: string, fill: (dialog: Locator) => Promise<void>) => {
  await page.getByRole('main').getByRole('button', { name: open, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: send, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const other = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name }).click()
}

const choose = async (dialog: Locator, label: string, option: string) => {
  await dialog.getByRole('combobox', { name: label }).click()
  await dialog.page().getByRole('option', { name: option, exact: true }).click()
}

/** Mandeep reviews the case and sends the particulars on paper, which he hands over. */
const sendParticulars = async (page: Page, id: string): Promise<void> => {
  await step(page, 'Review', 'Save review', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Unit', exact: true }).fill('305')
    await page.getByRole('option', { name: /^305/ }).click()
    await choose(dialog, 'About', 'Tenant')
    await choose(dialog, 'Caused by', 'Themselves')
    await dialog.getByRole('combobox', { name: 'Bylaw or rule' }).fill('Use of property')
    await page.getByRole('option', { name: /Use of property/ }).click()
    await dialog.getByLabel('Summary').fill('Loud music at night.')
  })
  await step(page, 'Send the particulars', 'Send letter', async (dialog) => {
    await dialog.getByLabel('Details').fill(`Loud music. ${complainant} heard it.`)
    await dialog.getByLabel('By email where the law allows it').uncheck()
    await dialog.getByRole('button', { name: 'Send letter' }).click()
    await expect(dialog).toContainText('Don’t name the person who complained')
    await dialog.getByLabel('Details').fill('Loud music until 2 a.m.')
  })
  await expect
    .poll(async () => (await get(page, `/api/letters/${(await caseOf(page, id)).particulars!._id}/pdf`)).status())
    .toBe(200)
  const letter = (await caseOf(page, id)).particulars!
  const headers = { 'x-building-id': await buildingOf(page) }
  for (const { _id } of letter.addressees) {
    const path = `/api/letters/${letter._id}/addressees/${_id}/handover`
    const answer = await page.request.post(path, { headers, data: { method: 'hand', on: today() } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** Theo reads what it is about, answers, and asks for a hearing. */
const answer = async (theo: Page, number: number): Promise<void> => {
  await theo.goto('/building-violations')
  await theo.getByRole('link', { name: `V-${number} Noise, unit 305` }).click()
  await expect(theo.getByRole('main')).toContainText('Loud music until 2 a.m.')
  await expect(theo.getByRole('main')).toContainText('Bylaw 2: Use of property')
  await expect(theo.locator('body')).not.toContainText(complainant)
  await expectSound(theo)
  await theo.getByRole('textbox', { name: 'Answer' }).fill('It was a birthday, and I’m sorry.')
  await theo.getByRole('button', { name: 'Send answer' }).click()
  await expect(theo.getByText(/^Sent on /)).toBeVisible()
  await theo.getByRole('button', { name: 'Ask for a hearing' }).click()
  const dialog = theo.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('I want to explain it in person.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(theo.getByText('Not scheduled yet')).toBeVisible()
}

const decide = async (carla: Page): Promise<void> => {
  await step(carla, 'Record the decision', 'Record decision', async (dialog) => {
    await dialog.getByRole('radio', { name: 'A contravention was found' }).check()
    await dialog.getByRole('textbox', { name: 'For', exact: true }).fill('3')
    await dialog.getByRole('textbox', { name: 'Against', exact: true }).fill('1')
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    await dialog.getByLabel('Reasons').fill('Three neighbours heard it.')
    await expect(dialog).toContainText('is our own rule of fairness')
  })
}

/** Theo’s e-Transfer arrives in the bank’s file with a message: Mandeep matches it as Theo says, and posts it. */
const payFine = async (page: Page, number: number): Promise<void> => {
  const message = `Fine of V-${number}`
  const csv = `Date,Description,Amount\n${today()},INTERAC E-TRANSFER THEO TENANT ${message},200.00\n`
  await page.goto('/fees/bank')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Match \d+ transactions?|Open Operating account)$/ })
    .click()
  const buffer = Buffer.from(csv)
  await page.locator('input[type=file]').setInputFiles({ name: 'today.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Add 1 transaction' }).click()
  await page.getByRole('option', { name: /THEO TENANT/ }).click()
  const card = page.getByRole('group', { name: 'Current transaction' })
  await expect(card).toContainText(`The message names “V-${number}”, for which 305 owes $200.00.`)
  await card.getByRole('button', { name: 'Split among units' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Payer', { exact: true })).toHaveValue('THEO TENANT')
  await expect(dialog.getByRole('textbox', { name: new RegExp(`^Amount for Fine: V-${number}`) })).toHaveValue('200')
  await dialog.getByRole('textbox', { name: 'Payer’s instructions' }).fill(message)
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const posting = { name: /^Post \d+ transactions?$/ }
  await page.getByRole('button', posting).click()
  await page.getByRole('dialog').getByRole('button', posting).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('Theo is heard, fined and told, and not before; the fine is paid by his word', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep')
  const id = await post(page, '/api/violations', {
    multipart: {
      ...{ topic: 'noise', place: 'Third floor', happenedOn: today(), happenedAt: '00:10', receivedOn: today() },
      ...{ complainant, words: 'I could not sleep.' },
    },
  })
  const { number } = await caseOf(page, id)
  await page.goto(`/building-violations/${id}`)
  await sendParticulars(page, id)
  const theo = await elsewhere(browser, 'theo')
  await answer(theo, number)

  // Without the hearing, council can’t fine him.
  await page.reload()
  await other(page, 'Impose a fine')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Impose fine' }).click()
  await expect(dialog.getByRole('alert')).toContainText('hasn’t been held')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await step(page, 'Schedule the hearing', 'Schedule hearing', async (form) => {
    await form.getByLabel('Date').fill(today())
    await form.getByLabel('Time').fill('23:30')
    await form.getByLabel('Location').fill('Meeting room')
  })
  await step(page, 'Record the hearing', 'Record hearing', async (form) => {
    await form.getByLabel('Notes').fill('Theo apologized.')
  })

  const carla = await elsewhere(browser, 'carla')
  await carla.goto(`/building-violations/${id}`)
  await decide(carla)
  await page.reload()
  await step(page, 'Send the decision', 'Send letter', async () => {})
  await expect.poll(async () => (await caseOf(page, id)).told?.state).toBe('sent')
  await page.reload()
  await step(page, 'Impose a fine', 'Impose fine', async (form) => {
    await expect(form.getByLabel('Amount in dollars')).toHaveValue('200')
  })
  await expect(page.getByRole('main')).toContainText('Fine of $200.00')
  await expectSound(page)

  await theo.goto('/outstanding-fines')
  await expect(theo.getByRole('table')).toContainText(`V-${number} Fine`)
  await expect(theo.locator('body')).not.toContainText(complainant)
  await expectSound(theo)

  const proof = await (await get(page, `/api/violations/${id}/proof`)).body()
  const { text } = await extractText(new Uint8Array(proof), { mergePages: true })
  for (const words of [complainant, 'It was a birthday', 'Given to the person', '3 for, 1 against', 'Fine of $200.00'])
    expect(text).toContain(words)

  await payFine(page, number)
  await page.goto('/outstanding-fines?shows=settled')
  await expect(page.getByRole('table')).toContainText(`V-${number} Fine`)
  await theo.getByRole('link', { name: `V-${number} Fine` }).click()
  await expect(theo.getByRole('main')).toContainText('Paid or written off')
  await expectSound(theo)
  for (const one of [page, theo, carla]) await settled(one)
  expect(heard).toEqual([])
})

test('Ada puts a case to a vote from its page, and votes on it', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'ada', '/building-violations?view=all')
  await page.getByRole('row', { name: 'To decide' }).getByRole('link', { name: 'V-5 Noise' }).click()
  await other(page, 'Put to a council vote')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('That the board find that Bylaw 31 (Noise) was contravened')
  await expect(dialog).toContainText('is our own rule of fairness')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Open vote' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('The board is voting on this case.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: /^M-\d+: vote on V-\d+$/ }).click()
  await expect(page.getByRole('main')).toContainText('Vote for if it was contravened, and against if it wasn’t.')
  await page.getByRole('button', { name: 'Vote for', exact: true }).click()
  await expect(page.getByText('You voted for.')).toBeVisible()
  await page.getByRole('link', { name: /^violation V-/ }).click()
  await expect(page.getByText(/^1 of \d+ have voted/)).toBeVisible()
  await settled(page)
  expect(heard).toEqual([])
})
