import type { Page } from '@playwright/test'
import type { Walk } from './walk.ts'

/** From the menu to a ticket, one's own or any, and to reporting. */
export const walkTickets = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const list = ['/tickets', 'Maintenance'] as const
  await follow((await openMenu()).getByRole('link', { name: 'Maintenance' }), ...list)
  await follow(main.getByRole('link', { name: /^#\d+: / }).first(), /\/tickets\/[0-9a-f-]{36}$/, /^#\d+: /)
  await follow(main.getByRole('link', { name: 'Maintenance' }), ...list)
  await follow(main.getByRole('link', { name: 'Report a problem' }).first(), '/tickets/new', 'Report a problem')
  await follow(main.getByRole('link', { name: 'Maintenance' }), ...list)
}

/** From the menu to a vendor and to the form. */
export const walkVendors = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const lifts = 'Northshore Lifts'
  await follow((await openMenu()).getByRole('link', { name: 'Vendor Management' }), '/vendors', 'Vendor management')
  await follow(main.getByRole('link', { name: lifts, exact: true }), /\/vendors\/[0-9a-f-]{36}$/, lifts)
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, `Edit ${lifts}`)
}

/** From the vendors to the assets, to one of them and to the form. */
export const walkAssets = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const [all, roof] = ['Assets and maintenance', 'Main roof']
  await follow((await openMenu()).getByRole('link', { name: 'Vendor Management' }), '/vendors', 'Vendor management')
  await follow(main.getByRole('link', { name: 'Assets', exact: true }), '/assets', all)
  await follow(main.getByRole('link', { name: roof, exact: true }), /\/assets\/[0-9a-f-]{36}$/, roof)
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, `Edit ${roof}`)
}

/** From maintenance to the work orders, to the visits of vendors, and to one order. */
export const walkWork = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const list = ['/work-orders', 'Work orders'] as const
  await follow((await openMenu()).getByRole('link', { name: 'Maintenance' }), '/tickets', 'Maintenance')
  await follow(main.getByRole('link', { name: 'Work orders' }), ...list)
  await follow(main.getByRole('link', { name: 'Visits' }), '/tickets/visits', 'Vendor visits')
  await follow(main.getByRole('link', { name: 'Work orders' }), ...list)
  await follow(main.getByRole('link', { name: /^W-/ }).first(), /\/work-orders\/[0-9a-f-]{36}$/, /^W-/)
}
