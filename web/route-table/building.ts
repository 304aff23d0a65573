import { standing, toCome, type Entry } from './entry.ts'

const parking = { feature: 'parking' } as const
const forum = { feature: 'forum' } as const
const maintenance = { feature: 'maintenanceTickets' } as const
const notices = { feature: 'notices' } as const
const managers = { circle: 'managers' } as const
const council = { circle: 'council' } as const
const ours = { ours: true } as const
const ourManagers = { ...ours, ...managers } as const
const letters = 'forms/letters/letters'
const records = 'forms/records/records'

/** The screens of a building. */
export const buildingEntries: readonly Entry[] = [
  standing('/dashboard', 'Dashboard', 'overview/dashboard'),
  standing('/inbox/preferences', 'Notification preferences', 'notifications/preferences', ours),
  standing('/announcements', 'Announcements', 'notices/notices', notices),
  standing('/announcements/new', 'New notice', 'notices/new-notice', {
    ...ours,
    ...notices,
    ...managers,
    area: 'notices',
  }),
  standing('/announcements/:noticeId', 'Announcement', 'notices/notice', notices),
  standing('/announcements/:noticeId/edit', 'Edit notice', 'notices/edit-notice', {
    ...ours,
    ...notices,
    ...managers,
    area: 'notices',
  }),
  standing('/announcements/:noticeId/poster', 'Lobby poster', 'notices/poster', { ...ours, ...notices, ...managers }),
  standing('/unit-directory', 'Unit directory', 'units/units'),
  standing('/unit-directory/print', 'Print the directory', 'units/print-directory', ours),
  standing('/unit-directory/import', 'Import a roster', 'units/imports/imports', ourManagers),
  standing('/unit-directory/import/:importId', 'Roster import', 'units/imports/import', ourManagers),
  standing('/unit-management/:unitId', 'Unit', 'units/unit'),
  standing('/unit-management/:unitId/sale', 'Record a sale', 'units/moves/sale', ourManagers),
  standing('/unit-management/:unitId/move-in', 'Move in', 'units/moves/move-in', ourManagers),
  standing('/unit-management/:unitId/move-out', 'Move out', 'units/moves/move-out', ourManagers),
  standing('/user/:userId', 'Person', 'units/person/person'),
  standing('/access-requests', 'Access requests', 'joining/access-requests', managers),
  standing('/access-requests/:requestId', 'Access request', 'joining/access-request', ourManagers),
  standing('/invite-users', 'Invite users', 'joining/invite-users', managers),
  standing('/occupancy', 'Occupancy', 'units/occupancy/occupancy', managers),
  toCome('building', '/property-management', 'Property management', managers),
  toCome('building', '/vendors', 'Vendor management', managers),
  standing('/settings', 'Building settings', 'buildings/settings/settings', managers),
  standing('/settings/council', 'Council', 'units/council/council', ourManagers),
  standing('/settings/history', 'History of the building', 'audit/history', ourManagers),
  standing('/settings/branding', 'Branding', 'buildings/branding/branding', managers),
  toCome('building', '/parking', 'Parking', parking),
  toCome('building', '/parking-management', 'Parking management', { ...parking, ...managers, area: 'parking' }),
  toCome('building', '/building-violations', 'Violations', managers),
  toCome('building', '/outstanding-fines', 'Outstanding fines', managers),
  toCome('building', '/bookings', 'Book resources'),
  toCome('building', '/bookings/new', 'New booking'),
  toCome('building', '/bookings/my-bookings', 'My bookings'),
  toCome('building', '/bookings/manage', 'Manage bookings', { ...managers, area: 'amenities' }),
  toCome('building', '/forum', 'Community forum', forum),
  toCome('building', '/council-forum', 'Council forum', {
    ...forum,
    ...council,
  }),
  toCome('building', '/forum/:postId', 'Forum post', forum),
  standing('/library', 'Document library', 'documents/library'),
  standing('/document-templates', 'Document templates', letters, managers),
  standing('/document-templates/:templateId', 'Document templates', letters, ourManagers),
  standing('/document-templates/:templateId/:step', 'Document templates', letters, ourManagers),
  standing('/records-requests', 'Records requests', records, ours),
  standing('/records-requests/new', 'Ask for records', records, ours),
  standing('/records-requests/:requestId', 'Request for records', records, ours),
  standing('/letters/:runId', 'Sent letters', letters, ourManagers),
  standing('/my-letters', 'Letters to me', letters, ours),
  toCome('building', '/tickets', 'Maintenance', maintenance),
  toCome('building', '/tickets/:id', 'Maintenance ticket', maintenance),
  toCome('building', '/council-voting', 'Council voting', council),
  toCome('building', '/council-voting/:proposalId', 'Proposal', council),
]
