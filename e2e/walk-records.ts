import type { Page } from '@playwright/test'
import type { Walk } from './walk.ts'

/** From the library to the requests for records, to asking, and to one of them. */
export const walkRecords = async (page: Page, { follow }: Walk) => {
  const main = page.getByRole('main')
  const list = ['/records-requests', 'Records requests'] as const
  await follow(main.getByRole('link', { name: 'Records requests' }), ...list)
  const ask = main.getByRole('link', { name: /^(Request records|New request)$/ })
  await follow(ask, '/records-requests/new', /^(Request records|Enter a request)$/)
  await follow(main.getByRole('link', { name: 'Records requests' }), ...list)
  await follow(main.getByRole('link', { name: /^R-/ }).first(), /\/records-requests\/[0-9a-f-]{36}$/, /^R-/)
}
