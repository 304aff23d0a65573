import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const list = ['/building-violations', 'Bylaw violations'] as const
const one = /\/building-violations\/[0-9a-f-]{36}$/
const own = /\/building-violations\/mine\/[0-9a-f-]{36}$/
const named = /^V-\d+ /

/** From the dashboard to the bylaw violations. */
const openViolations = async (page: Page, { follow, openMenu }: Walk) => {
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(page.getByRole('main').getByRole('link', { name: /^Bylaw Violations/ }), ...list)
}

/** To the form of a new case, and to the fines. */
const walkViolations = async (page: Page, walk: Walk) => {
  const main = page.getByRole('main')
  await openViolations(page, walk)
  const report = main.getByRole('link', { name: /^(Report a violation|New case)$/ }).first()
  await walk.follow(report, '/building-violations/new', /^(Report a violation|New case)$/)
  await walk.follow(main.getByRole('link', { name: 'Bylaw violations' }), ...list)
  const fines = main.getByRole('link', { name: /^(Outstanding|Your) fines$/ })
  await walk.follow(fines, '/outstanding-fines', 'Outstanding fines')
}

/** To a case that a resident reported, or that is about them. */
const walkOwn = async (page: Page, walk: Walk) => {
  await openViolations(page, walk)
  await walk.follow(page.getByRole('main').getByRole('article').getByRole('link').first(), own, named)
}

/** To a case of the building, and to one that the manager reported or that is about them, as they see it. */
const walkManaged = async (page: Page, walk: Walk) => {
  const main = page.getByRole('main')
  await openViolations(page, walk)
  const board = main.getByRole('tabpanel', { name: 'Board' })
  await walk.follow(board.getByRole('article').getByRole('link').first(), one, named)
  await openViolations(page, walk)
  await main.getByRole('tab', { name: 'Yours' }).click()
  const yours = main.getByRole('tabpanel', { name: 'Yours' })
  await walk.follow(yours.getByRole('article').getByRole('link').first(), own, named)
}

export const ways: Ways = { everyone: walkViolations, residents: walkOwn, managers: walkManaged }
