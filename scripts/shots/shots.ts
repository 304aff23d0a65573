/** Which screen each public page shows, by its name among the contact sheets: on a desk, and in a hand. */
interface Shots {
  readonly page: string
  readonly desktop: string
  readonly phone: string
}

export const shots: readonly Shots[] = [
  { page: 'landing', desktop: 'dashboard-council', phone: 'dashboard-owner' },
  { page: 'notices', desktop: 'notice-manager', phone: 'announcements-owner' },
  { page: 'maintenance', desktop: 'tickets-board', phone: 'ticket' },
  { page: 'parking', desktop: 'stalls-map', phone: 'parking-mine' },
  { page: 'amenity-booking', desktop: 'bookings-day', phone: 'my-bookings' },
  { page: 'forum', desktop: 'forum', phone: 'forum-post' },
  { page: 'documents', desktop: 'library-desk', phone: 'library' },
  { page: 'council-voting', desktop: 'proposal-passed', phone: 'proposal-open' },
  { page: 'residents', desktop: 'unit-directory-facade', phone: 'unit-directory-resident' },
  { page: 'property-management', desktop: 'day', phone: 'dashboard-manager' },
]
