import type { Area, Feature } from '../../../../contract/roles.ts'

/** What can be switched on and off, and what is gone when it is off. */
export const featureWords: Readonly<Record<Feature, { label: string; hides: string }>> = {
  notices: {
    label: 'Announcements',
    hides: 'notices, read receipts and pinned announcements; no notices are sent',
  },
  maintenanceTickets: {
    label: 'Maintenance tickets',
    hides: 'the maintenance menu and tile, all tickets, and assets with their maintenance plans',
  },
  parking: { label: 'Parking', hides: 'the parking menu and tile, visitor passes and the stall map' },
  forum: { label: 'Community forum', hides: 'the community forum and the council forum' },
}

/** What somebody who manages an area does there. */
export const areaWords: Readonly<Record<Area, { label: string; about: string }>> = {
  notices: { label: 'Notices', about: 'Write, send, pin and correct notices, and see read receipts' },
  tickets: { label: 'Tickets', about: 'Assign, answer and close maintenance tickets' },
  parking: { label: 'Parking', about: 'Assign stalls, handle visitors and violations' },
  amenities: { label: 'Amenities', about: 'Approve bookings and set amenity rules' },
  forum: { label: 'Forum', about: 'Moderate posts and comments' },
  billing: { label: 'Billing', about: 'Charges, payments and statements' },
}
