/** How units are worded on every screen and in files; apart, so that screens need no schemas for it. */

export const unitStateLabels = {
  ownerOccupied: 'Owner-occupied',
  rented: 'Rented',
  occupied: 'Other occupants',
  vacant: 'Vacant',
} as const

export const linkRoleLabels = { owner: 'Owner', tenant: 'Tenant', occupant: 'Occupant', agent: 'Agent' } as const

/** The heading over the lots of the plan, where "unit" may already stand over the numbers on the doors. */
export const lotHeading = ({ One }: { One: string }): string => (One === 'Unit' ? 'Unit on the plan' : One)
