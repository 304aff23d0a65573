/** A roster comes from a CSV file through the screen: read as somebody says, tried, mended, written by a job, undone. */
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Page } from '@playwright/test'
import { buildingOf, get } from './calls.ts'
import { expectSound } from './inspect.ts'
import { enter, moveIn } from './people.ts'
import { expect, test } from './test.ts'

const header = 'unit_number,strata_lot,role,first_name,last_name,email,ownership_percent\n'
const sound = `${header}PH9,901,owner,Ines,Duarte,ines.duarte@mail.example,100\nPH9,901,tenant,Noel,Abbott,,\n`
const broken = `${header},901,owner,Ines,Duarte,,\nPH8,902,king,Noel,Abbott,,\nPH7,903,owner,,,,\nPH6,904,owner,Al,Moss,not-an-address,\n`
const csv = (text: string | Buffer) => ({
  name: 'roster.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text as string),
})

const choose = async (page: Page, text: string | Buffer) => {
  await page.goto('/unit-directory/import')
  await page.locator('input[type=file]').setInputFiles(csv(text))
  // Thousands of rows are read before there is a page of them.
  await expect(page).toHaveURL(/\/unit-directory\/import\/[0-9a-f-]{36}$/, { timeout: 120_000 })
}

/** A job writes a roster, and one long call undoes it. */
const workMost = { timeout: 300_000 }
const isIn = (page: Page) => expect(page.getByText('Roster imported')).toBeVisible(workMost)
const isUndone = (page: Page) => expect(page.getByText('This import was undone')).toBeVisible(workMost)

const exported = async (page: Page): Promise<Buffer> => {
  const answer = await get(page, '/api/units/export')
  expect(answer.ok()).toBe(true)
  return answer.body()
}

/** The export as a spreadsheet on Windows saves it: semicolons, and an encoding of its own for the signs of Western Europe. */
const asSpreadsheet = (content: Buffer, change: (row: string[], i: number) => void): Buffer => {
  const rows: string[][] = parse(content, { bom: true })
  rows.forEach(change)
  return Buffer.from(stringify(rows, { delimiter: ';', record_delimiter: '\r\n' }), 'latin1')
}

test.describe.configure({ timeout: 600_000 })

test('a roster is tried, refused, applied and applied again', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 })
  await enter(page, 'mandeep')
  await choose(page, broken)
  await expect(page.getByText(/4 rows need fixing, and nothing was imported/)).toBeVisible()
  await expectSound(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file with remarks' }).click()
  const remarks = await readFile(await (await download).path(), 'utf8')
  expect(remarks).toContain('Role “king” isn’t a known role')

  await choose(page, sound)
  await page.getByRole('button', { name: /^Import / }).click()
  await isIn(page)
  await page.goto('/unit-directory?search=PH9')
  await expect(page.getByText('Ines Duarte').first()).toBeVisible()

  await choose(page, sound)
  await expect(page.getByText('No changes')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/unit-directory\/import$/)
})

test('five rows changed in a spreadsheet are five updates, written and undone to the byte', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 })
  await enter(page, 'mandeep')
  const before = await exported(page)
  const notes = before.toString('utf8').replace('\uFEFF', '').split('\r\n')[0]!.split(',').indexOf('notes')
  const changed = asSpreadsheet(before, (row, i) => {
    if (i > 0 && i <= 5) row[notes] = `Préfère le français, n° ${i}`
  })
  await choose(page, changed)
  const rows = page.getByRole('group', { name: 'Filter rows by result' })
  await expect(rows.getByText('Changed (5)')).toBeVisible()
  await rows.getByText('Changed (5)').click()
  await expect(page.getByText('Préfère le français, n° 3', { exact: true })).toBeVisible()
  await expect(page.getByText('5 of 5 rows')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: /^Import / }).click()
  await isIn(page)
  const address = page.url()
  expect((await exported(page)).toString('utf8')).toContain('Préfère le français, n° 5')

  await page.goto(address)
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await isUndone(page)
  expect((await exported(page)).equals(before)).toBe(true)
  await page.goto('/unit-directory/import')
  await expect(page.getByText('Undone').first()).toBeVisible()
})

test('who keeps access though the file ends their last tie is told before and after, and ended there', async ({
  page,
  browser,
}) => {
  const pat = await (await browser.newContext()).newPage()
  const email = await moveIn(pat, browser)
  const buildingId = await buildingOf(pat)
  await enter(page, 'mandeep')
  const rows = (until: string) =>
    `unit_number,role,first_name,last_name,email,start_date,end_date\nTH-77,tenant,Pat,Profile,${email},2024-01-01,${until}\n`
  await choose(page, rows(''))
  await page.getByRole('button', { name: /^Import / }).click()
  await isIn(page)
  await expect(page.getByText(/keeps access to/)).toHaveCount(0)

  await choose(page, rows('2025-12-31'))
  await expect(page.getByText('1 person would keep access to Harbour View')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End access for Pat Profile' })).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('button', { name: /^Import / }).click()
  await isIn(page)
  await expect(page.getByText('1 person keeps access to Harbour View')).toBeVisible()
  await expectSound(page)
  const his = page.getByRole('list', { name: 'People who keep access' })
  await expect(his.getByRole('link', { name: 'Pat Profile' })).toHaveAttribute('href', /\/user\//)
  expect((await get(pat, '/api/notices', buildingId)).status()).toBe(200)
  await page.getByRole('button', { name: 'End access for Pat Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'End Pat Profile’s access?' })
  await expect(dialog).toContainText('Undoing the import won’t restore their access')
  await dialog.getByRole('button', { name: 'End access' }).click()
  await expect(page.getByText('Access ended for 1 person')).toBeVisible()
  await expect(page.getByText('1 person keeps access to Harbour View')).toHaveCount(0)
  expect((await get(pat, '/api/notices', buildingId)).status()).toBe(403)

  await page.getByRole('button', { name: 'Undo this import' }).click()
  const question = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect(question).toContainText('Access ended since then isn’t restored')
  await question.getByRole('button', { name: 'Undo import' }).click()
  await isUndone(page)
  expect((await get(pat, '/api/notices', buildingId)).status()).toBe(403)
})

/** Chooses and presses in one breath, faster than the server reads the file again. */
const sayBoth = async (page: Page, choice: string, button: string) => {
  const both = [page.getByLabel(choice), page.getByRole('button', { name: button })]
  const [first, second] = await Promise.all(both.map((one) => one.elementHandle()))
  await first!.evaluate((radio, press) => {
    ;(radio as HTMLElement).click()
    ;(press as HTMLElement).click()
  }, second)
}

test('columns are mapped and remembered, and what is open is asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'mandeep')
  const file = 'Door,Kind,Who,Begins\nTH-91,owner,Kai & Lea Berg,03/04/2024\nTH-92,owner,Moe Lind,05/04/2024\n'
  await choose(page, file)
  await expect(page.getByText('These columns don’t make a complete roster yet')).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Field for Door').selectOption('unit_number')
  await page.getByLabel('Field for Kind').selectOption('role')
  await page.getByLabel('Field for Who').selectOption('full_name')
  await page.getByLabel('Field for Begins').selectOption('start_date')
  await page.getByRole('button', { name: 'Use these columns' }).click()
  await sayBoth(page, 'The day: 3/4 is April 3', 'Split it')
  await expect(page.getByText('1 name was split into two people.')).toBeVisible()
  await expect(page.getByText('TH-91 Lea Berg')).toBeVisible()
  await expect(page.getByText('Dry run: nothing has been imported yet')).toBeVisible()
  await expectSound(page)

  await choose(page, file)
  await page.getByText('4 of 4 columns recognized').click()
  await expect(page.getByText('Using your earlier choices for a file with these headings.')).toBeVisible()
  await page.getByRole('button', { name: 'Forget these choices' }).click()
  await expect(page.getByText('These columns don’t make a complete roster yet')).toBeVisible()
})

test('2,000 rows are written with their progress shown, also after the page is opened anew', async ({ page }) => {
  await enter(page, 'mandeep')
  const letters = (i: number) => String(i).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
  const rows = Array.from({ length: 2000 }, (_, i) => `Z${1000 + i},,owner,Pat,Oak${letters(i)},,100`)
  await choose(page, `${header}${rows.join('\n')}\n`)
  await page.getByRole('button', { name: 'Import 2000 units and 2000 people' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.reload()
  await isIn(page)
  await expect(page.getByText('All (2000)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await isUndone(page)
})
