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
