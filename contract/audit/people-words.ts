import { roleLabels } from '../role-words.ts'
import type { KindWords } from './change-words.ts'

/** Somebody of the roster. */
export const personWords: KindWords = {
  one: 'Person',
  actions: {
    created: 'Came into the roster',
    imported: 'Changed by a roster file',
    changed: 'Changed',
    'account tied': 'Joined with an account',
    'account untied': 'No longer tied to an account',
    'sharing changed': 'Chose anew what neighbours see',
    protected: 'Protected from neighbours',
    'protection ended': 'Protection ended',
    'mail forwarded': 'Mail goes to another address',
    'access ended': 'Access ended',
    'role taken away': 'Role taken away',
    'import undone': 'An import is undone',
  },
  fields: {
    companyName: 'company',
    emailNoticeConsent: 'notices by email',
    consentDate: 'day of consent',
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
  actions: { added: 'Given a role', changed: 'Given another role', ended: 'Access ended' },
  fields: { endsAt: 'ends' },
  values: { role: roleLabels },
}

/** Somebody's time on council. */
export const councilTermWords: KindWords = {
  one: 'Term of office',
  actions: {
    appointed: 'Appointed',
    changed: 'The term is changed',
    ended: 'The term ended',
    'ended by its day': 'The term ended with its last day',
    'ended by a move': 'The term ended with a sale or a move',
    'ended with the role': 'The term ended with the role',
    'taken back': 'Taken back before it began',
    'role kept': 'Keeps the role: nobody else manages the building',
  },
  fields: { from: 'first day', to: 'last day', positions: 'offices' },
}

/** Somebody's own account; it is no part of a building's history. */
export const accountWords: KindWords = { one: 'Account', actions: {}, fields: {} }
