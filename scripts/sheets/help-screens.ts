import type { Shown } from './shown.ts'

/** The help: its index, a search, two topics, and the help beside a screen. */
export const helpScreens: readonly Shown[] = [
  { name: 'help', who: null, path: '/help' },
  { name: 'help-found', who: null, path: '/help?q=book%20room' },
  { name: 'help-nothing', who: 'owner', path: '/help?q=helicopter' },
  { name: 'help-bookings', who: 'owner', path: '/help/bookings' },
  { name: 'help-council-voting', who: 'council', path: '/help/council-voting' },
  { name: 'help-unknown', who: null, path: '/help/nowhere' },
  {
    name: 'help-beside',
    who: 'owner',
    path: '/bookings',
    before: async (page) => {
      const button = page.getByRole('button', { name: 'Help', exact: true })
      if (await button.isVisible()) await button.click()
      else {
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Help', exact: true }).click()
      }
      await page.locator('summary').first().click()
    },
  },
]
