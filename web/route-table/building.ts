import { helpedBy, standing, type Entry } from './entry.ts'

const parking = { feature: 'parking' } as const
const forum = { feature: 'forum' } as const
const maintenance = { feature: 'maintenanceTickets' } as const
const notices = { feature: 'notices' } as const
const managers = { circle: 'managers' } as const
const council = { circle: 'council' } as const
const ours = { ours: true } as const
const ourManagers = { ...ours, ...managers } as const
const ourCouncil = { ...ours, ...council } as const
const keepers = { ...managers, area: 'tickets' } as const
const ourKeepers = { ...ours, ...keepers } as const
const ourWardens = { ...ourManagers, area: 'parking' } as const
const ourTreasurers = { ...ourManagers, area: 'billing' } as const
const ourForumKeepers = { ...ourManagers, area: 'forum' } as const
const letters = 'forms/letters/letters'
const records = 'forms/records/records'
const bookings = 'bookings/bookings'
const fees = 'ledger/fees'
const budgets = 'budget/budget'
const levies = 'levies/levies'
const collections = 'collections/collections'
const bank = 'banking/banking'
const imports = 'book-imports/imports'
const debits = 'debits/debits'
const forumScreens = 'forum/forum'
const bylaws = 'bylaws/bylaws'
const violations = 'violations/violations'
const proposals = 'voting/proposals/proposals'
const decisions = 'voting/decisions/decisions'
const polls = 'voting/polls/polls'

/** The screens of a building. */
export const buildingEntries: readonly Entry[] = [
  ...helpedBy('dashboard', standing('building', '/dashboard', 'Dashboard', 'overview/dashboard')),
  ...helpedBy(
    'notifications',
    standing('building', '/inbox/preferences', 'Notification preferences', 'notifications/preferences', ours),
  ),
  ...helpedBy(
    'notices',
    standing('building', '/announcements', 'Announcements', 'notices/notices', notices),
    standing('building', '/announcements/new', 'New notice', 'notices/new-notice', {
      ...ours,
      ...notices,
      ...managers,
      area: 'notices',
    }),
    standing('building', '/announcements/:noticeId', 'Announcement', 'notices/notice', notices),
    standing('building', '/announcements/:noticeId/edit', 'Edit notice', 'notices/edit-notice', {
      ...ours,
      ...notices,
      ...managers,
      area: 'notices',
    }),
    standing('building', '/announcements/:noticeId/poster', 'Lobby poster', 'notices/poster', {
      ...ours,
      ...notices,
      ...managers,
    }),
  ),
  ...helpedBy(
    'directory',
    standing('building', '/unit-directory', 'Unit directory', 'units/units'),
    standing('building', '/unit-directory/print', 'Print the directory', 'units/print-directory', ours),
    standing('building', '/user/:userId', 'Person', 'units/person/person'),
  ),
  ...helpedBy(
    'units',
    standing('building', '/unit-directory/import', 'Import a roster', 'units/imports/imports', ourManagers),
    standing('building', '/unit-directory/import/:importId', 'Roster import', 'units/imports/import', ourManagers),
    standing('building', '/unit-management/:unitId', 'Unit', 'units/unit'),
    standing('building', '/unit-management/:unitId/sale', 'Record a sale', 'units/moves/sale', ourManagers),
    standing('building', '/unit-management/:unitId/move-in', 'Move in', 'units/moves/move-in', ourManagers),
    standing('building', '/unit-management/:unitId/move-out', 'Move out', 'units/moves/move-out', ourManagers),
    standing('building', '/occupancy', 'Occupancy', 'units/occupancy/occupancy', managers),
  ),
  ...helpedBy(
    'invitations',
    standing('building', '/access-requests', 'Access requests', 'joining/access-requests', managers),
    standing('building', '/access-requests/:requestId', 'Access request', 'joining/access-request', ourManagers),
    standing('building', '/invite-users', 'Invite users', 'joining/invite-users', managers),
  ),
  ...helpedBy(
    'property-management',
    standing('building', '/property-management', 'Property management', 'overview/day/day', managers),
  ),
  ...helpedBy('mortgagees', standing('building', '/mortgagees', 'Mortgagees', 'mortgagees/mortgagees', ourManagers)),
  ...helpedBy(
    'fees',
    standing('building', '/fees', 'Fees', fees, ours),
    standing('building', '/fees/receivables', 'Receivables', fees, ourManagers),
    standing('building', '/fees/accounts/:holdingId', 'Account', fees, ourManagers),
    standing('building', '/fees/books', 'Funds', fees, ourManagers),
    standing('building', '/fees/payments', 'Payments', fees, ourTreasurers),
    standing('building', '/fees/runs', 'Monthly fees', budgets, ourManagers),
    standing('building', '/fees/budget', 'Budget and statements', budgets, ours),
    standing('building', '/fees/budgets', 'Budgets', budgets, ourManagers),
    standing('building', '/fees/budgets/:budgetId', 'Budget', budgets, ourManagers),
    standing('building', '/fees/budgets/:budgetId/edit', 'Budget', budgets, ourTreasurers),
    standing('building', '/fees/council', 'Fund report', 'spending/spending', ourManagers),
    standing('building', '/fees/imports', 'Opening balances', imports, ourTreasurers),
    standing('building', '/fees/imports/:importId', 'Opening balances', imports, ourTreasurers),
    standing('building', '/fees/debits', 'Pre-authorized debits', debits, ourTreasurers),
    standing('building', '/fees/debits/:runId', 'Pre-authorized debits', debits, ourTreasurers),
  ),
  ...helpedBy(
    'levies',
    standing('building', '/fees/levies', 'Special levies', levies, ourManagers),
    standing('building', '/fees/levies/new', 'Draft a special levy', levies, ourTreasurers),
    standing('building', '/fees/levies/:levyId', 'Special levy', levies, ourManagers),
    standing('building', '/fees/levies/:levyId/edit', 'Special levy', levies, ourTreasurers),
  ),
  ...helpedBy(
    'collections',
    standing('building', '/collections', 'Collections', collections, ourManagers),
    standing('building', '/collections/:holdingId', 'Collections', collections, ourManagers),
  ),
  ...helpedBy(
    'bank',
    standing('building', '/fees/bank', 'Bank', bank, ourTreasurers),
    standing('building', '/fees/bank/:accountId', 'Bank', bank, ourTreasurers),
  ),
  ...helpedBy(
    'vendors',
    standing('building', '/vendors', 'Vendor management', 'vendors/vendors', keepers),
    standing('building', '/vendors/:vendorId', 'Vendor', 'vendors/vendors', ourKeepers),
    standing('building', '/vendors/:vendorId/edit', 'Vendor', 'vendors/vendors', ourKeepers),
  ),
  ...helpedBy(
    'assets',
    standing('building', '/assets', 'Assets and maintenance', 'assets/assets', { ...ourKeepers, ...maintenance }),
    standing('building', '/assets/:assetId', 'Asset', 'assets/assets', { ...ourKeepers, ...maintenance }),
    standing('building', '/assets/:assetId/edit', 'Asset', 'assets/assets', { ...ourKeepers, ...maintenance }),
  ),
  ...helpedBy(
    'settings',
    standing('building', '/settings', 'Building settings', 'buildings/settings/settings', managers),
    standing('building', '/settings/council', 'Council', 'units/council/council', ourManagers),
    standing('building', '/settings/branding', 'Branding', 'buildings/branding/branding', managers),
  ),
  ...helpedBy('history', standing('building', '/settings/history', 'Building history', 'audit/history', ourManagers)),
  ...helpedBy(
    'maintenance',
    standing('building', '/settings/maintenance', 'Maintenance', 'tickets/settings/maintenance-settings', {
      ...ourKeepers,
      ...maintenance,
    }),
    standing('building', '/tickets', 'Maintenance', 'tickets/tickets', maintenance),
    standing('building', '/tickets/new', 'Report a problem', 'tickets/tickets', { ...ours, ...maintenance }),
    standing('building', '/tickets/:id', 'Maintenance ticket', 'tickets/tickets', maintenance),
  ),
  ...helpedBy(
    'visitor-parking',
    standing('building', '/parking', 'Parking', 'parking/parking', parking),
    standing('building', '/parking/violations/:violationId', 'Parking violation', 'parking/parking', {
      ...ours,
      ...parking,
    }),
    standing('building', '/parking/patrol', 'Patrol', 'parking/patrol/patrol', { ...ourWardens, ...parking }),
    standing('building', '/settings/parking', 'Visitor parking', 'parking/settings/parking-settings', {
      ...ourWardens,
      ...parking,
    }),
  ),
  ...helpedBy(
    'parking-stalls',
    standing('building', '/parking-management', 'Parking management', 'parking/stalls/stalls', {
      ...parking,
      ...managers,
      area: 'parking',
    }),
  ),
  ...helpedBy(
    'bookings',
    standing('building', '/bookings', 'Book resources', bookings),
    standing('building', '/bookings/new', 'New booking', bookings),
    standing('building', '/bookings/my-bookings', 'My bookings', bookings),
    standing('building', '/bookings/manage', 'Manage bookings', bookings, { ...managers, area: 'amenities' }),
    standing('building', '/bookings/manage/:amenityId', 'Manage bookings', bookings, {
      ...ourManagers,
      area: 'amenities',
    }),
    standing('building', '/bookings/:bookingId', 'My bookings', bookings, ours),
  ),
  ...helpedBy(
    'forum',
    standing('building', '/forum', 'Community forum', forumScreens, forum),
    standing('building', '/council-forum', 'Council forum', forumScreens, { ...forum, offered: 'council' }),
    standing('building', '/forum/new', 'Write a post', forumScreens, { ...ours, ...forum }),
    standing('building', '/forum/moderation', 'Moderation', forumScreens, { ...ourForumKeepers, ...forum }),
    standing('building', '/forum/log', 'Moderation log', forumScreens, { ...ours, ...forum }),
    standing('building', '/forum/:postId', 'Forum post', forumScreens, forum),
    standing('building', '/settings/forum', 'Forum settings', 'forum/settings/forum-settings', {
      ...ourForumKeepers,
      ...forum,
    }),
  ),
  ...helpedBy('documents', standing('building', '/library', 'Document library', 'documents/library')),
  ...helpedBy(
    'bylaws',
    standing('building', '/bylaws', 'Bylaws and rules', bylaws, ours),
    standing('building', '/bylaws/new', 'Add a bylaw or rule', bylaws, ourManagers),
    standing('building', '/bylaws/paste', 'Paste bylaws or rules', bylaws, ourManagers),
    standing('building', '/bylaws/:bylawId', 'Bylaw or rule', bylaws, ours),
    standing('building', '/bylaws/:bylawId/edit', 'Bylaw or rule', bylaws, ourManagers),
  ),
  ...helpedBy(
    'violations',
    standing('building', '/building-violations', 'Bylaw violations', violations),
    standing('building', '/building-violations/new', 'Report a violation', violations, ours),
    standing('building', '/building-violations/mine/:violationId', 'Bylaw violation', violations, ours),
    standing('building', '/building-violations/:violationId', 'Bylaw violation', violations, ourManagers),
    standing('building', '/outstanding-fines', 'Outstanding fines', violations),
  ),
  ...helpedBy(
    'letters',
    standing('building', '/document-templates', 'Document templates', letters, managers),
    standing('building', '/document-templates/:templateId', 'Document templates', letters, ourManagers),
    standing('building', '/document-templates/:templateId/:step', 'Document templates', letters, ourManagers),
    standing('building', '/letters/:runId', 'Sent letters', letters, ourManagers),
  ),
  ...helpedBy(
    'records',
    standing('building', '/records-requests', 'Records requests', records, ours),
    standing('building', '/records-requests/new', 'Request records', records, ours),
    standing('building', '/records-requests/:requestId', 'Records request', records, ours),
    standing('building', '/my-letters', 'My letters', letters, ours),
  ),
  ...helpedBy(
    'work-orders',
    standing('building', '/tickets/visits', 'Vendor visits', 'work-orders/visits', { ...ourKeepers, ...maintenance }),
    standing('building', '/work-orders', 'Work orders', 'work-orders/work-orders', { ...ourKeepers, ...maintenance }),
    standing('building', '/work-orders/:orderId', 'Work order', 'work-orders/work-orders', {
      ...ourKeepers,
      ...maintenance,
    }),
  ),
  ...helpedBy(
    'council-voting',
    standing('building', '/council-voting', 'Council voting', proposals, council),
    standing('building', '/council-voting/new', 'New proposal', proposals, ourCouncil),
    standing('building', '/council-voting/decisions', 'Decisions', decisions, ourManagers),
    standing('building', '/council-voting/decisions/new', 'Record a decision', decisions, ourCouncil),
    standing('building', '/council-voting/decisions/:decisionId', 'Decision', decisions, ourManagers),
    standing('building', '/council-voting/decisions/:decisionId/edit', 'Correct a decision', decisions, ourCouncil),
    standing('building', '/council-voting/:proposalId', 'Proposal', proposals, council),
    standing('building', '/council-voting/:proposalId/edit', 'Edit proposal', proposals, ourCouncil),
    standing('building', '/council-voting/:proposalId/new-version', 'New version', proposals, ourCouncil),
  ),
  ...helpedBy(
    'polls',
    standing('building', '/polls', 'Polls', polls, ours),
    standing('building', '/polls/new', 'New poll', polls, ourManagers),
    standing('building', '/polls/:pollId', 'Poll', polls, ours),
    standing('building', '/polls/:pollId/edit', 'Edit poll', polls, ourManagers),
  ),
]
