import { roleLabels } from '../role-words.ts'
import type { KindWords } from './change-words.ts'

/** Somebody of the roster. */
export const personWords: KindWords = {
  one: 'Person',
  actions: {
    created: 'Added to the roster',
    imported: 'Changed by roster import',
    changed: 'Changed',
    'account tied': 'Linked to an account',
    'account untied': 'Unlinked from account',
    'sharing changed': 'Neighbour visibility changed',
    protected: 'Hidden from neighbours',
    'protection ended': 'No longer hidden from neighbours',
    'mail forwarded': 'Mail forwarded to another address',
    'access ended': 'Access ended',
    'role taken away': 'Role removed',
    'import undone': 'Import undone',
  },
  fields: {
    companyName: 'company',
    emailNoticeConsent: 'notices by email',
    consentDate: 'consent date',
    emergencyContactName: 'emergency contact',
    emergencyContactPhone: 'emergency phone',
    isListed: 'listing',
    sharesEmail: 'email shared',
    sharesPhone: 'phone shared',
  },
  unsaid: ['isProtected', 'sameKey'],
  values: { role: roleLabels },
}

/** What somebody's account may do in the building. */
export const membershipWords: KindWords = {
  one: 'Role in the building',
  actions: { added: 'Role given', changed: 'Role changed', ended: 'Access ended' },
  fields: { endsAt: 'ends' },
  values: { role: roleLabels },
}

/** Somebody's time on council. */
export const councilTermWords: KindWords = {
  one: 'Term of office',
  actions: {
    appointed: 'Appointed',
    changed: 'Term changed',
    ended: 'Term ended',
    'ended by its day': 'Term ended on its last day',
    'ended by a move': 'Term ended by a sale or move',
    'ended with the role': 'Term ended with the role',
    'taken back': 'Cancelled before it began',
    'role kept': 'Role kept: no one else manages the building',
  },
  fields: { from: 'first day', to: 'last day', positions: 'offices' },
}

/** Somebody's own account; it is no part of a building's history. */
export const accountWords: KindWords = { one: 'Account', actions: {}, fields: {} }
