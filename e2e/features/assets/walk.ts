import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From the vendors to the assets, to one of them and to the form. */
const walkAssets = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const [all, roof] = ['Assets and maintenance', 'Main roof']
  await follow((await openMenu()).getByRole('link', { name: 'Vendor Management' }), '/vendors', 'Vendor management')
  await follow(main.getByRole('link', { name: 'Assets', exact: true }), '/assets', all)
  await follow(main.getByRole('link', { name: roof, exact: true }), /\/assets\/[0-9a-f-]{36}$/, roof)
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, `Edit ${roof}`)
}

export const ways: Ways = { managers: walkAssets }
