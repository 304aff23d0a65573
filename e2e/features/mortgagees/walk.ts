import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From the directory to the mortgagees, and on to the unit of one. */
const walkMortgagees = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Unit Directory' }), '/unit-directory', 'Unit Directory')
  await follow(main.getByRole('link', { name: 'Mortgagees', exact: true }), '/mortgagees', 'Mortgagees')
  await follow(
    main.getByRole('link', { name: '101', exact: true }),
    /\/unit-management\/[0-9a-f-]{36}#mortgagees$/,
    'Unit 101',
  )
}

export const ways: Ways = { managers: walkMortgagees }
