import { standing, type Entry } from './entry.ts'

const ours = { ours: true } as const
const feature = 'marketing/feature'

/** The pages that everybody may read. */
export const publicEntries: readonly Entry[] = [
  standing('public', '/', 'Strata and condo management for Canada', 'marketing/landing'),
  standing('public', '/help', 'Help', 'help/help', ours),
  standing('public', '/help/:topic', 'Help', 'help/help', ours),
  standing('public', '/verify-email', 'Confirm your email address', 'accounts/verify-email'),
  standing('public', '/keep-email', 'Keep your email address', 'accounts/keep-email', ours),
  standing('public', '/contact', 'Enroll your building', 'enquiries/contact'),
  standing('public', '/pricing', 'Pricing', 'marketing/pricing'),
  standing('public', '/privacy', 'Privacy policy', 'marketing/privacy'),
  standing('public', '/terms', 'Terms of service', 'marketing/terms'),
  standing('public', '/logo-concepts', 'Logo concepts', 'marketing/logo-concepts'),
  standing('public', '/claim-invitation/:token', 'Your invitation', 'joining/claim-invitation'),
  standing('public', '/auth/google/success', 'Signing in', 'accounts/google-success'),
  standing('public', '/unsubscribe', 'Unsubscribe', 'notifications/unsubscribe', ours),
  standing('public', '/vendor-link/:token', 'Work order', 'work-orders/link/vendor-link', ours),
  standing('public', '/visit/:token', 'Visitor parking', 'parking/visit/visit', ours),
  standing('public', '/visitor-pass/:token', 'Visitor pass', 'parking/visit/visitor-pass', ours),
  standing('public', '/patrol/:token', 'Patrol', 'parking/patrol/patrol-link', ours),
  standing('public', '/features/parking', 'Parking', feature),
  standing('public', '/features/forum', 'Community forum', feature),
  standing('public', '/features/maintenance', 'Maintenance requests', feature),
  standing('public', '/features/notices', 'Digital notices', feature),
  standing('public', '/features/residents', 'Residents and units', feature),
  standing('public', '/features/amenity-booking', 'Amenity booking', feature),
  standing('public', '/features/council-voting', 'Council voting', feature),
  standing('public', '/features/documents', 'Document library', feature),
  standing('public', '/features/property-management', 'Property management', feature),
]
