import { toCome, type Entry } from './entry.ts'

const superadmin = { circle: 'superadmin' } as const

/** Signing in, for people who are not signed in. */
export const guestEntries: readonly Entry[] = [
  { path: '/login', guard: 'guest', title: 'Login', screen: 'features/accounts/login-screen.tsx', stands: true },
  {
    path: '/register',
    guard: 'guest',
    title: 'Register',
    screen: 'features/joining/register-screen.tsx',
    stands: true,
  },
  {
    path: '/register/:buildingId',
    guard: 'guest',
    title: 'Register',
    screen: 'features/joining/register-screen.tsx',
    stands: true,
  },
  {
    path: '/forgot-password',
    guard: 'guest',
    title: 'Forgot password',
    screen: 'features/accounts/forgot-password-screen.tsx',
    stands: true,
  },
  {
    path: '/reset-password',
    guard: 'guest',
    title: 'Choose a new password',
    screen: 'features/accounts/reset-password-screen.tsx',
    stands: true,
  },
]

/** What a person has without a building, or beyond one. */
export const signedInEntries: readonly Entry[] = [
  {
    path: '/select-building',
    guard: 'signedIn',
    title: 'Select building',
    screen: 'features/buildings/select-building-screen.tsx',
    stands: true,
  },
  {
    path: '/request-access/:buildingId',
    guard: 'signedIn',
    title: 'Request access',
    screen: 'features/joining/request-access-screen.tsx',
    stands: true,
  },
  {
    path: '/my-profile',
    guard: 'signedIn',
    title: 'My profile',
    screen: 'features/accounts/my-profile-screen.tsx',
    stands: true,
  },
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
