import type { Area, Feature } from '../../../../contract/roles.ts'

/** What can be switched on and off, and what is gone when it is off. */
export const featureWords: Readonly<Record<Feature, { label: string; hides: string }>> = {
  notices: {
    label: 'Announcements',
    hides: 'notices, their receipts and what is pinned on the dashboard; no notice is sent',
  },
  maintenanceTickets: {
    label: 'Maintenance tickets',
    hides: 'the maintenance menu and tile, every ticket, and the assets with their plans',
  },
  parking: { label: 'Parking', hides: 'the parking menu and tile, visitor passes and the stall map' },
  forum: { label: 'Community forum', hides: 'the forum of residents and that of those who run the building' },
}

/** What somebody who manages an area does there. */
export const areaWords: Readonly<Record<Area, { label: string; about: string }>> = {
  notices: { label: 'Notices', about: 'Write, send, pin and correct notices, and see who has read them' },
  tickets: { label: 'Tickets', about: 'Assign, answer and close maintenance tickets' },
  parking: { label: 'Parking', about: 'Assign stalls, look after visitors and violations' },
  amenities: { label: 'Amenities', about: 'Approve bookings and set the rules of rooms' },
  forum: { label: 'Forum', about: 'Moderate posts and comments' },
  billing: { label: 'Billing', about: 'Charges, payments and statements' },
}
