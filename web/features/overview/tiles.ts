import type { Rights } from '../../api/rights.ts'

/** Which tiles stand on whose dashboard, as data (specification, section 2, dashboard). */

export type TileIcon =
  | 'units'
  | 'compliance'
  | 'processors'
  | 'breach'
  | 'policies'
  | 'voting'
  | 'forum'
  | 'management'
  | 'access'
  | 'settings'
  | 'notices'
  | 'bookings'
  | 'maintenance'
  | 'parking'
  | 'library'
  | 'fees'
  | 'bylaws'
  | 'violations'

export interface Tile {
  to: string
  title: string
  text: string
  icon: TileIcon
}

export interface TileGroup {
  title: string
  tiles: readonly Tile[]
}

const propertyManagement: Tile = {
  to: '/property-management',
  title: 'Property Management',
  text: 'Today’s work in one place',
  icon: 'management',
}
const accessRequests: Tile = {
  to: '/access-requests',
  title: 'Access Requests',
  text: 'Requests to join the building',
  icon: 'access',
}

const buildingInformation: TileGroup = {
  title: 'Building Information',
  tiles: [{ to: '/unit-directory', title: 'Unit Directory', text: 'Units of your building', icon: 'units' }],
}
const administration: TileGroup = {
  title: 'System Administration, Privacy & Compliance',
  tiles: [
    {
      to: '/compliance-dashboard',
      title: 'Compliance Dashboard',
      text: 'Privacy obligations at a glance',
      icon: 'compliance',
    },
    {
      to: '/data-processors',
      title: 'Data Processors',
      text: 'Companies that process personal information',
      icon: 'processors',
    },
    { to: '/breach-management', title: 'Breach Management', text: 'Record and assess a breach', icon: 'breach' },
    { to: '/privacy-policies', title: 'Privacy Policies', text: 'Versions and agreements', icon: 'policies' },
  ],
}
const councilTools: TileGroup = {
  title: 'Council Dashboard, Governance & Oversight',
  tiles: [
    { to: '/council-voting', title: 'Council Voting', text: 'Proposals and decisions', icon: 'voting' },
    { to: '/forum?category=council', title: 'Council Forum', text: 'Discussions for the council', icon: 'forum' },
    propertyManagement,
    accessRequests,
  ],
}
const managementTools: TileGroup = {
  title: 'Management Tools',
  tiles: [
    propertyManagement,
    accessRequests,
    { to: '/settings', title: 'Building Settings', text: 'Details, features and branding', icon: 'settings' },
  ],
}

/** The ways into the parts of the building that have their feature switched on; two stand always. */
export const toolTiles = ({ has }: Rights): TileGroup => ({
  title: 'Building Tools',
  tiles: [
    ...(has('forum')
      ? [{ to: '/forum', title: 'Community Forum', text: 'Talk with your neighbours', icon: 'forum' } as const]
      : []),
    ...(has('notices')
      ? [{ to: '/announcements', title: 'Notices', text: 'News from your building', icon: 'notices' } as const]
      : []),
    { to: '/bookings', title: 'Book Resources', text: 'Shared rooms and resources', icon: 'bookings' },
    ...(has('maintenanceTickets')
      ? [{ to: '/tickets', title: 'Maintenance', text: 'Report a problem', icon: 'maintenance' } as const]
      : []),
    ...(has('parking')
      ? [{ to: '/visitor-parking', title: 'Visitor Parking', text: 'Register a visitor', icon: 'parking' } as const]
      : []),
    { to: '/library', title: 'Document Library', text: 'Bylaws, minutes and forms', icon: 'library' },
  ],
})

/** The way to fees, for residents and council, and for those who keep the books; our own, below the specification's tiles. */
export const feeTiles = ({ role, looksAfter }: Rights): TileGroup[] =>
  role === 'owner' || role === 'tenant' || role === 'council' || looksAfter('billing')
    ? [{ title: 'Finances', tiles: [{ to: '/fees', title: 'Fees', text: 'Balances and payments', icon: 'fees' }] }]
    : []

/** The ways to the bylaws and rules and to their violations, for everyone; our own, below the specification's tiles. */
export const bylawTiles: TileGroup = {
  title: 'Governance',
  tiles: [
    { to: '/bylaws', title: 'Bylaws and Rules', text: 'What’s in force in your building', icon: 'bylaws' },
    { to: '/building-violations', title: 'Bylaw Violations', text: 'Reports and complaints', icon: 'violations' },
  ],
}

/** The groups above the widgets, in order. A superadmin counts as management, and has no entry of their own. */
export const roleTiles = (rights: Rights): TileGroup[] => {
  const { role, superadmin } = rights
  return [
    ...(!superadmin && role !== 'council' && role !== 'management' ? [buildingInformation] : []),
    ...(superadmin ? [administration] : []),
    ...(role === 'council' ? [councilTools] : []),
    ...(superadmin || role === 'management' ? [managementTools] : []),
  ]
}
