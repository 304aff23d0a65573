import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import type { Shown } from './shown.ts'

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** The violation with this in its place. */
const violation =
  (search: string, shows = 'open') =>
  async (api: APIRequestContext) => {
    const headers = await harbour(api)
    const answer = await api.get(`/api/parking/violations?shows=${shows}&search=${search}`, { headers })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/parking/violations/${data[0]?._id ?? ''}`
  }

const checked = (plate: string, words: string) => async (page: Page) => {
  await page.getByLabel('Licence plate').fill(plate)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText(words).first().waitFor()
}

const refused = async (page: Page) => {
  await press('Register a visitor')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Visitor name').fill('Walt Brandt')
  await dialog.getByLabel('Licence plate').fill('FV9 74Y')
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
}

const none = 'A'.repeat(43)
const visits = [
  { buildingName: 'Harbour View', timeZone: 'America/Vancouver', hostFirstName: 'Theo', longestStayHours: 24 },
  { until: '2026-12-01T20:00:00.000Z', now: '2026-11-23T20:00:00.000Z', freeSpaces: 9, retentionDays: 30 },
]
const answering = (pattern: RegExp, data: object) => async (page: Page) => {
  await page.route(pattern, (route) => route.fulfill({ json: { success: true, data } }))
  await page.reload()
}

/** Visitor parking: one's own, everybody's, the guest's page, the patrol, violations and settings. */
export const parkingScreens: readonly Shown[] = [
  { name: 'parking-mine', who: 'owner', path: '/parking' },
  { name: 'parking-mine-none', who: 'tenant', path: '/parking', before: withNothing(/\/visitors\/mine/) },
  { name: 'parking-mine-failed', who: 'tenant', path: '/parking', before: withFailure(/\/visitors\/registering/) },
  { name: 'parking-register', who: 'tenant', path: '/parking', before: press('Register a visitor') },
  { name: 'parking-register-refused', who: 'owner', path: '/parking', before: refused },
  { name: 'parking-guest-link', who: 'tenant', path: '/parking', before: press('Create a guest link') },
  { name: 'parking-my-violations', who: 'tenant', path: '/parking?activeTab=my-violations' },
  { name: 'parking-all', who: 'manager', path: '/parking?activeTab=all-visitors' },
  {
    name: 'parking-register-any',
    who: 'manager',
    path: '/parking?activeTab=all-visitors',
    before: press('Register a visitor'),
  },
  { name: 'parking-statistics', who: 'manager', path: '/parking?activeTab=statistics' },
  {
    name: 'parking-statistics-none',
    who: 'manager',
    path: '/parking?activeTab=statistics',
    before: withNothing(/\/visitors\/(?:nights|refusals)/),
  },
  {
    name: 'parking-statistics-failed',
    who: 'manager',
    path: '/parking?activeTab=statistics',
    before: withFailure(/\/visitors\/(?:nights|refusals)/),
  },
  { name: 'parking-violations', who: 'manager', path: '/parking?activeTab=violations' },
  { name: 'parking-violation-notice', who: 'manager', path: violation('V-11') },
  { name: 'parking-violation-tow', who: 'manager', path: violation('V-11'), before: press('Request a tow') },
  { name: 'parking-violation-towed', who: 'council', path: violation('Ramp') },
  { name: 'parking-patrol', who: 'manager', path: '/parking/patrol', before: checked('CPW 7714', 'Until') },
  { name: 'parking-patrol-not', who: 'manager', path: '/parking/patrol', before: checked('ZB6-19C', 'No visitor') },
  { name: 'parking-patrol-over', who: null, path: `/patrol/${none}` },
  {
    name: 'parking-visit',
    who: null,
    path: `/visit/${none}`,
    before: answering(/\/api\/visit\?/, { ...visits[0], ...visits[1] }),
  },
  { name: 'parking-visit-over', who: null, path: `/visit/${none}` },
  {
    name: 'parking-visitor-pass',
    who: null,
    path: `/visitor-pass/${none}`,
    before: answering(/\/api\/visitor-pass\?/, {
      ...visits[0],
      licensePlate: 'RB841K',
      from: '2026-11-23T20:00:00.000Z',
      until: '2026-11-24T20:00:00.000Z',
      state: 'active',
    }),
  },
  { name: 'parking-settings', who: 'manager', path: '/settings/parking' },
]
