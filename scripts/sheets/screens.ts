import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword } from '../../server/demo/people.ts'
import { accessScreens } from './access-screens.ts'
import { assetScreens } from './asset-screens.ts'
import { bankScreens } from './bank-screens.ts'
import { bookingScreens } from './booking-screens.ts'
import { adminScreens } from './admin-screens.ts'
import { budgetScreens } from './budget-screens.ts'
import { bylawScreens } from './bylaw-screens.ts'
import { councilScreens } from './council-screens.ts'
import { dayScreens } from './day-screens.ts'
import { directoryScreens } from './directory-screens.ts'
import { enquiryScreens } from './enquiry-screens.ts'
import { feeScreens } from './fee-screens.ts'
import { forumScreens } from './forum-screens.ts'
import { harbour } from './harbour.ts'
import { helpScreens } from './help-screens.ts'
import { historyScreens } from './history-screens.ts'
import { joiningScreens } from './joining-screens.ts'
import { letterScreens } from './letter-screens.ts'
import { levyScreens } from './levy-screens.ts'
import { libraryScreens } from './library-screens.ts'
import { maintenanceSettingsScreens } from './maintenance-settings-screens.ts'
import { moveScreens } from './move-screens.ts'
import { occupancyScreens } from './occupancy-screens.ts'
import { parkingScreens } from './parking-screens.ts'
import { platformScreens } from './platform-screens.ts'
import { personScreens } from './person-screens.ts'
import { placeScreens } from './place-screens.ts'
import { publicScreens } from './public-screens.ts'
import { recordsScreens } from './records-screens.ts'
import { rosterScreens } from './roster-screens.ts'
import { settingsScreens } from './settings-screens.ts'
import type { Shown } from './shown.ts'
import { ticketScreens } from './ticket-screens.ts'
import { unitScreens } from './unit-screens.ts'
import { parkingStallScreens } from './parking-stall-screens.ts'
import { vendorScreens } from './vendor-screens.ts'
import { votingScreens } from './voting-screens.ts'
import { workOrderScreens } from './work-order-screens.ts'

/** The address of the notice with these words in its title, as the one who is signed in finds it. */
const notice =
  (title: string, more = '', status = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const query = `limit=100${status && `&status=${status}`}`
    const answer = await api.get(`/api/notices?${query}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; title: string }[] }
    const found = data.find((one) => one.title.includes(title)) ?? data[0]
    return `/announcements/${found?._id ?? ''}${more}`
  }

/** The dashboard of somebody who has just joined, for whom something waits: what the demo's people have behind them. */
const showWaiting = async (page: Page): Promise<void> => {
  await page.route('**/api/dashboard?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    const firstSteps = { email: true, phone: false, picture: true, messages: false, secondFactor: false }
    const waiting = { firstSteps, activity: { openTickets: 2, activeBookings: 1 }, voting: { pending: 2, active: 3 } }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...waiting } } })
  })
  await page.reload({ waitUntil: 'networkidle' })
}

const asked = 'Elevator'

/** What is worth looking at, for the people whose view differs. */
export const screens: readonly Shown[] = [
  ...publicScreens,
  ...helpScreens,
  { name: 'honest', who: 'owner', path: '/privacy-settings' },
  { name: 'login', who: null, path: '/login' },
  {
    name: 'login-refused',
    who: null,
    path: '/login',
    before: async (page) => {
      await page.getByLabel('Email').fill('olivia@gmial.com')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Login', exact: true }).click()
    },
  },
  { name: 'login-step-over', who: null, path: '/login?step=second-factor' },
  {
    name: 'authenticator-setup',
    who: 'tenant',
    path: '/my-profile#second-factor',
    before: (page) => page.getByRole('button', { name: 'Set up' }).click(),
  },
  { name: 'login-after-reset', who: null, path: '/login?reset=done' },
  { name: 'register', who: null, path: '/register' },
  {
    name: 'register-refused',
    who: null,
    path: '/register',
    before: async (page) => {
      await page.getByLabel('Email').fill('wendy@gmial.com')
      await page.getByLabel('Password', { exact: true }).fill('aaaB1')
      await page.getByLabel('Building code').fill('HARB01')
      await page.getByRole('button', { name: 'Register', exact: true }).click()
    },
  },
  {
    name: 'register-building',
    who: null,
    path: async (api) => {
      const login = { email: 'manager@parapet.example', password: demoPassword }
      await api.post('/api/auth/login', { data: login })
      const { 'x-building-id': id } = await harbour(api)
      await api.post('/api/auth/logout')
      return `/register/${id}`
    },
  },
  { name: 'register-no-building', who: null, path: '/register/01990000-0000-7000-8000-000000000000' },
  { name: 'verify-email', who: null, path: '/verify-email' },
  { name: 'verify-email-ended', who: null, path: `/verify-email?token=${'a'.repeat(43)}` },
  { name: 'forgot-password', who: null, path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    who: null,
    path: '/forgot-password',
    before: async (page) => {
      await page.getByLabel('Email').fill('nobody@parapet.example')
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.getByRole('button', { name: 'Use a different address' }).waitFor()
    },
  },
  {
    name: 'reset-password-ended',
    who: null,
    path: `/reset-password?token=${'a'.repeat(43)}`,
    before: async (page) => {
      for (const label of ['New password', 'Confirm new password'])
        await page.getByLabel(label, { exact: true }).fill('Seawall-2027!')
      await page.getByRole('button', { name: 'Set password' }).click()
      await page.getByRole('link', { name: 'Request a new link' }).waitFor()
    },
  },
  { name: 'reset-password', who: null, path: `/reset-password?token=${'a'.repeat(43)}` },
  { name: 'my-profile', who: 'owner', path: '/my-profile' },
  {
    name: 'my-profile-refused',
    who: 'tenant',
    path: '/my-profile',
    before: async (page) => {
      await page.getByLabel('First name').fill('T')
      await page.getByLabel('Phone').fill('555')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.getByRole('button', { name: 'Change password' }).click()
    },
  },
  { name: 'my-profile-superadmin', who: 'admin', path: '/my-profile' },
  { name: 'claim-invitation', who: null, path: `/claim-invitation/${'a'.repeat(43)}` },
  { name: 'keep-email', who: null, path: `/keep-email?token=${'a'.repeat(43)}` },
  { name: 'select-building', who: 'manager', path: '/select-building?select=true' },
  { name: 'select-building-superadmin', who: 'admin', path: '/select-building?select=true' },
  { name: 'no-building', who: 'newcomer', path: '/dashboard' },
  { name: 'dashboard-owner', who: 'owner', path: '/dashboard' },
  { name: 'dashboard-council', who: 'council', path: '/dashboard' },
  { name: 'dashboard-manager', who: 'manager', path: '/dashboard' },
  { name: 'dashboard-tenant', who: 'tenant', path: '/dashboard' },
  { name: 'dashboard-visitor', who: 'visitor', path: '/dashboard' },
  {
    name: 'dashboard-superadmin',
    who: 'admin',
    path: '/select-building?select=true',
    before: async (page) => {
      await page.getByRole('button', { name: /Harbour View/ }).click()
      await page.getByRole('heading', { name: 'Building Overview' }).waitFor()
    },
  },
  { name: 'dashboard-new-member', who: 'council', path: '/dashboard', before: showWaiting },
  {
    name: 'contacts-editing',
    who: 'manager',
    path: '/dashboard',
    before: async (page) => {
      await page.getByRole('button', { name: 'Edit Contacts' }).click()
      await page.getByRole('group', { name: 'Contact 1' }).waitFor()
    },
  },
  {
    name: 'request-access',
    who: 'newcomer',
    path: async (api) => {
      const { data } = (await (await api.get('/api/buildings/search?query=Prairie')).json()) as {
        data: { _id: string }[]
      }
      return `/request-access/${data[0]?._id ?? ''}`
    },
  },
  ...enquiryScreens,
  ...joiningScreens,
  ...adminScreens,
  { name: 'palette', who: 'manager', path: '/dashboard', before: (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette-announcements',
    who: 'owner',
    path: '/dashboard',
    before: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('elevator')
      await page.getByRole('group', { name: 'Announcements' }).waitFor()
    },
  },
  { name: 'keyboard-shortcuts', who: 'manager', path: '/dashboard', before: (page) => page.keyboard.press('?') },
  { name: 'honest-building', who: 'manager', path: '/compliance-dashboard' },
  { name: 'no-permission', who: 'tenant', path: '/announcements/new' },
  { name: 'inbox', who: 'owner', path: '/inbox' },
  { name: 'inbox-unread', who: 'owner', path: '/inbox?unread=true' },
  { name: 'inbox-empty', who: 'newcomer', path: '/inbox' },
  { name: 'inbox-preferences', who: 'manager', path: '/inbox/preferences' },
  { name: 'unsubscribe-ended', who: null, path: `/unsubscribe?token=${'a'.repeat(43)}` },
  { name: 'announcements-owner', who: 'owner', path: '/announcements' },
  { name: 'announcements-manager', who: 'manager', path: '/announcements' },
  { name: 'announcements-found-nothing', who: 'tenant', path: '/announcements?search=zebra' },
  { name: 'notice-owner', who: 'owner', path: notice(asked) },
  { name: 'notice-manager', who: 'manager', path: notice(asked) },
  { name: 'notice-missing', who: 'tenant', path: '/announcements/01990000-0000-7000-8000-000000000000' },
  {
    name: 'notice-history',
    who: 'council',
    path: notice('Elevator'),
    before: (page) => page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'notice-by-person',
    who: 'council',
    path: notice(asked),
    before: (page) => page.getByRole('tab', { name: 'By person' }).click(),
  },
  {
    name: 'notice-not-reached',
    who: 'council',
    path: notice(asked),
    before: (page) => page.getByRole('tab', { name: /^Not reached/ }).click(),
  },
  { name: 'notice-draft', who: 'manager', path: notice('', '', 'draft') },
  { name: 'notice-new', who: 'manager', path: '/announcements/new' },
  {
    name: 'notice-new-refused',
    who: 'manager',
    path: '/announcements/new',
    before: (page) => page.getByRole('button', { name: /^(Send|Publish)/ }).click(),
  },
  { name: 'notice-edit', who: 'manager', path: notice(asked, '/edit') },
  { name: 'notice-poster', who: 'manager', path: notice(asked, '/poster') },
  ...directoryScreens,
  ...unitScreens,
  ...personScreens,
  ...placeScreens,
  ...rosterScreens,
  ...occupancyScreens,
  ...libraryScreens,
  ...letterScreens,
  ...moveScreens,
  ...accessScreens,
  ...historyScreens,
  ...settingsScreens,
  ...platformScreens,
  ...councilScreens,
  ...recordsScreens,
  ...parkingStallScreens,
  ...feeScreens,
  ...bankScreens,
  ...budgetScreens,
  ...levyScreens,
  ...bylawScreens,
  ...vendorScreens,
  ...votingScreens,
  ...dayScreens,
  ...ticketScreens,
  ...maintenanceSettingsScreens,
  ...assetScreens,
  ...bookingScreens,
  ...workOrderScreens,
  ...parkingScreens,
  ...forumScreens,
]
