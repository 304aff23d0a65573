/** Everybody signs in on a phone, reaches every screen that stands for them by links alone, and signs out. */
import type { Page } from '@playwright/test'
import { entries, type Entry } from '../web/route-table/route-table.ts'
import { walkFeatures } from './features/ways.ts'
import { hearErrors } from './inspect.ts'
import { openWrittenMenu, walkAs, type Looks, type Walk } from './walk.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'parallel' })

type Stop = readonly [text: string, to: string, heading: string]

const home: Stop = ['Dashboard', '/dashboard', 'Welcome to Harbour View']
const features: readonly Stop[] = [
  ['Announcements', '/announcements', 'Announcements'],
  ['Maintenance', '/tickets', 'Maintenance'],
  ['Parking', '/parking', 'Parking'],
  ['Forum', '/forum', 'Community forum'],
]
const admin: Stop = ['Admin', '/admin', 'Administration']
const selectBuilding: Stop = ['Select Building', '/select-building', 'Select building']
const management: readonly Stop[] = [
  ['Unit Directory', '/unit-directory', 'Unit Directory'],
  ['Property Management', '/property-management', 'Property management'],
  ['Vendor Management', '/vendors', 'Vendor management'],
  ['Invite Users', '/invite-users', 'Invite users'],
]
const voting: Stop = ['Council Voting', '/council-voting', 'Council voting']
const settings: Stop = ['Building Settings', '/settings', 'Building settings']
const own: readonly Stop[] = [
  ['My Profile', '/my-profile', 'My profile'],
  ['Privacy Settings', '/privacy-settings', 'Privacy settings'],
]

const title = 'Elevator 2 out of service, awaiting part'
const bylaws = 'Bylaws, consolidated'
const sheet = ['/unit-directory/print', 'Harbour View: unit directory'] as const
const requestAccess = /\/request-access\/[0-9a-f-]{36}$/
const personPage = /\/user\/[0-9a-f-]{36}$/
const unitPage = /\/unit-management\/[0-9a-f-]{36}$/
const notice = /\/announcements\/[0-9a-f-]{36}$/

/** The dashboard, a notice, the inbox, the choice of buildings, the library, the requests for records and the tickets, which everybody in a building has. */
const walkCommonScreens = async (page: Page, steps: Walk) => {
  const { follow, openMenu } = steps
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), ...(home.slice(1) as [string, string]))
  await follow(main.getByRole('link', { name: /^Notices/ }), '/announcements', 'Announcements')
  await follow(main.getByRole('link', { name: title }), notice, title)
  await follow(main.getByRole('link', { name: 'All announcements' }), '/announcements', 'Announcements')
  await follow(page.getByRole('banner').getByRole('link', { name: /^Inbox/ }), '/inbox', 'Inbox')
  await follow(main.getByRole('link', { name: 'Preferences' }), '/inbox/preferences', 'Notification preferences')
  await page.getByRole('button', { name: /Switch building/ }).click()
  const elsewhere = page.getByRole('menuitem', { name: /^(Join Another|Select Different) Building$/ })
  const choice = ['/select-building?select=true', 'Select building'] as const
  await follow(elsewhere, ...choice)
  await main.getByLabel('Building name, address or code').fill('Prairie')
  await follow(main.getByRole('link', { name: /Prairie Court/ }), requestAccess, 'Request access')
  await follow(main.getByRole('link', { name: 'Choose another building' }), ...choice)
  await follow(main.getByRole('button', { name: /Harbour View/ }), '/dashboard', home[2])
  await follow(main.getByRole('link', { name: /^Document Library/ }), '/library', 'Document Library')
  await follow(main.getByRole('link', { name: bylaws }), /\/library\?document=/, bylaws)
  await follow(main.getByRole('link', { name: 'Document Library' }), '/library', 'Document Library')
  await walkFeatures('everyone', page, steps)
}

const walkAsCouncil = (page: Page, steps: Walk) => walkFeatures('council', page, steps)

const walkAsManagement = async (page: Page, steps: Walk) => {
  await walkCommonScreens(page, steps)
  await walkFeatures('finance', page, steps)
}

/** From a message of the inbox to the notice that it tells of. */
const openMessage = async (page: Page, { follow }: Walk) => {
  await follow(page.getByRole('banner').getByRole('link', { name: /^Inbox/ }), '/inbox', 'Inbox')
  const ofNotices = page.locator('[href^="/announcements/"]')
  await follow(page.getByRole('main').getByRole('listitem').getByRole('link').and(ofNotices).first(), notice, /./)
}

/** What those who manage the building reach beyond the menu. */
const walkManagersScreens = async (page: Page, steps: Walk) => {
  const { follow, openMenu } = steps
  const main = page.getByRole('main')
  const toList = async () =>
    follow((await openMenu()).getByRole('link', { name: 'Announcements' }), '/announcements', 'Announcements')
  await toList()
  await follow(main.getByRole('link', { name: 'New notice' }), '/announcements/new', 'New notice')
  await toList()
  await follow(main.getByRole('link', { name: title }), notice, title)
  await follow(main.getByRole('link', { name: 'Correct' }), /\/edit$/, 'Correct this notice')
  await follow(main.getByRole('button', { name: 'Cancel' }), notice, title)
  await follow(main.getByRole('link', { name: 'Lobby poster' }), /\/poster$/, title)
  await follow(main.getByRole('link', { name: 'Back to the notice' }), notice, title)
  await follow((await openMenu()).getByRole('link', { name: 'Unit Directory' }), '/unit-directory', 'Unit Directory')
  await follow(main.getByRole('link', { name: 'Print' }), ...sheet)
  await follow(main.getByRole('link', { name: 'Back to the directory' }), '/unit-directory', 'Unit Directory')
  await follow(main.getByRole('link', { name: 'Occupancy' }), '/occupancy', 'Occupancy')
  await follow((await openMenu()).getByRole('link', { name: 'Unit Directory' }), '/unit-directory', 'Unit Directory')
  await follow(main.getByRole('link', { name: 'Import a roster' }), '/unit-directory/import', 'Import a roster')
  await follow(main.getByRole('link', { name: 'harbour-view.csv' }), /\/import\/[0-9a-f-]{36}$/, 'harbour-view.csv')
  await follow((await openMenu()).getByRole('link', { name: 'Invite Users' }), '/invite-users', 'Invite users')
  await follow(main.getByRole('link', { name: 'Access requests' }), '/access-requests', 'Access requests')
  await follow(main.getByRole('article').getByRole('link').last(), /\/access-requests\/[0-9a-f-]{36}$/, /./)
  await follow(main.getByRole('link', { name: 'All access requests' }), '/access-requests', 'Access requests')
  await walkFeatures('managers', page, steps)
}

/** The screens that stand, behind the guards, for those whom the route table names. */
const standingFor = (...circles: readonly Entry['circle'][]): string[] =>
  entries
    .filter(
      ({ guard, screen, offered, circle = offered }) =>
        screen && (guard === 'signedIn' || guard === 'building') && circles.includes(circle),
    )
    .map(({ path }) => path)

/** Billing is never council’s, `/fees` sends who keeps the books on to what all owners owe, and owners read the budget. */
const closed = { olivia: [], theo: ['/fees/budget'], carla: [], mandeep: ['/fees', '/fees/budget'] } as const
const opensTo =
  (person: keyof typeof closed) =>
  (path: string): boolean =>
    !closed[person].some((one) => one === path) &&
    (person !== 'carla' || entries.find((entry) => entry.path === path)?.area !== 'billing')

const expectWalked = ({ been }: Walk, complaints: readonly string[], standing: readonly string[]) => {
  expect(complaints).toEqual([])
  expect(
    standing.filter((path) => !been.has(path)),
    'screens not reached',
  ).toEqual([])
}

const all: Looks = () => true
const none: Looks = () => false
/** Only the screens of this circle: another walk checks the ones they share. */
const only =
  (circle: Entry['circle']): Looks =>
  (entry) =>
    (entry.circle ?? entry.offered) === circle

/**
 * Each screen is checked twice: as a resident sees it and as a manager sees it. The other walks only pass through: the
 * tenant's reaches every resident's screen, the council's every manager's screen, the superadmin's everything in the menu.
 */
test.describe('on a phone', () => {
  test.setTimeout(1_200_000)

  for (const [name, person, looks] of [
    ['Olivia, an owner,', 'olivia', all],
    ['Theo, a tenant,', 'theo', none],
  ] as const)
    test(`${name} reaches every screen of a resident and signs out`, async ({ page }) => {
      const { steps, complaints } = await walkAs(page, { person, lands: '/dashboard', heading: home[2], looks })
      await steps.followMenu([home, ...features, ...own])
      await walkCommonScreens(page, steps)
      await walkFeatures('residents', page, steps)
      if (person === 'olivia') await walkFeatures('owners', page, steps)
      await openMessage(page, steps)
      await steps.follow((await steps.openMenu()).getByRole('link', { name: 'Dashboard' }), home[1], home[2])
      await steps.follow(
        page.getByRole('main').getByRole('link', { name: /^Unit Directory/ }),
        '/unit-directory',
        'Unit Directory',
      )
      const main = page.getByRole('main')
      await steps.follow(main.getByRole('link', { name: 'Carla Council' }), personPage, 'Carla Council')
      await steps.follow(main.getByRole('link', { name: 'Unit directory' }), '/unit-directory', 'Unit Directory')
      await steps.follow(main.getByRole('link', { name: 'Print' }), ...sheet)
      await steps.follow(main.getByRole('link', { name: 'Back to the directory' }), '/unit-directory', 'Unit Directory')
      const ownUnits = main.getByRole('navigation', { name: /^Your units?$/ })
      await steps.follow(ownUnits.getByRole('link').first(), unitPage, /^Unit /)
      await steps.logOut()
      expectWalked(steps, complaints(), standingFor(undefined).filter(opensTo(person)))
    })

  for (const [name, person, menu, looks, alone, circle] of [
    [
      'Carla, of the council,',
      'carla',
      [home, ...features, ...management, voting, settings, ...own],
      only('council'),
      walkAsCouncil,
      'council',
    ],
    [
      'Mandeep, the manager,',
      'mandeep',
      [home, ...features, ...management, settings, ...own],
      all,
      walkAsManagement,
      undefined,
    ],
  ] as const)
    test(`${name} reaches every screen of those who manage and signs out`, async ({ page }) => {
      const { steps, complaints } = await walkAs(page, { person, lands: '/dashboard', heading: home[2], looks })
      await steps.followMenu(menu)
      await alone(page, steps)
      await walkManagersScreens(page, steps)
      await steps.logOut()
      expectWalked(steps, complaints(), standingFor(circle, 'managers').filter(opensTo(person)))
    })

  test('Sam, the superadmin, chooses a building, reaches everything in the menu and signs out', async ({ page }) => {
    const { steps, complaints } = await walkAs(page, {
      person: 'sam',
      lands: '/admin',
      heading: admin[2],
      looks: only('superadmin'),
    })
    await steps.followMenu([selectBuilding, admin])
    const main = page.getByRole('main')
    await steps.follow(
      main.getByRole('link', { name: 'Create a building' }),
      '/admin/buildings/new',
      'Create a building',
    )
    await steps.follow(main.getByRole('link', { name: 'All buildings' }), /\/admin\?view=buildings$/, admin[2])
    await steps.follow(
      main.getByRole('link', { name: 'Harbour View' }),
      /\/admin\/buildings\/[\w-]{36}$/,
      'Harbour View',
    )
    await steps.follow(
      (await steps.openMenu()).getByRole('link', { name: 'Select Building' }),
      selectBuilding[1],
      selectBuilding[2],
    )
    await steps.follow(page.getByRole('main').getByRole('button', { name: /Harbour View/ }), '/dashboard', home[2])
    await steps.followMenu([home, ...features, admin, ...management, settings, ...own])
    await steps.logOut()
    expectWalked(steps, complaints(), standingFor('superadmin'))
  })

  test('Nora, who has no building yet, finds where to ask for one and signs out', async ({ page }) => {
    const { steps, complaints } = await walkAs(page, {
      person: 'nora',
      lands: '/dashboard',
      heading: 'No Building Associated',
      looks: all,
    })
    await steps.followMenu([selectBuilding])
    await steps.follow(
      page.getByRole('banner').getByRole('link', { name: /home$/ }),
      '/dashboard',
      'No Building Associated',
    )
    await steps.follow(page.getByRole('link', { name: 'Find Your Building' }), selectBuilding[1], selectBuilding[2])
    await page.getByLabel('Building name, address or code').fill('Harbour')
    await steps.follow(page.getByRole('link', { name: /Harbour View/ }), requestAccess, 'Request access')
    await steps.logOut()
    expectWalked(steps, complaints(), ['/select-building', '/dashboard', '/request-access/:buildingId'])
  })

  test('a stranger finds the way in from the landing page, and nothing behind it', async ({ page }) => {
    const heard = hearErrors(page)
    await page.goto('/')
    for (const [text, to, heading] of [
      ['Enroll Your Building', '/contact', 'Enroll your building'],
      ['Login', '/login', 'Login to Your Account'],
      ['Get Started', '/register', 'Create your account'],
    ] as const) {
      const dialog = await openWrittenMenu(page)
      await dialog.getByRole('link', { name: text }).click()
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(dialog).toHaveCount(0)
    }
    for (const path of ['/dashboard', '/announcements', '/inbox', '/unit-directory/import', '/admin']) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
    }
    expect(heard).toEqual([])
  })
})
