import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From receivables to the accounts in arrears, and to one of them. */
const walkCollections = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Fees/ }), /\/fees(\/receivables)?$/, /^(Fees|Receivables)$/)
  await follow(main.getByRole('tab', { name: 'Collections' }), '/collections', 'Collections')
  const accounts = main.getByRole('table', { name: 'Accounts in arrears' })
  await follow(accounts.getByRole('link').first(), /\/collections\/[0-9a-f-]{36}$/, /^Unit /)
}

export const ways: Ways = { managers: walkCollections }
