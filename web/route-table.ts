import type { Feature } from '../contract/roles.ts'

/**
 * Every screen of the product as data: the specification, section 2, and the routes of ours beyond it.
 * `routes.ts` turns it into the router's configuration, the shell reads guards, titles and rights from it, and checks
 * and browser journeys walk it. To make a screen stand: give `screen` its file and set `stands`.
 */

/** Who may open a screen; `guest` is for people who are not signed in, `building` needs a current building too. */
export type Guard = 'public' | 'guest' | 'signedIn' | 'building'

/** The people a screen is for, where it is not for everybody whom the guard lets in. */
export type Circle = 'managers' | 'council' | 'superadmin'

export interface Entry {
  readonly path: string
  readonly guard: Guard
  /** The page's title without the product's name. */
  readonly title: string
  /** The route module, relative to `web/`; without one the honest page shows `promise`. */
  readonly screen?: string
  /** Whether the screen is complete. */
  readonly stands: boolean
  /** What will be there, in a sentence, for a screen still to come. */
  readonly promise?: string
  /** Open only while the building has this feature switched on. */
  readonly feature?: Feature
  readonly circle?: Circle
  /** Not in the specification's list of routes. */
  readonly ours?: true
}

const toCome = (guard: Guard, path: string, title: string, promise: string, more: Partial<Entry> = {}): Entry => ({
  path,
  guard,
  title,
  promise,
  stands: false,
  ...more,
})

const parking = { feature: 'parking' } as const
const forum = { feature: 'forum' } as const
const maintenance = { feature: 'maintenanceTickets' } as const
const notices = { feature: 'notices' } as const
const managers = { circle: 'managers' } as const
const council = { circle: 'council' } as const
const superadmin = { circle: 'superadmin' } as const

export const publicEntries: readonly Entry[] = [
  {
    path: '/',
    guard: 'public',
    title: 'Strata and condo management for Canada',
    screen: 'features/marketing/landing-screen.tsx',
    stands: false,
  },
  toCome(
    'public',
    '/verify-email',
    'Verify your e-mail',
    'Here you will confirm the e-mail address of a new account by the link that we send you.',
  ),
  toCome(
    'public',
    '/contact',
    'Enroll your building',
    'Here you will tell us about your building and ask for a first conversation.',
  ),
  toCome(
    'public',
    '/pricing',
    'Pricing',
    'Here you will work out what your building pays: from 1.50 CAD per unit per month for the full platform, with a minimum of 48 dollars a month.',
  ),
  toCome(
    'public',
    '/privacy',
    'Privacy policy',
    'Here you will read what we keep about you, why, where and for how long.',
  ),
  toCome(
    'public',
    '/terms',
    'Terms of service',
    'Here you will read the terms under which buildings and their people use the product.',
  ),
  toCome('public', '/logo-concepts', 'Logo concepts', 'Here you will see the drafts of our mark side by side.'),
  toCome(
    'public',
    '/claim-invitation/:token',
    'Your invitation',
    'Here you will accept the invitation to your building and choose a password.',
  ),
  toCome('public', '/auth/google/success', 'Signing you in', 'Here your sign-in with Google will be completed.'),
  toCome(
    'public',
    '/features/parking',
    'Parking',
    'This page will show how visitors get a space and how stalls are kept in order.',
  ),
  toCome(
    'public',
    '/features/forum',
    'Community forum',
    'This page will show how neighbours talk with each other in their own forum.',
  ),
  toCome(
    'public',
    '/features/maintenance',
    'Maintenance requests',
    'This page will show how a leak becomes a ticket, and how everybody can see where it stands.',
  ),
  toCome(
    'public',
    '/features/notices',
    'Digital notices',
    'This page will show how a notice reaches every unit, and how the council sees who has read it.',
  ),
  toCome(
    'public',
    '/features/residents',
    'Residents and units',
    'This page will show how a building keeps its roster of units, owners and tenants.',
  ),
  toCome(
    'public',
    '/features/amenity-booking',
    'Amenity booking',
    'This page will show how residents book the guest suite, the lounge or the moving lift.',
  ),
  toCome(
    'public',
    '/features/council-voting',
    'Council voting',
    'This page will show how a council decides between its meetings and keeps the record.',
  ),
  toCome(
    'public',
    '/features/documents',
    'Document library',
    'This page will show how bylaws, minutes and reports stay in one place and open for those who may read them.',
  ),
  toCome(
    'public',
    '/features/property-management',
    'Property management',
    'This page will show how a manager keeps many buildings in view from one desk.',
  ),
]

export const guestEntries: readonly Entry[] = [
  { path: '/login', guard: 'guest', title: 'Login', screen: 'features/accounts/login-screen.tsx', stands: true },
  toCome(
    'guest',
    '/register',
    'Register',
    'Here you will make an account and find your building. Until then, ask your property manager or council for access.',
  ),
  toCome(
    'guest',
    '/register/:buildingId',
    'Register',
    'Here you will make an account and ask for access to this building.',
  ),
  toCome(
    'guest',
    '/forgot-password',
    'Forgot password',
    'Here you will ask for a link to choose a new password. Until then, ask your property manager or council.',
  ),
  toCome(
    'guest',
    '/reset-password',
    'Choose a new password',
    'Here you will choose a new password by the link that we sent you.',
  ),
]

export const signedInEntries: readonly Entry[] = [
  {
    path: '/select-building',
    guard: 'signedIn',
    title: 'Select building',
    screen: 'features/buildings/select-building-screen.tsx',
    stands: true,
  },
  toCome(
    'signedIn',
    '/request-access/:buildingId',
    'Request access',
    'Here you will ask this building’s managers for access, with your name and unit number.',
  ),
  toCome(
    'signedIn',
    '/my-profile',
    'My profile',
    'Here you will change your name, phone, picture and password, and see where you are signed in.',
  ),
  toCome(
    'signedIn',
    '/privacy-settings',
    'Privacy settings',
    'Here you will choose what your neighbours see of you, and ask for a copy of what we keep.',
  ),
  toCome(
    'signedIn',
    '/compliance-dashboard',
    'Compliance dashboard',
    'Here you will see at a glance how the platform keeps its privacy duties.',
    superadmin,
  ),
  toCome(
    'signedIn',
    '/data-processors',
    'Data processors',
    'Here you will keep the list of companies that process personal information for the platform.',
    superadmin,
  ),
  toCome(
    'signedIn',
    '/breach-management',
    'Breach management',
    'Here you will record a privacy breach, judge its risk and follow the notices it calls for.',
    superadmin,
  ),
  toCome(
    'signedIn',
    '/privacy-policies',
    'Privacy policies',
    'Here you will keep the versions of the privacy policy and who agreed to which.',
    superadmin,
  ),
  toCome(
    'signedIn',
    '/admin',
    'Administration',
    'Here you will see every building of the platform, its people and its health.',
    superadmin,
  ),
  toCome(
    'signedIn',
    '/admin/buildings/:buildingId',
    'Building administration',
    'Here you will set up one building: its features, people and plan.',
    superadmin,
  ),
  {
    path: '/inbox',
    guard: 'signedIn',
    title: 'Inbox',
    screen: 'features/notifications/inbox-screen.tsx',
    stands: true,
  },
]

export const buildingEntries: readonly Entry[] = [
  {
    path: '/dashboard',
    guard: 'building',
    title: 'Dashboard',
    screen: 'features/overview/dashboard-screen.tsx',
    stands: false,
  },
  {
    path: '/announcements',
    guard: 'building',
    title: 'Announcements',
    screen: 'features/notices/notices-screen.tsx',
    stands: true,
    ...notices,
  },
  {
    path: '/announcements/new',
    guard: 'building',
    title: 'New notice',
    screen: 'features/notices/new-notice-screen.tsx',
    stands: true,
    ours: true,
    ...notices,
    ...managers,
  },
  {
    path: '/announcements/:noticeId',
    guard: 'building',
    title: 'Announcement',
    screen: 'features/notices/notice-screen.tsx',
    stands: true,
    ...notices,
  },
  {
    path: '/announcements/:noticeId/edit',
    guard: 'building',
    title: 'Edit notice',
    screen: 'features/notices/edit-notice-screen.tsx',
    stands: true,
    ours: true,
    ...notices,
    ...managers,
  },
  {
    path: '/announcements/:noticeId/poster',
    guard: 'building',
    title: 'Lobby poster',
    screen: 'features/notices/poster-screen.tsx',
    stands: true,
    ours: true,
    ...notices,
    ...managers,
  },
  {
    path: '/unit-directory',
    guard: 'building',
    title: 'Unit directory',
    screen: 'features/units/units-screen.tsx',
    stands: false,
    promise: 'Here you will find the units of your building and the people in them.',
  },
  {
    path: '/unit-directory/import',
    guard: 'building',
    title: 'Import a roster',
    screen: 'features/units/roster-import-screen.tsx',
    stands: true,
    ours: true,
    ...managers,
  },
  toCome(
    'building',
    '/unit-management/:unitId',
    'Unit',
    'Here you will see this unit with its owners, tenants and parking.',
  ),
  toCome('building', '/user/:userId', 'Person', 'Here you will see what this person shares with the building.'),
  toCome(
    'building',
    '/access-requests',
    'Access requests',
    'Here you will let people into the building who asked for access, or turn them down.',
    managers,
  ),
  toCome(
    'building',
    '/invite-users',
    'Invite users',
    'Here you will invite owners, tenants and council members by e-mail.',
    managers,
  ),
  toCome(
    'building',
    '/occupancy',
    'Occupancy',
    'Here you will see which units are lived in by owners, rented out or empty, floor by floor.',
    managers,
  ),
  toCome(
    'building',
    '/property-management',
    'Property management',
    'Here you will find the day’s work of the building in one place.',
    managers,
  ),
  toCome(
    'building',
    '/vendors',
    'Vendor management',
    'Here you will keep the trades that the building works with, their insurance and their work.',
    managers,
  ),
  toCome(
    'building',
    '/settings',
    'Building settings',
    'Here you will change the building’s details and switch its features on or off.',
    managers,
  ),
  toCome(
    'building',
    '/settings/branding',
    'Branding',
    'Here you will give the building its colours and its icon.',
    managers,
  ),
  toCome(
    'building',
    '/parking',
    'Parking',
    'Here you will register visitors, see free spaces and look after your own stalls.',
    parking,
  ),
  toCome(
    'building',
    '/parking-management',
    'Parking management',
    'Here you will assign stalls and see who is parked where.',
    { ...parking, ...managers },
  ),
  toCome(
    'building',
    '/building-violations',
    'Violations',
    'Here you will follow bylaw violations from the first complaint to the decision.',
    managers,
  ),
  toCome(
    'building',
    '/outstanding-fines',
    'Outstanding fines',
    'Here you will see which fines are open, unit by unit.',
    managers,
  ),
  toCome('building', '/bookings', 'Book resources', 'Here you will see when the shared rooms and resources are free.'),
  toCome('building', '/bookings/new', 'New booking', 'Here you will book a shared room or resource.'),
  toCome('building', '/bookings/my-bookings', 'My bookings', 'Here you will see your own bookings, past and to come.'),
  toCome(
    'building',
    '/bookings/manage',
    'Manage bookings',
    'Here you will approve bookings and set the rules of each resource.',
    managers,
  ),
  toCome('building', '/forum', 'Community forum', 'Here you will talk with your neighbours.', forum),
  toCome('building', '/council-forum', 'Council forum', 'Here the council will talk among itself.', {
    ...forum,
    ...council,
  }),
  toCome('building', '/forum/:postId', 'Forum post', 'Here you will read this post and answer it.', forum),
  toCome(
    'building',
    '/library',
    'Document library',
    'Here you will find the building’s bylaws, minutes, reports and forms.',
  ),
  toCome(
    'building',
    '/document-templates',
    'Document templates',
    'Here you will fill in letters and statutory forms from templates.',
    managers,
  ),
  toCome(
    'building',
    '/tickets',
    'Maintenance',
    'Here you will report what is broken and see where the repair stands.',
    maintenance,
  ),
  toCome(
    'building',
    '/tickets/:id',
    'Maintenance ticket',
    'Here you will follow this ticket from report to repair.',
    maintenance,
  ),
  toCome(
    'building',
    '/council-voting',
    'Council voting',
    'Here the council will decide on proposals and keep a record of its decisions.',
    council,
  ),
  toCome(
    'building',
    '/council-voting/:proposalId',
    'Proposal',
    'Here you will read this proposal and cast your vote.',
    council,
  ),
]

export const entries: readonly Entry[] = [...publicEntries, ...guestEntries, ...signedInEntries, ...buildingEntries]

/** Old addresses and where they lead; parameters and the query go along. Every unknown path leads to `/`. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/visitor-parking', to: '/parking' },
  { from: '/marketplace', to: '/parking' },
  { from: '/notifications', to: '/inbox' },
  { from: '/notices', to: '/announcements' },
  { from: '/notices/:noticeId', to: '/announcements/:noticeId' },
]

/** Public pages whose HTML is written at build time, so that they read without scripts. */
export const prerendered: readonly string[] = publicEntries
  .map(({ path }) => path)
  .filter(
    (path) =>
      path === '/' || ['/contact', '/pricing', '/privacy', '/terms'].includes(path) || path.startsWith('/features/'),
  )
