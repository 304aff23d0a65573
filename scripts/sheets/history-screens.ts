import type { Page } from '@playwright/test'
import type { Shown } from './shown.ts'

const fail = async (page: Page): Promise<void> => {
  await page.route('**/api/history?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/settings/history', { waitUntil: 'networkidle' })
}

/** A superadmin goes into the building, with a reason or none. */
const enter =
  (reason: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Reason for access').fill(reason)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Harbour View/ })
      .click()
    await page.getByRole('region', { name: 'Platform staff' }).waitFor()
    await page.waitForLoadState('networkidle')
  }

/** The history of a building. */
export const historyScreens: readonly Shown[] = [
  { name: 'history', who: 'council', path: '/settings/history' },
  { name: 'history-narrowed', who: 'manager', path: '/settings/history?subject=notice&action=pinned' },
  { name: 'history-found-nothing', who: 'council', path: '/settings/history?search=zebra' },
  { name: 'history-backwards', who: 'council', path: '/settings/history?from=2026-11-20&until=2026-11-01' },
  { name: 'history-visits', who: 'council', path: '/settings/history?subject=visit' },
  {
    name: 'staff-reason',
    who: 'admin',
    path: '/select-building',
    before: enter('Mandeep asked for help with a roster import that stops at row 214 and says nothing more'),
  },
  { name: 'staff-no-reason', who: 'admin', path: '/select-building', before: enter('') },
  { name: 'history-failed', who: 'council', path: '/dashboard', before: fail },
]
