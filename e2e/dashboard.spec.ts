/** The dashboard as each account of the demo finds it: what stands there, in which order, and what does not. */
import type { Page } from '@playwright/test'
import { changeAnswer } from './dashboard-answer.ts'
import { hearErrors } from './inspect.ts'
import { as, signIn, type Person } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.locator('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The headings in their order; whatever is not named here is not there. */
const expectParts = async (page: Page, ...names: readonly string[]) => {
  await expect(part(page, 'Important Contacts').getByRole('article').first()).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([...names])
}

/** The tiles of a part in their order: words and where each leads. */
const expectTiles = async (page: Page, name: string, ...tiles: readonly (readonly [title: string, to: string])[]) => {
  const links = part(page, name).getByRole('link')
  await expect(links).toHaveCount(tiles.length)
  for (const [index, [title, to]] of tiles.entries()) {
    await expect(links.nth(index)).toContainText(title)
    await expect(links.nth(index)).toHaveAttribute('href', to)
  }
}

const openFor = async (page: Page, person: Person, greeting: string, building = 'Harbour View') => {
  const heard = hearErrors(page)
  // What is under way and to be voted on has tests of its own.
  await changeAnswer(page, ({ activity, voting }) => {
    Object.assign(activity, { openTickets: 0, activeBookings: 0 })
    if (voting) Object.assign(voting, { pending: 0, active: 0 })
  })
  await as(page, person)
  await expect(page).toHaveTitle('Dashboard | Parapet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${building}`)
  await expect(main(page).getByText(greeting, { exact: true })).toBeVisible()
  return heard
}

const tools = [
  ['Community Forum', '/forum'],
  ['Notices', '/announcements'],
  ['Book Resources', '/bookings'],
  ['Maintenance', '/tickets'],
  ['Visitor Parking', '/visitor-parking'],
  ['Document Library', '/library'],
] as const
// Below the tools of the specification stand our own: the ways to bylaws and fees.
const forVisitors = ['Important Contacts', 'Pinned Announcements', 'Building Tools', 'Governance'] as const
const forMembers = [
  'Important Contacts',
  'Pinned Announcements',
  'Important Documents',
  'Building Tools',
  'Governance',
] as const
const forResidents = [...forMembers, 'Finances'] as const
const partsOf = { olivia: forResidents, theo: forResidents, mia: forMembers, vic: forVisitors } as const
const forManagers = [
  'Important Contacts',
  'Pinned Announcements',
  'Important Documents',
  'Building Tools',
  'Governance',
  'Finances',
  'Building Overview',
] as const
const management = [
  ['Property Management', '/property-management'],
  ['Access Requests', '/access-requests'],
  ['Building Settings', '/settings'],
] as const

/** What only those who manage find. */
const expectManaged = async (page: Page) => {
  await expectTiles(page, 'Building Tools', ...tools)
  await expect(page.getByRole('button', { name: 'Edit Contacts' })).toBeVisible()
  for (const pinned of ['Bylaws, consolidated', 'Moving in: what to know', 'In an emergency'])
    await expect(part(page, 'Important Documents').getByRole('heading', { name: pinned })).toBeVisible()
  const figures = part(page, 'Building Overview')
  for (const words of [/Total Units\s*64\s*\d+ occupied/, /Residents\s*\d+\s*\d+ accounts/, 'Active Tickets'])
    await expect(figures).toContainText(words)
  await expect(figures).toContainText(/Visitor Parking\s*\d+\/8\s*available/)
}

const greetings = { olivia: 'Hello, Olivia', theo: 'Hello, Theo', mia: 'Hello, Mia', vic: 'Hello, Vic' } as const
for (const person of ['olivia', 'theo', 'mia', 'vic'] as const)
  test(`${person}, a resident: the building, whom to reach, what is pinned and the tools`, async ({ page }) => {
    const heard = await openFor(page, person, greetings[person])
    await expectParts(page, 'Building Information', ...partsOf[person])
    await expectTiles(page, 'Building Information', ['Unit Directory', '/unit-directory'])
    await expectTiles(page, 'Building Tools', ...tools)
    await expect(page.getByRole('button', { name: 'Edit Contacts' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Management' })).toHaveCount(0)
    for (const words of ['My Activity', 'Pending Your Vote', 'Pin documents', 'First steps'])
      await expect(main(page).getByText(words), words).toHaveCount(0)
    expect(heard).toEqual([])
  })

test('carla, of the council: the tiles of governance, and the figures', async ({ page }) => {
  const heard = await openFor(page, 'carla', 'Hello, Carla')
  await expectParts(page, 'Council Dashboard, Governance & Oversight', ...forManagers)
  await expectTiles(
    page,
    'Council Dashboard, Governance & Oversight',
    ['Council Voting', '/council-voting'],
    ['Council Forum', '/forum?category=council'],
    ['Property Management', '/property-management'],
    ['Access Requests', '/access-requests'],
  )
  await expectManaged(page)
  for (const words of ['Building Information', 'Management Tools', 'System Administration', 'Pending Your Vote'])
    await expect(main(page).getByText(words), words).toHaveCount(0)
  expect(heard).toEqual([])
})

test('mandeep, the manager: the tools of management, in either building', async ({ page }) => {
  const heard = await openFor(page, 'mandeep', 'Hello, Mandeep')
  await expectParts(page, 'Management Tools', ...forManagers)
  await expectTiles(page, 'Management Tools', ...management)
  await expectManaged(page)
  for (const words of ['Building Information', 'Council Dashboard', 'System Administration', 'Pending Your Vote'])
    await expect(main(page).getByText(words), words).toHaveCount(0)
  await page.getByRole('button', { name: /Switch building/ }).click()
  await page.getByRole('menuitem', { name: /Prairie Court/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Prairie Court')
  await expect(part(page, 'Building Overview')).toContainText(/Total Units\s*38/)
  await expect(part(page, 'Important Documents').getByRole('link', { name: 'Pin documents' })).toBeVisible()
  expect(heard).toEqual([])
})

test('sam, the superadmin: chooses a building, and finds administration above management', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'sam', '/dashboard')
  await expect(page).toHaveURL(/\/select-building$/)
  await page.getByRole('button', { name: /Harbour View/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Harbour View')
  await expectParts(page, 'System Administration, Privacy & Compliance', 'Management Tools', ...forManagers)
  await expectTiles(
    page,
    'System Administration, Privacy & Compliance',
    ['Compliance Dashboard', '/compliance-dashboard'],
    ['Data Processors', '/data-processors'],
    ['Breach Management', '/breach-management'],
    ['Privacy Policies', '/privacy-policies'],
  )
  await expectTiles(page, 'Management Tools', ...management)
  await expectManaged(page)
  for (const words of ['Building Information', 'Council Dashboard', 'Pending Your Vote'])
    await expect(main(page).getByText(words), words).toHaveCount(0)
  expect(heard).toEqual([])
})

for (const [person, greeting, first] of [
  ['ada', 'Hello, Ada', 'Council Dashboard, Governance & Oversight'],
  ['ben', 'Hello, Ben', 'Building Information'],
] as const)
  test(`${person}, next door, sees the other building and nothing of this one`, async ({ page }) => {
    await openFor(page, person, greeting, 'Prairie Court')
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(first)
    await expect(part(page, 'Important Contacts')).toContainText('Prairie Mechanical')
    await expect(main(page).getByText('Harbour View')).toHaveCount(0)
    await expect(main(page).getByText('Tideline Restoration')).toHaveCount(0)
  })

test('nora, without a building, finds what to do instead', async ({ page }) => {
  await signIn(page, 'nora')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Building Associated')
  for (const words of ['Important Contacts', 'Building Tools', 'Welcome to'])
    await expect(main(page).getByText(words), words).toHaveCount(0)
})
