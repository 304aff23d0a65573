import type { Dashboard } from '../../../contract/overview.ts'
import type { Feature } from '../../../contract/roles.ts'
import type { Rights } from '../../api/rights.ts'

/** What somebody has under way, as tiles: each with its feature, and above zero only (specification, section 2). */
interface ActivityTile {
  to: string
  title: string
  text: string
  count: number
}

export const activityTiles = (
  { openTickets, activeBookings }: Dashboard['activity'],
  { has }: Pick<Rights, 'has'>,
): ActivityTile[] => {
  const all: readonly (ActivityTile & { feature: Feature })[] = [
    {
      to: '/tickets',
      title: 'Open Tickets',
      text: 'Reported and not yet closed',
      count: openTickets,
      feature: 'maintenanceTickets',
    },
    {
      to: '/bookings',
      title: 'Active Bookings',
      text: 'Upcoming or in progress',
      count: activeBookings,
      feature: 'parking',
    },
  ]
  return all.filter(({ count, feature }) => count > 0 && has(feature))
}
