import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From the funds to opening balances, and to those of the roster, which are only tried. */
const walkImports = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Fees/ }), /\/fees(\/receivables)?$/, /^(Fees|Receivables)$/)
  await follow(main.getByRole('tab', { name: 'Funds' }), '/fees/books', 'Funds')
  await follow(main.getByRole('link', { name: 'Bring in balances' }), '/fees/imports', 'Opening balances')
  const roster = main.getByRole('button', { name: 'Use roster balances' })
  await follow(roster, /\/fees\/imports\/[0-9a-f-]{36}$/, 'Opening balances')
}

export const ways: Ways = { finance: walkImports }
