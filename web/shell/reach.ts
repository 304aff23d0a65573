import type { Rights } from '../api/rights.ts'
import { entries, type Entry } from '../route-table/route-table.ts'

/** Whether somebody is one of the people that a screen is for, whatever the building gives them to manage. */
const isOfCircle = (circle: Entry['circle'], rights: Rights): boolean => {
  if (circle === 'superadmin') return rights.superadmin
  if (circle === 'council') return rights.votes
  return circle !== 'managers' || rights.managesBuilding
}

/** Whether a screen would open to somebody if their building had not taken its area from their role. */
export const isAreaTaken = ({ circle, area }: Pick<Entry, 'circle' | 'area'>, rights: Rights): boolean =>
  area !== undefined && rights.managesBuilding && isOfCircle(circle, rights) && !rights.looksAfter(area)

/** Whether the route table names somebody for a screen. */
export const isInCircle = ({ circle, area }: Pick<Entry, 'circle' | 'area'>, rights: Rights): boolean =>
  (area === undefined || rights.looksAfter(area)) && isOfCircle(circle, rights)

/** Whether the guards let a signed-in person open a screen now. */
export const mayOpen = (entry: Entry, rights: Rights, hasBuilding: boolean): boolean =>
  (entry.guard === 'signedIn' || (entry.guard === 'building' && hasBuilding)) &&
  isInCircle(entry, rights) &&
  (entry.feature === undefined || rights.has(entry.feature))

/** The screens that a signed-in person may open by their address alone. */
export const screensWithin = (rights: Rights, hasBuilding: boolean): Entry[] =>
  entries.filter(
    ({ offered, ...entry }) =>
      !entry.path.includes(':') &&
      mayOpen(entry, rights, hasBuilding) &&
      (offered === undefined || isInCircle({ circle: offered }, rights)),
  )
