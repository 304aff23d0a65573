import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const violation = [/\/parking\/violations\/[0-9a-f-]{36}$/, /^V-\d+: /] as const

const openParking = async ({ follow, openMenu }: Walk) =>
  follow((await openMenu()).getByRole('link', { name: 'Parking', exact: true }), '/parking', 'Parking')

/** From the menu to a violation of one's own unit. */
const walkMyParking = async (page: Page, walk: Walk) => {
  await openParking(walk)
  await page.getByRole('tab', { name: 'My unit’s violations' }).click()
  await walk.follow(
    page
      .getByRole('main')
      .getByRole('link', { name: /^V-\d+/ })
      .first(),
    ...violation,
  )
}

/** From the menu to the patrol, to a violation, and to the stalls of the building. */
const walkParking = async (page: Page, walk: Walk) => {
  const main = page.getByRole('main')
  await openParking(walk)
  await walk.follow(main.getByRole('link', { name: 'Patrol' }), '/parking/patrol', 'Patrol')
  await walk.follow(main.getByRole('link', { name: 'Parking', exact: true }), '/parking', 'Parking')
  await page.getByRole('tab', { name: 'Violations' }).click()
  await walk.follow(main.getByRole('link', { name: /^V-\d+/ }).first(), ...violation)
  await openParking(walk)
  await walk.follow(main.getByRole('link', { name: 'Manage stalls' }), '/parking-management', 'Parking management')
}

export const ways: Ways = { residents: walkMyParking, managers: walkParking }
