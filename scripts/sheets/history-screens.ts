import type { Page } from '@playwright/test'
import type { Shown } from './shown.ts'

const fail = async (page: Page): Promise<void> => {
  await page.route('**/api/history?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/settings/history', { waitUntil: 'networkidle' })
}

/** The history of a building. */
export const historyScreens: readonly Shown[] = [
  { name: 'history', who: 'council', path: '/settings/history' },
  { name: 'history-narrowed', who: 'manager', path: '/settings/history?subject=notice&action=pinned' },
  { name: 'history-found-nothing', who: 'council', path: '/settings/history?search=zebra' },
  { name: 'history-backwards', who: 'council', path: '/settings/history?from=2026-11-20&until=2026-11-01' },
  { name: 'history-failed', who: 'council', path: '/dashboard', before: fail },
]
