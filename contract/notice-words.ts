/** How notices are worded on every screen (specification, section 3); apart, so that screens need no schemas for it. */

export const noticeTypeLabels = {
  emergency: 'Emergency',
  event: 'Event',
  maintenance: 'Maintenance',
  meeting: 'Meeting',
  announcement: 'Notice',
  policy: 'Policy Update',
} as const

export const priorityLabels = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' } as const

export const audienceLabels = {
  all: 'All Residents',
  owners: 'Owners Only',
  tenants: 'Tenants Only',
  council: 'Council Members',
  specific_units: 'Specific Units',
} as const

export const noticeStatusLabels = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  expired: 'Expired',
} as const
