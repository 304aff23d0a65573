import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const personPage = /\/user\/[0-9a-f-]{36}$/
const unitPage = /\/unit-management\/[0-9a-f-]{36}$/

/** From the directory to somebody and to a unit, and all that may be recorded of it. */
const walkUnit = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Unit Directory' }), '/unit-directory', 'Unit Directory')
  await follow(main.getByRole('link', { name: 'Hana Sato' }), personPage, 'Hana Sato')
  await follow(main.getByRole('link', { name: 'Unit directory' }), '/unit-directory', 'Unit Directory')
  await follow(main.getByRole('link', { name: '101', exact: true }), unitPage, 'Unit 101')
  for (const [words, path] of [
    ['Record a sale', /\/sale$/],
    ['Move in', /\/move-in$/],
    ['Move out', /\/move-out$/],
  ] as const) {
    await follow(main.getByRole('link', { name: words }), path, /./)
    await follow(main.getByRole('link', { name: 'Back to the unit' }), unitPage, 'Unit 101')
  }
  await main.getByRole('button', { name: 'Show history' }).click()
  const all = main.getByRole('link', { name: 'All changes in the building' })
  await follow(all, '/settings/history', 'Building history')
}

export const ways: Ways = { managers: walkUnit }
