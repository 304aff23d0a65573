import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From the menu to a vendor and to the form. */
const walkVendors = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const lifts = 'Northshore Lifts'
  await follow((await openMenu()).getByRole('link', { name: 'Vendor Management' }), '/vendors', 'Vendor management')
  await follow(main.getByRole('link', { name: lifts, exact: true }), /\/vendors\/[0-9a-f-]{36}$/, lifts)
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, `Edit ${lifts}`)
}

export const ways: Ways = { managers: walkVendors }
