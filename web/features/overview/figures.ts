import type { BuildingStats } from '../../../contract/overview.ts'

interface Figure {
  title: string
  figure: string
  caption?: string
}

const grouped = new Intl.NumberFormat('en-CA')
const counted = (count: number, noun: string): string => `${grouped.format(count)} ${noun}${count === 1 ? '' : 's'}`

/** A building in figures with their captions (specification, section 2, dashboard, item 12). */
export const figuresOf = ({ units, users, maintenance, parking }: BuildingStats): Figure[] => [
  { title: 'Total Units', figure: grouped.format(units.total), caption: `${grouped.format(units.occupied)} occupied` },
  { title: 'Residents', figure: grouped.format(users.total), caption: counted(users.withUnits, 'account') },
  { title: 'Active Tickets', figure: grouped.format(maintenance.activeTickets) },
  {
    title: 'Visitor Parking',
    figure: `${grouped.format(parking.visitorSpacesAvailable)}/${grouped.format(parking.visitorSpacesTotal)}`,
    caption: 'available',
  },
]
