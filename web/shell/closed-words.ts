import type { Building } from '../../contract/buildings.ts'
import type { Area } from '../../contract/roles.ts'
import type { Rights } from '../api/rights.ts'
import type { Entry } from '../route-table/route-table.ts'
import { isClosed, isInCircle, isOfCircle } from './reach.ts'

/** Why a screen is closed to somebody, and where to go from there. */
export interface Closed {
  title: string
  text: string
  link: { to: string; text: string }
}

const back = { to: '/dashboard', text: 'Back to the dashboard' }
const toFeatures = { to: '/settings#features', text: 'Open building settings' }
const toPermissions = { to: '/settings#permissions', text: 'Open building settings' }

/** Names what somebody who manages an area looks after. */
const areaNames: Readonly<Record<Area, string>> = {
  notices: 'notices',
  tickets: 'maintenance and vendors',
  parking: 'parking',
  amenities: 'bookings and amenities',
  forum: 'the forum',
  billing: 'billing',
}

/** Whether a screen would open to somebody if their building had not taken its area from their role. */
const isAreaTaken = ({ circle, area }: Pick<Entry, 'circle' | 'area'>, rights: Rights): boolean =>
  area !== undefined && rights.managesBuilding && isOfCircle(circle, rights) && !rights.looksAfter(area)

/** Says why a screen is not for somebody; null where it opens. */
export const whyClosed = (
  entry: Pick<Entry, 'title' | 'circle' | 'area' | 'feature'>,
  rights: Rights,
  building: Pick<Building, 'name'> | null,
): Closed | null => {
  if (!isClosed(entry, rights, building !== null)) return null
  const { title, area } = entry
  const notForRole = 'You don’t have access to this page'
  if (area && building && isAreaTaken(entry, rights))
    return {
      title: notForRole,
      text: `${building.name} doesn’t let your role manage ${areaNames[area]}. See who does under Permissions in the building settings.`,
      link: toPermissions,
    }
  if (!building || !isInCircle(entry, rights))
    return {
      title: notForRole,
      text: 'If you think you should have access, ask your property manager or council.',
      link: back,
    }
  const who = rights.managesBuilding ? 'You' : 'Your managers'
  return {
    title: `${title} is turned off`,
    text: `${building.name} doesn’t use this feature. ${who} can turn it on in the building settings.`,
    link: rights.managesBuilding ? toFeatures : back,
  }
}
