/** Money in Alberta: Ben, his board and his manager read their own law’s words, and none of British Columbia’s. */
import type { Page } from '@playwright/test'
import { localDateOf } from '../contract/time.ts'
import { buildingOf } from './calls.ts'
import { expectSound, hearErrors, settled } from './inspect.ts'
import { as, elsewhere } from './people.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
/** Words of the Strata Property Act, for which Alberta has others. */
const ofAnotherLaw = /strata|council|entitlement|contingency|\blien/i

/** Opens a screen, and expects none of another law’s words on it. */
const expectOwnWords = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
  await expect(main(page)).not.toContainText(ofAnotherLaw)
}

/** Opens Prairie Court as its manager. */
const inPrairieCourt = async (page: Page) => {
  await as(page, 'mandeep')
  await page.getByRole('button', { name: /Switch building/ }).click()
  await page.getByRole('menuitem', { name: /Prairie Court/ }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Prairie Court' })).toBeVisible()
}

/** Calls as someone signed in, in a building; answers the data. */
const call = async <T>(page: Page, id: string, path: string, data?: object): Promise<T> => {
  const headers = { 'x-building-id': id }
  const answer = data ? await page.request.post(path, { headers, data }) : await page.request.get(path, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

test('Ben reads why he pays his contribution: his share by unit factor', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await as(page, 'ben', '/fees')
  const id = await buildingOf(page)
  const mandeep = await elsewhere(browser, 'mandeep')
  const { next } = await call<{ next: { month: string } }>(mandeep, id, '/api/charge-runs')
  await call(mandeep, id, '/api/charge-runs', { month: next.month })
  await expectOwnWords(page, '/fees')
  const charges = page.getByRole('table', { name: 'Open charges of unit 14' })
  await charges.getByRole('button', { name: /^Why\? Contribution, / }).click()
  const why = page.getByRole('dialog')
  await expect(why).toContainText('Shared by unit factor: 271 of ')
  await expect(why).toContainText('Reserve fund: $')
  await expect(why).toContainText('It can be secured by a caveat on the unit if it stays unpaid.')
  await expect(why).not.toContainText(ofAnotherLaw)
  await expectSound(page)
  expect(heard).toEqual([])
})

test('Ada, on the board, reads fees by unit factor, and no other law’s words on any tab', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'ada', '/fees/budgets')
  await main(page).getByRole('table', { name: 'Budgets' }).getByRole('link').first().click()
  const fees = page.getByRole('table', { name: 'Fees' })
  await expect(fees.getByRole('columnheader', { name: 'Unit factor' })).toBeVisible()
  await expect(main(page)).toContainText('The month’s total, divided by unit factor to the cent.')
  await settled(page)
  await expect(main(page)).not.toContainText(ofAnotherLaw)
  for (const tab of ['', '/receivables', '/runs', '/budgets', '/levies', '/books', '/council'])
    await expectOwnWords(page, `/fees${tab}`)
  expect(heard).toEqual([])
})

test('Mandeep writes off a charge by a decision of the board, and drafts a levy by unit factor', async ({ page }) => {
  const heard = hearErrors(page)
  await inPrairieCourt(page)
  for (const path of ['payments', 'bank', 'debits', 'imports', 'levies/new'])
    await expectOwnWords(page, `/fees/${path}`)
  await expect(page.getByLabel('By unit factor')).toHaveAccessibleDescription(
    'Worked out to the cent, like contributions.',
  )
  const id = await page.evaluate(() => String(localStorage.currentBuildingId))
  const [account] = await call<{ _id: string }[]>(page, id, '/api/ledger/holdings?search=14')
  const dueOn = localDateOf(new Date().toISOString(), 'America/Edmonton')
  const fob = { words: 'Replacement fob', authority: 'Bylaw 3', cents: 5000, fund: 'operating', dueOn }
  await call(page, id, `/api/ledger/holdings/${account!._id}/steps`, {
    step: 'charge',
    type: 'administration',
    ...fob,
  })
  await page.goto('/fees/receivables')
  const accounts = page.getByRole('table', { name: 'Accounts' })
  await expect(accounts.getByRole('columnheader', { name: 'Securable by caveat' })).toBeVisible()
  await accounts.getByRole('link', { name: '14', exact: true }).click()
  await page.getByRole('button', { name: 'Write off: Replacement fob' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Board decided on')).toBeVisible()
  await expect(dialog).not.toContainText(ofAnotherLaw)
  await expectSound(page)
  expect(heard).toEqual([])
})
