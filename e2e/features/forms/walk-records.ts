import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

/** From the dashboard to the library, to the letters to oneself and to the requests for records: asking, and one of them. */
const walkRecords = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const openLibrary = async () => {
    await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
    await follow(main.getByRole('link', { name: /^Document Library/ }), '/library', 'Document Library')
  }
  await openLibrary()
  await follow(main.getByRole('link', { name: 'Letters to me' }), '/my-letters', 'Letters to me')
  await openLibrary()
  const list = ['/records-requests', 'Records requests'] as const
  await follow(main.getByRole('link', { name: 'Records requests' }), ...list)
  const ask = main.getByRole('link', { name: /^(Request records|New request)$/ })
  await follow(ask, '/records-requests/new', /^(Request records|Enter a request)$/)
  await follow(main.getByRole('link', { name: 'Records requests' }), ...list)
  await follow(main.getByRole('link', { name: /^R-/ }).first(), /\/records-requests\/[0-9a-f-]{36}$/, /^R-/)
}

export const ways: Ways = { everyone: walkRecords }
