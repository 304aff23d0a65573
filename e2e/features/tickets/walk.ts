import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From the menu to a ticket, one's own or any, and to reporting. */
const walkTickets = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const list = ['/tickets', 'Maintenance'] as const
  await follow((await openMenu()).getByRole('link', { name: 'Maintenance' }), ...list)
  await follow(main.getByRole('link', { name: /^#\d+: / }).first(), /\/tickets\/[0-9a-f-]{36}$/, /^#\d+: /)
  await follow(main.getByRole('link', { name: 'Maintenance' }), ...list)
  await follow(main.getByRole('link', { name: 'Report a problem' }).first(), '/tickets/new', 'Report a problem')
  await follow(main.getByRole('link', { name: 'Maintenance' }), ...list)
}

export const ways: Ways = { everyone: walkTickets }
