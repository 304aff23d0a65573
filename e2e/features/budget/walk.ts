import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From fees to the budget that owners read. */
const openBudget = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(main.getByRole('link', { name: /^Fees/ }), '/fees', 'Fees')
  await follow(main.getByRole('tab', { name: 'Budget and statements' }), '/fees/budget', 'Budget and statements')
}

export const ways: Ways = { owners: openBudget }
