import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From fees to pre-authorized debits, and to those of a file. */
const walkDebits = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Fees/ }), /\/fees(\/receivables)?$/, /^(Fees|Receivables)$/)
  await follow(main.getByRole('tab', { name: 'Debits' }), '/fees/debits', 'Pre-authorized debits')
  const files = main.getByRole('table', { name: 'Files' })
  await follow(files.getByRole('link').first(), /\/fees\/debits\/[0-9a-f-]{36}$/, /^Debits of /)
  await follow(main.getByRole('link', { name: 'Pre-authorized debits' }), '/fees/debits', 'Pre-authorized debits')
}

export const ways: Ways = { finance: walkDebits }
