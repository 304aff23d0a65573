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
  toCome('signedIn', '/privacy-settings', 'Privacy settings'),
  toCome('signedIn', '/compliance-dashboard', 'Compliance dashboard', superadmin),
  toCome('signedIn', '/data-processors', 'Data processors', superadmin),
  toCome('signedIn', '/breach-management', 'Breach management', superadmin),
  toCome('signedIn', '/privacy-policies', 'Privacy policies', superadmin),
  {
    path: '/admin',
    guard: 'signedIn',
    title: 'Administration',
    screen: 'features/admin/admin-screen.tsx',
    stands: true,
    ...superadmin,
  },
  {
    path: '/admin/buildings/new',
    guard: 'signedIn',
    title: 'Create a building',
    screen: 'features/admin/new/new-building-screen.tsx',
    stands: true,
    ours: true,
    ...superadmin,
  },
  {
    path: '/admin/buildings/:buildingId',
    guard: 'signedIn',
    title: 'Building administration',
    screen: 'features/admin/building-screen.tsx',
    stands: true,
    ...superadmin,
  },
  {
    path: '/inbox',
    guard: 'signedIn',
    title: 'Inbox',
    screen: 'features/notifications/inbox-screen.tsx',
    stands: true,
  },
]
