import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From fees to the fund report. */
const walkReport = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Fees/ }), /\/fees(\/receivables)?$/, /^(Fees|Receivables)$/)
  await follow(main.getByRole('tab', { name: 'Fund report' }), '/fees/council', 'Fund report')
}

export const ways: Ways = { managers: walkReport }
