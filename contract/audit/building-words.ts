import type { KindWords } from './change-words.ts'

export const buildingWords: KindWords = {
  one: 'Building',
  many: 'buildings',
  actions: {
    created: 'The building is set up',
    changed: 'Settings changed',
    'branding changed': 'Colours or pictures changed',
    'contacts changed': 'Important contacts changed',
    'owner list downloaded': 'The list of owners was downloaded',
    'history downloaded': 'The history was downloaded',
    'entered by a superadmin': 'Platform staff entered the building',
  },
  fields: {
    maintenanceTickets: 'maintenance tickets',
    primaryColor: 'primary colour',
    secondaryColor: 'secondary colour',
    asOf: 'as of',
    contacts: 'important contacts',
  },
  named: ['favicon', 'logo', 'contacts'],
}

/** Somebody of the platform's staff works in the building. */
export const visitWords: KindWords = {
  one: 'Visit by platform staff',
  many: 'visits by platform staff',
  actions: {
    entered: 'Entered the building',
    'came without a reason': 'Came into the building without a reason',
    left: 'Left the building',
  },
  fields: {},
}

export const importWords: KindWords = {
  one: 'Roster import',
  many: 'roster imports',
  actions: { applied: 'A roster file was written', undone: 'The import was undone' },
  fields: {},
}
