import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From maintenance to the work orders, to the visits of vendors, and to one order. */
const walkWork = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const list = ['/work-orders', 'Work orders'] as const
  await follow((await openMenu()).getByRole('link', { name: 'Maintenance' }), '/tickets', 'Maintenance')
  await follow(main.getByRole('link', { name: 'Work orders' }), ...list)
  await follow(main.getByRole('link', { name: 'Visits' }), '/tickets/visits', 'Vendor visits')
  await follow(main.getByRole('link', { name: 'Work orders' }), ...list)
  await follow(main.getByRole('link', { name: /^W-/ }).first(), /\/work-orders\/[0-9a-f-]{36}$/, /^W-/)
}

export const ways: Ways = { managers: walkWork }
