import type { Page } from '@playwright/test'
import { addDays, localDateOf } from '../../../contract/time.ts'
import type { Walk, Ways } from '../../walk.ts'

const one = /\/fees\/levies\/[0-9a-f-]{36}$/

/** From fees to the special levies. */
const openLevies = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Fees/ }), /\/fees(\/receivables)?$/, /^(Fees|Receivables)$/)
  await follow(main.getByRole('tab', { name: 'Special levies' }), '/fees/levies', 'Special levies')
}

/** From the special levies to one of them. */
const walkLevies = async (page: Page, walk: Walk) => {
  const main = page.getByRole('main')
  await openLevies(page, walk)
  const levies = main.getByRole('table', { name: 'Special levies' })
  await walk.follow(levies.getByRole('link').first(), one, /./)
  await walk.follow(main.getByRole('link', { name: 'Special levies' }), '/fees/levies', 'Special levies')
}

/** From the special levies to a new draft, and to its form. */
const walkDraft = async (page: Page, walk: Walk) => {
  const { follow } = walk
  const main = page.getByRole('main')
  await openLevies(page, walk)
  await follow(
    main.getByRole('link', { name: 'Draft a special levy' }).first(),
    '/fees/levies/new',
    'Draft a special levy',
  )
  await main.getByLabel('Name').fill('Window seals')
  await main.getByLabel('Purpose').fill('Replace the window seals of the tower.')
  await main.getByLabel('Total in dollars').fill('64000')
  await main.getByLabel('Due on').fill(addDays(localDateOf(new Date().toISOString(), 'America/Vancouver'), 60))
  await follow(main.getByRole('button', { name: 'Save draft' }), one, 'Window seals')
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, 'Edit Window seals')
}

export const ways: Ways = { managers: walkLevies, finance: walkDraft }
