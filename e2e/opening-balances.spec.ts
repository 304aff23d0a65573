/** Opening balances: a file is tried, refused, read with its dates and a type asked, compared to the cent, added and undone. */
import type { Page } from '@playwright/test'
import { localDateOf } from '../contract/time.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, openListening } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Days of the year before: late enough to be brought in, and before the date of the balances whenever this runs. */
const year = Number(localDateOf(new Date().toISOString(), 'America/Vancouver').slice(0, 4)) - 1
const rows = (unit: string, fineOn: string, feeOn: string) =>
  `Unit,Charge type,Due date,Amount\n${unit},Fine,${fineOn},200.00\n${unit},4000,${feeOn},433.07\n`

const choose = async (page: Page, text: string) => {
  const file = { name: 'owed.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page).toHaveURL(/\/fees\/imports\/[0-9a-f-]{36}$/)
}
const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

test('Mandeep brings in what a unit owed, its owner sees it, and it is undone', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/fees/books')
  await page.getByRole('link', { name: 'Bring in balances' }).click()
  await say(page, 'The roster you imported has opening balances for 1 unit: $1,240.50 in total.')
  await choose(page, rows('9999', `${year}-04-03`, `${year}-06-05`))
  await say(page, /there’s no unit “9999”/)
  await expectSound(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Past imports' })).toBeVisible()

  await choose(page, rows('703', `03/04/${year}`, `05/06/${year}`))
  await say(page, 'Is the day or the month first?')
  await page.getByLabel('Dates are written as').selectOption('Day, month, year')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('Is the day or the month first?')).toHaveCount(0)
  await say(page, `Apr 3, ${year}`)
  await say(page, /“4000” isn’t a type we know/)
  await expectSound(page)
  await page.getByLabel('Meaning of 4000').selectOption('Strata fee')
  await say(page, /Check the totals or apply the types before you add the balances/)
  await page.getByRole('button', { name: 'Apply types' }).click()
  await expect(page.getByText(/“4000” isn’t a type we know/)).toHaveCount(0)

  const total = page.getByLabel('Total owed in your previous records')
  const check = page.getByRole('button', { name: 'Check totals' })
  const add = page.getByRole('button', { name: 'Add balances of 1 unit' })
  await total.fill('700')
  await check.click()
  await say(page, 'These balances come to $633.07. Your previous records have $66.93 more.')
  await expect(add).toBeDisabled()
  await expectSound(page)
  const olivia = await elsewhere(browser, 'olivia')
  await openListening(olivia, '/fees')
  const fine = olivia.getByText(new RegExp(`Apr 3, ${year}`))
  await expect(olivia.getByRole('heading', { level: 1 })).toHaveText('Fees')
  await expect(fine).toHaveCount(0)
  await total.fill('633.07')
  await check.click()
  await say(page, 'Matches your previous records')
  await add.click()
  await say(page, 'In the books')
  await expect(fine.first()).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo these opening balances?' })
  await dialog.getByRole('button', { name: 'Undo opening balances' }).click()
  await expect(dialog).toHaveCount(0)
  await say(page, 'Everything below was taken out of the books again.')
  await expect(fine).toHaveCount(0)
  await olivia.context().close()
  expect(heard).toEqual([])
})
