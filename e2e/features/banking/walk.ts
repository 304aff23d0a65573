import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From receivables to the accounts with the bank, and to one of them. */
const walkBank = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Fees/ }), /\/fees(\/receivables)?$/, /^(Fees|Receivables)$/)
  await follow(main.getByRole('tab', { name: 'Bank' }), '/fees/bank', 'Bank')
  const account = main.getByRole('link', { name: /^(Match \d+ transactions?|Open Operating account)$/ })
  await follow(account, /\/fees\/bank\/[0-9a-f-]{36}$/, /^Operating account/)
}

export const ways: Ways = { finance: walkBank }
