/** What of the dashboard depends on its figures, its features and its one call. */
import type { Page } from '@playwright/test'
import { get } from './calls.ts'
import { changeAnswer, type DashboardAnswer } from './dashboard-answer.ts'
import { as, enter, hearNothing, type Person } from './people.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.locator('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Signs in where the answer for the dashboard holds other figures than the demo's. */
const openWith = async (page: Page, person: Person, change: (answer: DashboardAnswer) => void) => {
  await changeAnswer(page, change)
  await as(page, person)
  await expect(page.getByRole('heading', { name: 'Building Tools' })).toBeVisible()
}

test('My Activity counts what somebody has under way, above zero only', async ({ page }) => {
  await openWith(page, 'olivia', ({ activity }) => Object.assign(activity, { openTickets: 2, activeBookings: 1 }))
  const links = part(page, 'My Activity').getByRole('link')
  await expect(links).toHaveText([/2\s*Open Tickets/, /1\s*Active Bookings/])
  await expect(links.nth(0)).toHaveAttribute('href', '/tickets')
  await expect(links.nth(1)).toHaveAttribute('href', '/bookings')
  // It stands above everything else.
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('My Activity')
})

test('a count of zero has no tile', async ({ page }) => {
  await openWith(page, 'olivia', ({ activity }) => Object.assign(activity, { openTickets: 0, activeBookings: 1 }))
  await expect(part(page, 'My Activity').getByRole('link')).toHaveText([/Active Bookings/])
})

test('Active Bookings counts what Olivia has booked, not what she waits for or asked for', async ({ page }) => {
  await enter(page, 'olivia')
  const { data } = (await (await get(page, '/api/bookings?limit=100')).json()) as { data: { status: string }[] }
  const active = data.filter(({ status }) => status === 'active').length
  expect(active).toBeGreaterThanOrEqual(2)
  expect(data.length).toBeGreaterThan(active)
  await page.goto('/dashboard')
  const tile = part(page, 'My Activity').getByRole('link', { name: /Active Bookings/ })
  await expect(tile).toContainText(String(active))
  await tile.click()
  await expect(page).toHaveURL(/\/bookings$/)
})

test('the banner leads the council to the proposals that await their vote', async ({ page }) => {
  await openWith(page, 'carla', ({ voting }) => Object.assign(voting!, { pending: 2, active: 3 }))
  const banner = main(page).getByRole('link', { name: /Pending Your Vote/ })
  await expect(banner).toContainText('You have 2 proposals awaiting your decision, and 3 active proposals in total.')
  await expect(banner).toHaveAttribute('href', '/council-voting')
  // It comes before the council's own tiles.
  await expect(main(page).getByText(/^(?:Pending Your Vote|Council Dashboard, Governance & Oversight)$/)).toHaveText([
    'Pending Your Vote',
    'Council Dashboard, Governance & Oversight',
  ])
})

test('no banner while no vote is pending, however many are active', async ({ page }) => {
  await openWith(page, 'carla', ({ voting }) => Object.assign(voting!, { pending: 0, active: 3 }))
  await expect(main(page).getByText('Pending Your Vote')).toHaveCount(0)
})

test('a feature that is off takes its tile, its widget and its menu entry along', async ({ page }) => {
  await page.route('**/api/buildings/my-buildings?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { features: object }[] }
    for (const one of body.data)
      one.features = { maintenanceTickets: false, parking: false, notices: false, forum: false }
    await route.fulfill({ response, json: body })
  })
  await openWith(page, 'theo', ({ activity }) => Object.assign(activity, { openTickets: 2, activeBookings: 1 }))
  await expect(part(page, 'Building Tools').getByRole('link')).toHaveText([/Book Resources/, /Document Library/])
  for (const name of ['My Activity', 'Pinned Announcements']) await expect(part(page, name)).toHaveCount(0)
  await expect(part(page, 'Important Contacts')).toBeVisible()
})

test('without a first name it reads just Dashboard', async ({ page }) => {
  await page.route('**/api/auth/me?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data?: { firstName: string } }
    if (body.data) body.data.firstName = ''
    await route.fulfill({ response, json: body })
  })
  await as(page, 'theo', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Harbour View')
  await expect(main(page).getByText('Dashboard', { exact: true })).toBeVisible()
  await expect(main(page).getByText(/^Hello/)).toHaveCount(0)
})

test('one call brings all of it, and comes again after 60 seconds', async ({ page }) => {
  await page.clock.install()
  await hearNothing(page)
  await as(page, 'carla')
  await expect(part(page, 'Building Overview')).toContainText('Total Units')
  const heard: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) heard.push(pathname)
  })
  await page.reload()
  await expect(part(page, 'Building Overview')).toContainText('Total Units')
  const calls = () => heard.filter((path) => !path.startsWith('/api/notifications/')).toSorted()
  expect(calls()).toEqual(['/api/auth/me', '/api/buildings/my-buildings', '/api/dashboard'])
  await page.clock.runFor(61_000)
  await expect.poll(() => calls().filter((path) => path === '/api/dashboard').length).toBe(2)
})

test('while the building loads there is a spinner', async ({ page }) => {
  await enter(page, 'olivia')
  await page.route('**/api/buildings/my-buildings?*', () => undefined)
  await page.goto('/dashboard')
  await expect(main(page).getByRole('status')).toHaveText('Loading...')
})

test('when the call fails, each part says so in its place and the ways on still stand', async ({ page }) => {
  await hearNothing(page)
  await page.route('**/api/dashboard?*', (route) => route.fulfill({ status: 500, body: '' }))
  await as(page, 'carla')
  await expect(main(page).getByText('Failed to load contacts')).toBeVisible()
  await expect(main(page).getByText('Failed to load pinned documents')).toBeVisible()
  for (const name of ['Pinned Announcements', 'My Activity']) await expect(part(page, name)).toHaveCount(0)
  await expect(main(page).getByText('Pending Your Vote')).toHaveCount(0)
  await expect(part(page, 'Building Tools').getByRole('link')).toHaveCount(6)
  await page.unroute('**/api/dashboard?*')
  await part(page, 'Important Contacts').getByRole('button', { name: 'Try again' }).click()
  await expect(part(page, 'Important Contacts').getByRole('article').first()).toBeVisible()
  await expect(part(page, 'Pinned Announcements')).toBeVisible()
})

test('whoever has just joined finds the first steps, those done and those to do', async ({ page }) => {
  const steps = { email: true, phone: false, picture: true, messages: false, secondFactor: false }
  await openWith(page, 'theo', (answer) => Object.assign(answer, { firstSteps: steps }))
  const list = part(page, 'First steps')
  await expect(list).toContainText('2 of 5 done')
  await expect(list.getByRole('listitem')).toHaveText([
    'Confirm your email, done',
    /^Add your phone number/,
    'Add a photo, done',
    /^Choose your notifications/,
    /^Protect your sign-in/,
  ])
  for (const [name, to, heading] of [
    [/Add your phone number/, /\/my-profile#personal$/, 'My profile'],
    [/Choose your notifications/, /\/inbox\/preferences$/, /./],
    [/Protect your sign-in/, /\/my-profile#second-factor$/, 'My profile'],
  ] as const) {
    await list.getByRole('link', { name }).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.goto('/dashboard')
  }
})
