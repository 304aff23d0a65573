import { withFailure } from './answers.ts'
import type { Shown } from './shown.ts'

const path = '/settings/maintenance'

/** How a building looks after maintenance: its settings, refused and overtaken. */
export const maintenanceSettingsScreens: readonly Shown[] = [
  { name: 'maintenance-settings', who: 'manager', path },
  { name: 'maintenance-settings-alberta', who: 'council.b', path },
  { name: 'maintenance-settings-failed', who: 'council', path, before: withFailure(/\/api\/maintenance-settings/) },
  {
    name: 'maintenance-settings-refused',
    who: 'council',
    path,
    before: async (page) => {
      await page.getByLabel('Monday: closes').fill('08:00')
      await page.getByRole('switch', { name: 'Friday' }).click()
      await page.getByRole('button', { name: 'Add a closed day' }).click()
      await page.getByLabel('Approval limit in dollars').fill('plenty')
      await page.getByLabel('Instructions').fill('Ask for the caretaker')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Closing time must be after opening time').waitFor()
    },
  },
  {
    name: 'maintenance-settings-conflict',
    who: 'council',
    path,
    before: async (page) => {
      await page.getByLabel('Days to reopen').fill('21')
      await page.route('**/api/maintenance-settings', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue()
        const sent = route.request().postDataJSON() as { version: number; hours: object }
        const hours = {
          ...sent.hours,
          monday: { from: '08:00', until: '24:00' },
          saturday: { from: '10:00', until: '14:00' },
        }
        const current = { ...sent, reopenDays: 30, hours, version: sent.version + 1 }
        return route.fulfill({ status: 409, json: { success: false, code: 'STALE', error: 'Stale', current } })
      })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Someone else just changed this').waitFor()
    },
  },
]
