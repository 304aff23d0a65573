import { helpedBy, standing, toCome, type Entry } from './entry.ts'

const ours = { ours: true } as const
const superadmin = { circle: 'superadmin' } as const

/** Signing in, for people who are not signed in. */
export const guestEntries: readonly Entry[] = [
  ...helpedBy(
    'getting-started',
    standing('guest', '/register', 'Register', 'joining/register'),
    standing('guest', '/register/:buildingId', 'Register', 'joining/register'),
  ),
  ...helpedBy(
    'signing-in',
    standing('guest', '/login', 'Login', 'accounts/login'),
    standing('guest', '/forgot-password', 'Forgot password', 'accounts/forgot-password'),
    standing('guest', '/reset-password', 'Choose a new password', 'accounts/reset-password'),
  ),
]

/** What a person has without a building, or beyond one. */
export const signedInEntries: readonly Entry[] = [
  ...helpedBy(
    'getting-started',
    standing('signedIn', '/select-building', 'Select building', 'buildings/select-building'),
    standing('signedIn', '/request-access/:buildingId', 'Request access', 'joining/request-access'),
  ),
  ...helpedBy('signing-in', standing('signedIn', '/my-profile', 'My profile', 'accounts/my-profile')),
  ...helpedBy('privacy', toCome('signedIn', '/privacy-settings', 'Privacy settings')),
  ...helpedBy(
    'administration',
    toCome('signedIn', '/compliance-dashboard', 'Compliance dashboard', superadmin),
    toCome('signedIn', '/data-processors', 'Data processors', superadmin),
    toCome('signedIn', '/breach-management', 'Breach management', superadmin),
    toCome('signedIn', '/privacy-policies', 'Privacy policies', superadmin),
    standing('signedIn', '/admin', 'Administration', 'admin/admin', superadmin),
    standing('signedIn', '/admin/buildings/new', 'Create a building', 'admin/new/new-building', {
      ...ours,
      ...superadmin,
    }),
    standing('signedIn', '/admin/buildings/:buildingId', 'Building administration', 'admin/building', superadmin),
  ),
  ...helpedBy('notifications', standing('signedIn', '/inbox', 'Inbox', 'notifications/inbox')),
]
