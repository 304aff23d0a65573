import type { ReadByStaff } from '../audit.ts'

/** What platform staff read in a building, by the route that shows it, in the words of its history. */

interface Shown {
  /** What stands before the name of one record. */
  before: string
  one: string
  many: string
}

/** Parts of the building that are shown whole. */
const parts = {
  directory: 'the unit directory',
  facade: 'the front of the building',
  occupancy: 'who lives where',
  ownerList: 'the list of owners',
  roster: 'the roster as a file',
  people: 'people of the roster',
  requests: 'the list of requests for access',
  invitations: 'the list of invitations',
  recordsRequests: 'the list of requests for records',
  uninvited: 'who could be invited',
  imports: 'the list of roster imports',
  library: 'the document library',
  libraryAccess: 'who may read which documents',
  vendors: 'the list of vendors',
  tickets: 'the list of tickets',
  maintenance: 'how maintenance is looked after',
  notices: 'the list of notices',
  letters: 'the letters that were sent',
  dashboard: 'the dashboard',
  figures: 'the building’s figures',
  settings: 'the building’s settings',
  contacts: 'the important contacts',
  office: 'who runs and who manages the building',
  history: 'the history of the building',
} as const

/** Kinds of record that are opened one by one. */
const records = {
  unit: { before: '', one: 'unit', many: 'units' },
  person: { before: 'the page of ', one: 'person', many: 'people' },
  request: { before: 'the request for access of ', one: 'request for access', many: 'requests for access' },
  recordsRequest: { before: 'the request for records ', one: 'request for records', many: 'requests for records' },
  import: { before: 'the import of ', one: 'roster import', many: 'roster imports' },
  round: { before: '', one: 'round of invitations', many: 'rounds of invitations' },
  document: { before: 'the document ', one: 'document', many: 'documents' },
  takers: { before: 'who has downloaded ', one: 'document’s downloads', many: 'documents’ downloads' },
  vendor: { before: 'the vendor ', one: 'vendor', many: 'vendors' },
  ticket: { before: 'the ticket ', one: 'ticket', many: 'tickets' },
  notice: { before: 'the notice ', one: 'notice', many: 'notices' },
  letterRun: { before: 'the letters ', one: 'sending of letters', many: 'sendings of letters' },
  letter: { before: 'the letter to ', one: 'letter', many: 'letters' },
  receipts: { before: 'who has read ', one: 'notice’s readers', many: 'notices’ readers' },
  record: { before: 'the history of ', one: 'record’s history', many: 'records’ history' },
} as const satisfies Record<string, Shown>

type Kind = keyof typeof parts | keyof typeof records

/** A route as the table below writes it. */
export const nameOfRoute = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** Routes that show nothing of the building’s people or affairs, or what is the caller’s own: null. */
export const readKinds: Readonly<Record<string, Kind | null>> = {
  'GET /api/buildings/:id': null,
  'GET /api/buildings/:id/branding': null,
  'GET /api/buildings/:id/settings': 'settings',
  'GET /api/buildings/:id/stats': 'figures',
  'GET /api/building/contacts': 'contacts',
  'GET /api/notifications/preferences': null,
  'GET /api/dashboard': 'dashboard',
  'GET /api/history': 'history',
  'GET /api/history/choices': 'history',
  'GET /api/history.csv': 'history',
  'GET /api/history/:subject/:id': 'record',
  'GET /api/directory/units': 'directory',
  'GET /api/directory/facade': 'facade',
  'GET /api/directory/units/export': 'directory',
  'GET /api/directory/choices': null,
  'GET /api/directory/neighbours': 'directory',
  'GET /api/directory/neighbours/export': 'directory',
  'GET /api/directory/office': 'office',
  'GET /api/council': 'office',
  'GET /api/council/past': 'office',
  'GET /api/council/candidates/:id': 'person',
  'GET /api/units': 'directory',
  'GET /api/units/mine': null,
  'GET /api/units/people': 'people',
  'GET /api/units/import/template': null,
  'GET /api/units/export': 'roster',
  'GET /api/units/:id': 'unit',
  'GET /api/units/:id/earlier': 'unit',
  'GET /api/units/:id/moves': 'unit',
  'POST /api/units/:id/sale/plan': 'unit',
  'POST /api/units/:id/move-in/plan': 'unit',
  'POST /api/units/:id/move-out/plan': 'unit',
  'GET /api/people/mine': null,
  'GET /api/people/mine/place': null,
  'GET /api/people/:id': 'person',
  'GET /api/people/:id/sign-in': 'person',
  'GET /api/roster-imports': 'imports',
  'GET /api/roster-imports/:id': 'import',
  'GET /api/roster-imports/:id/access': 'import',
  'GET /api/roster-imports/:id/rows': 'import',
  'GET /api/roster-imports/:id/file': 'import',
  'GET /api/occupancy': 'occupancy',
  'GET /api/occupancy/months': 'occupancy',
  'GET /api/occupancy/moves': 'occupancy',
  'GET /api/occupancy/vacant': 'occupancy',
  'GET /api/occupancy/ending': 'occupancy',
  'GET /api/occupancy/tenant-notices': 'occupancy',
  'GET /api/occupancy/absent-owners': 'occupancy',
  'GET /api/owner-list': 'ownerList',
  'GET /api/invitations': 'invitations',
  'GET /api/invitations/people': 'uninvited',
  'GET /api/invitations/people/count': 'uninvited',
  'GET /api/invitations/rounds/:id': 'round',
  'GET /api/access-requests': 'requests',
  'GET /api/access-requests/:id': 'request',
  'GET /api/access-requests/:id/matches': 'request',
  'GET /api/access-requests/:id/evidence/:attachmentId': 'request',
  'GET /api/records-requests': 'recordsRequests',
  'GET /api/records-requests/counts': 'recordsRequests',
  'GET /api/records-requests/mine': null,
  'GET /api/records-requests/:id': 'recordsRequest',
  'GET /api/records-requests/:id/items/:itemId/files/:fileId': 'recordsRequest',
  'GET /api/vendors': 'vendors',
  'GET /api/vendors/counts': 'vendors',
  'GET /api/vendors/export': 'vendors',
  'GET /api/vendors/:id': 'vendor',
  'GET /api/vendors/:id/files/:fileId': 'vendor',
  'GET /api/tickets': 'tickets',
  'GET /api/tickets/counts': 'tickets',
  'GET /api/tickets/groups': 'tickets',
  'GET /api/tickets/figures': 'tickets',
  'GET /api/tickets/hands': 'tickets',
  'GET /api/tickets/export': 'tickets',
  'GET /api/tickets/my-tickets': null,
  'GET /api/tickets/reporting': null,
  'GET /api/tickets/similar': 'tickets',
  'GET /api/tickets/:id': 'ticket',
  'GET /api/tickets/:id/files/:fileId': 'ticket',
  'GET /api/tickets/:id/internal-notes': 'ticket',
  'GET /api/tickets/:id/internal-notes/:noteId/files/:fileId': 'ticket',
  'GET /api/maintenance-settings': 'maintenance',
  'GET /api/documents': 'library',
  'GET /api/documents/library': 'library',
  'GET /api/documents/pinned': 'library',
  'GET /api/documents/permissions': 'libraryAccess',
  'GET /api/documents/:id': 'document',
  'GET /api/documents/:id/download': 'document',
  'GET /api/documents/:id/downloads': 'takers',
  'GET /api/documents/:id/versions': 'document',
  'GET /api/documents/:id/versions/:versionId/download': 'document',
  'POST /api/documents/zip': 'library',
  'GET /api/letter-templates': null,
  'GET /api/letter-templates/fields': null,
  'GET /api/letter-templates/:id': null,
  'GET /api/letter-templates/:id/versions': null,
  'GET /api/letter-templates/:id/versions/:versionId': null,
  'GET /api/letter-runs': 'letters',
  'GET /api/letter-runs/:id': 'letterRun',
  'GET /api/letter-runs/:id/print-pack': 'letterRun',
  'GET /api/letters/:id/pdf': 'letter',
  'GET /api/my-letters': null,
  'GET /api/my-letters/:id': null,
  'GET /api/my-letters/:id/pdf': null,
  'GET /api/notices': 'notices',
  'GET /api/notices/pinned': 'notices',
  'GET /api/notices/pinned/:buildingId': 'notices',
  'GET /api/notices/:id': 'notice',
  'GET /api/notices/:id/attachments/:attachmentId': 'notice',
  'GET /api/notices/:id/analytics': 'receipts',
}

const wordsOf = ({ what, records: count, names }: ReadByStaff): string => {
  if (what in parts) return parts[what as keyof typeof parts]
  const shown: Shown | undefined = records[what as keyof typeof records]
  if (!shown) return `“${what}”`
  if (count > 0 && names.length === count) return names.map((name) => shown.before + name).join(', ')
  return `${count.toLocaleString('en-CA')} ${count === 1 ? shown.one : shown.many}`
}

/** What was read, in a line: `the unit directory, 3 requests for access, Unit 703`; nothing for nothing. */
export const readWords = (reads: readonly ReadByStaff[]): string => reads.map(wordsOf).join(', ')
