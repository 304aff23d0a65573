import { roleLabels } from '../role-words.ts'
import { kind } from '../kind.ts'

/** Somebody of the roster. */
export const personKind = kind('person', {
  page: (id) => `/user/${id}`,
  views: {
    one: { before: 'the page of ', one: 'person', many: 'people' },
    all: 'people on the roster',
    uninvited: 'people who can be invited',
    unlogged: null,
  },
  history: {
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
  },
})

/** What somebody's account may do in the building. */
export const membershipKind = kind('membership', {
  page: (id) => `/user/${id}`,
  views: {},
  history: {
    one: 'Role in the building',
    actions: { added: 'Role given', changed: 'Role changed', ended: 'Access ended' },
    fields: { endsAt: 'ends' },
    values: { role: roleLabels },
  },
})

/** Somebody's time on council. */
export const councilTermKind = kind('councilTerm', {
  page: () => '/settings/council',
  views: { all: 'council and management' },
  history: {
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
  },
})
