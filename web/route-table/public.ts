import { toCome, type Entry } from './entry.ts'

/** The pages that everybody may read. */
export const publicEntries: readonly Entry[] = [
  {
    path: '/',
    guard: 'public',
    title: 'Strata and condo management for Canada',
    screen: 'features/marketing/landing-screen.tsx',
    stands: false,
    description:
      'Run your strata or condo building in one place: notices with read receipts, maintenance, parking, bookings, documents and council votes. From 1.50 CAD per unit per month.',
    keywords:
      'strata management software, condo management software, strata council, condo board, property management, British Columbia, Alberta, Canada',
  },
  {
    path: '/verify-email',
    guard: 'public',
    title: 'Confirm your email address',
    screen: 'features/accounts/verify-email-screen.tsx',
    stands: true,
  },
  {
    path: '/keep-email',
    guard: 'public',
    title: 'Keep your address',
    screen: 'features/accounts/keep-email-screen.tsx',
    stands: true,
    ours: true,
  },
  toCome('public', '/contact', 'Enroll your building'),
  toCome('public', '/pricing', 'Pricing'),
  toCome('public', '/privacy', 'Privacy policy'),
  toCome('public', '/terms', 'Terms of service'),
  toCome('public', '/logo-concepts', 'Logo concepts'),
  {
    path: '/claim-invitation/:token',
    guard: 'public',
    title: 'Your invitation',
    screen: 'features/joining/claim-invitation-screen.tsx',
    stands: true,
  },
  {
    path: '/auth/google/success',
    guard: 'public',
    title: 'Signing in',
    screen: 'features/accounts/google-success-screen.tsx',
    stands: true,
  },
  {
    path: '/unsubscribe',
    guard: 'public',
    title: 'Unsubscribe',
    screen: 'features/notifications/unsubscribe-screen.tsx',
    stands: true,
    ours: true,
  },
  toCome('public', '/features/parking', 'Parking'),
  toCome('public', '/features/forum', 'Community forum'),
  toCome('public', '/features/maintenance', 'Maintenance requests'),
  toCome('public', '/features/notices', 'Digital notices'),
  toCome('public', '/features/residents', 'Residents and units'),
  toCome('public', '/features/amenity-booking', 'Amenity booking'),
  toCome('public', '/features/council-voting', 'Council voting'),
  toCome('public', '/features/documents', 'Document library'),
  toCome('public', '/features/property-management', 'Property management'),
]
