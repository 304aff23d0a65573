import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From the dashboard to fees: one's own, or for who keeps the books what all owners owe. */
const openFees = async (page: Page, { follow, openMenu }: Walk) => {
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(
    page.getByRole('main').getByRole('link', { name: /^Fees/ }),
    /\/fees(\/receivables)?$/,
    /^(Fees|Receivables)$/,
  )
}

/** From fees to what all owners owe, the fees of each month, budgets, the funds, their report and an account. */
const walkBooks = async (page: Page, walk: Walk) => {
  const { follow } = walk
  const main = page.getByRole('main')
  await openFees(page, walk)
  await follow(main.getByRole('tab', { name: 'Monthly fees' }), '/fees/runs', 'Monthly fees')
  await follow(main.getByRole('tab', { name: 'Budgets' }), '/fees/budgets', 'Budgets')
  const budgets = main.getByRole('table', { name: 'Budgets' })
  await follow(budgets.getByRole('link').first(), /\/fees\/budgets\/[0-9a-f-]{36}$/, /^Budget /)
  await follow(main.getByRole('link', { name: 'Budgets' }), '/fees/budgets', 'Budgets')
  await follow(main.getByRole('tab', { name: 'Funds' }), '/fees/books', 'Funds')
  await follow(main.getByRole('tab', { name: 'Fund report' }), '/fees/council', 'Fund report')
  await follow(main.getByRole('tab', { name: 'Receivables' }), '/fees/receivables', 'Receivables')
  const accounts = main.getByRole('table', { name: 'Accounts' })
  await follow(accounts.getByRole('link').first(), /\/fees\/accounts\/[0-9a-f-]{36}$/, /^Unit /)
}

/** From fees to payments, and to the lines of the budget that is being drafted. */
const walkKeeping = async (page: Page, walk: Walk) => {
  const { follow } = walk
  const main = page.getByRole('main')
  await openFees(page, walk)
  await follow(main.getByRole('tab', { name: 'Payments' }), '/fees/payments', 'Payments')
  await follow(main.getByRole('tab', { name: 'Budgets' }), '/fees/budgets', 'Budgets')
  const draft = main.getByRole('row').filter({ hasText: 'Draft' }).getByRole('link')
  await follow(draft, /\/fees\/budgets\/[0-9a-f-]{36}$/, /^Budget /)
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, /^Edit budget /)
}

export const ways: Ways = { residents: openFees, managers: walkBooks, finance: walkKeeping }
