/** The nine features with their pages, in the order in which a building usually meets them. */
export const featureCards = [
  {
    to: '/features/notices',
    title: 'Digital notices',
    text: 'Reach the right units and see who has read and acknowledged, unit by unit.',
  },
  {
    to: '/features/maintenance',
    title: 'Maintenance requests',
    text: 'A leak becomes a ticket with a photo, someone assigned and a due date.',
  },
  {
    to: '/features/parking',
    title: 'Parking',
    text: 'Visitors register in a minute, stalls are assigned, violations are on record.',
  },
  {
    to: '/features/amenity-booking',
    title: 'Amenity booking',
    text: 'The guest suite, the lounge, the moving elevator: see what’s free at a glance.',
  },
  {
    to: '/features/forum',
    title: 'Community forum',
    text: 'A place for neighbours to talk, without giving away a phone number.',
  },
  {
    to: '/features/documents',
    title: 'Document library',
    text: 'Bylaws, minutes and reports in one place, open to the people allowed to read them.',
  },
  {
    to: '/features/council-voting',
    title: 'Council voting',
    text: 'Decide between meetings and keep a record that holds up at the next one.',
  },
  {
    to: '/features/residents',
    title: 'Residents and units',
    text: 'One roster of units, owners and tenants that stays accurate when people move.',
  },
  {
    to: '/features/property-management',
    title: 'Property management',
    text: 'Many buildings, one view: what’s open, due and overdue.',
  },
] as const
