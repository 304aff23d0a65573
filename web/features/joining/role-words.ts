import type { MatchReason } from '../../../contract/joining/access-requests.ts'
import { mayGive } from '../../../contract/role-rights.ts'
import type { Role } from '../../../contract/roles.ts'
import type { LinkRole } from '../../../contract/units.ts'
import type { Rights } from '../../api/rights.ts'

/** Ties in words, and roles as choices. */

/** What a role means, where somebody chooses one. */
const roleMeaning: Record<Role, string> = {
  owner: 'owns a unit',
  tenant: 'rents a unit',
  council: 'manages and votes',
  management: 'manages the building',
  member: 'lives here without owning or renting',
  visitor: 'sees contacts and their own passes',
}

const tieWords: Record<LinkRole, string> = {
  owner: 'owner',
  tenant: 'tenant',
  occupant: 'lives there',
  agent: 'acts for the owner',
}

/** What somebody says they are to their unit. */
export const claimWords: Record<LinkRole, string> = {
  owner: 'I own it',
  tenant: 'I rent it',
  occupant: 'I live there with the owner or tenant',
  agent: 'I act for the owner',
}

export const reasonWords: Record<MatchReason, string> = {
  email: 'Same email',
  similarEmail: 'Similar email',
  name: 'Same name',
  similarName: 'Similar name',
  unit: 'This unit',
}

const order: readonly Role[] = ['owner', 'tenant', 'member', 'visitor', 'council', 'management']

/** The roles somebody may give away, as choices; the server judges again. */
export const rolesToGive = ({ role, superadmin }: Rights, labels: Readonly<Record<Role, string>>) =>
  order
    .filter((given) => mayGive({ role, superadmin }, given))
    .map((given) => ({ value: given, label: `${labels[given]} – ${roleMeaning[given]}` }))

/** `703 (owner), 305 (tenant)`. */
export const tiesInWords = (units: readonly { unitNumber: string; role: LinkRole }[]): string =>
  units.map(({ unitNumber, role }) => `${unitNumber} (${tieWords[role]})`).join(', ')
