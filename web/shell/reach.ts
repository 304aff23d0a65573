import type { Rights } from '../api/rights.ts'
import { entries, type Entry } from '../route-table/route-table.ts'

/** Whether somebody is one of the people that a screen is for, whatever the building gives them to manage. */
export const isOfCircle = (circle: Entry['circle'], rights: Rights): boolean => {
  if (circle === 'superadmin') return rights.superadmin
  if (circle === 'council') return rights.votes
  return circle !== 'managers' || rights.managesBuilding
}

/** Whether the route table names somebody for a screen. */
export const isInCircle = ({ circle, area }: Pick<Entry, 'circle' | 'area'>, rights: Rights): boolean =>
  (area === undefined || rights.looksAfter(area)) && isOfCircle(circle, rights)

/** Whether a screen is closed to somebody who is in: by their role, or because the building does not use its feature. */
export const isClosed = (
  entry: Pick<Entry, 'circle' | 'area' | 'feature'>,
  rights: Rights,
  hasBuilding: boolean,
): boolean => !isInCircle(entry, rights) || (hasBuilding && entry.feature !== undefined && !rights.has(entry.feature))

/** Whether the guards let a signed-in person open a screen now. */
export const mayOpen = (entry: Entry, rights: Rights, hasBuilding: boolean): boolean =>
  (entry.guard === 'signedIn' || (entry.guard === 'building' && hasBuilding)) && !isClosed(entry, rights, true)

/** The screens that a signed-in person may open by their address alone. */
export const screensWithin = (rights: Rights, hasBuilding: boolean): Entry[] =>
  entries.filter(
    ({ offered, ...entry }) =>
      !entry.path.includes(':') &&
      mayOpen(entry, rights, hasBuilding) &&
      (offered === undefined || isInCircle({ circle: offered }, rights)),
  )
