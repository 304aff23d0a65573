import type { LoggedChange } from '../../../contract/audit.ts'

const screens: Readonly<Partial<Record<LoggedChange['subject'], (id: string) => string>>> = {
  building: () => '/settings',
  unit: (id) => `/unit-management/${id}`,
  person: (id) => `/user/${id}`,
  councilTerm: () => '/settings/council',
  membership: (id) => `/user/${id}`,
  import: (id) => `/unit-directory/import/${id}`,
  document: (id) => `/library?document=${id}`,
  notice: (id) => `/announcements/${id}`,
  letterTemplate: (id) => `/document-templates/${id}`,
  letterRun: (id) => `/letters/${id}`,
  letter: (id) => `/letters/${id}`,
  invitation: () => '/invite-users?view=sent',
  accessRequest: (id) => `/access-requests/${id}`,
  recordsRequest: (id) => `/records-requests/${id}`,
  vendor: (id) => `/vendors/${id}`,
  ticket: (id) => `/tickets/${id}`,
  workOrder: (id) => `/work-orders/${id}`,
  maintenanceSettings: () => '/settings/maintenance',
  parkingStall: (id) => `/parking-management?stall=${id}`,
  parkingWait: () => '/parking-management?view=line',
  parkingSettings: () => '/settings/parking',
  parkingViolation: (id) => `/parking/violations/${id}`,
  forumCategory: () => '/settings/forum',
  forumSettings: () => '/settings/forum',
  forumPost: (id) => `/forum/${id}`,
  asset: (id) => `/assets/${id}`,
}

/** Where the record of a change can be seen; null for one that no screen shows. */
export const recordPath = ({ subject, openId }: Pick<LoggedChange, 'subject' | 'openId'>): string | null =>
  openId === null ? null : (screens[subject]?.(openId) ?? null)
