import type { Rights } from '../api/rights.ts'

/** What stands in the menus for whom (specification, section 2, top bar and menus), as data. */

export interface MenuLink {
  to: string
  text: string
}

export interface Menus {
  /** The links of the top bar. */
  main: readonly MenuLink[]
  /** The management menu; empty for those who do not manage. */
  management: readonly MenuLink[]
  /** The links about the person. */
  own: readonly MenuLink[]
  /** Only in the menu of a narrow window. */
  mobileOnly: readonly MenuLink[]
  inbox: boolean
  logout: boolean
}

export const visitorMenus: Menus = {
  main: [
    { to: '/contact', text: 'Enroll Your Building' },
    { to: '/login', text: 'Login' },
  ],
  management: [],
  own: [],
  mobileOnly: [{ to: '/register', text: 'Get Started' }],
  inbox: false,
  logout: false,
}

const selectBuilding = { to: '/select-building', text: 'Select Building' }
const admin = { to: '/admin', text: 'Admin' }

const withoutBuilding = ({ superadmin }: Rights): Menus => ({
  main: superadmin ? [selectBuilding, admin] : [selectBuilding],
  management: [],
  own: [],
  mobileOnly: [],
  inbox: false,
  logout: true,
})

const managementOf = ({ managesBuilding, votes }: Rights): MenuLink[] =>
  managesBuilding
    ? [
        { to: '/unit-directory', text: 'Unit Directory' },
        { to: '/property-management', text: 'Property Management' },
        { to: '/vendors', text: 'Vendor Management' },
        { to: '/invite-users', text: 'Invite Users' },
        ...(votes ? [{ to: '/council-voting', text: 'Council Voting' }] : []),
        { to: '/settings', text: 'Building Settings' },
      ]
    : []

export const menusFor = (rights: Rights, hasBuilding: boolean): Menus => {
  if (!hasBuilding) return withoutBuilding(rights)
  const { has, superadmin } = rights
  return {
    main: [
      { to: '/dashboard', text: 'Dashboard' },
      ...(has('notices') ? [{ to: '/announcements', text: 'Announcements' }] : []),
      ...(has('maintenanceTickets') ? [{ to: '/tickets', text: 'Maintenance' }] : []),
      ...(has('parking') ? [{ to: '/parking', text: 'Parking' }] : []),
      ...(has('forum') ? [{ to: '/forum', text: 'Forum' }] : []),
      ...(superadmin ? [admin] : []),
    ],
    management: managementOf(rights),
    own: [
      { to: '/my-profile', text: 'My Profile' },
      { to: '/privacy-settings', text: 'Privacy Settings' },
    ],
    mobileOnly: [],
    inbox: true,
    logout: true,
  }
}

/** The number on the inbox: `99+` above 99, nothing at 0. */
export const badgeText = (count: number, most: number): string =>
  count > most ? `${most}+` : count > 0 ? `${count}` : ''
