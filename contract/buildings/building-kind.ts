import { documentCategoryLabels } from '../document-words.ts'
import { provinceNames, zoneNames } from '../places.ts'
import { kind } from '../kind.ts'
import { accessFields, accessValues } from '../documents/document-kinds.ts'
import { weekdayNames, weekdays } from '../weekdays.ts'

const switches = { true: 'on', false: 'off' }
const areaNames = {
  notices: 'notices',
  tickets: 'tickets',
  parking: 'parking',
  amenities: 'amenities',
  forum: 'the forum',
  billing: 'billing',
}
const roles = ['council', 'management'] as const

/** `council manages notices`, by the field in which the history keeps it. */
const permissionFields = Object.fromEntries(
  roles.flatMap((role) =>
    Object.entries(areaNames).map(([area, name]) => [`${role}:${area}`, `${role} manages ${name}`]),
  ),
)
const dayFields = Object.fromEntries(weekdays.map((day) => [day, `office hours on ${weekdayNames[day]}`]))

export const buildingKind = kind('building', {
  page: () => '/settings',
  views: {
    settings: 'the building’s settings',
    figures: 'the building’s statistics',
    dashboard: 'the dashboard',
    day: 'items due',
    history: 'the building’s history',
    record: { before: 'the history of ', one: 'record’s history', many: 'records’ history' },
    unlogged: null,
  },
  history: {
    one: 'Building',
    actions: {
      created: 'Building set up',
      changed: 'Settings changed',
      'branding changed': 'Colours or images changed',
      'contacts changed': 'Important contacts changed',
      'document access changed': 'Access to a document category changed',
      'owner list downloaded': 'Owner list downloaded',
      'history downloaded': 'History downloaded',
      'values erased': 'Details of earlier changes erased',
      suspended: 'Building suspended by the platform',
      'suspension lifted': 'Suspension lifted by the platform',
      'entered by a superadmin': 'Platform staff entered the building',
    },
    fields: {
      ...permissionFields,
      ...accessFields,
      ...dayFields,
      code: 'building code',
      address: 'street address',
      province: 'province or territory',
      jurisdiction: 'law',
      fiscalYearEnd: 'fiscal year ends on',
      secondFactorRequired: 'two-step sign-in for management and council',
      treasurerKeepsBooks: 'treasurer keeps the books',
      privacyOfficerName: 'privacy officer',
      privacyOfficerEmail: 'privacy officer’s email',
      privacyOfficerPhone: 'privacy officer’s phone',
      notices: 'announcements',
      forum: 'community forum',
      maintenanceTickets: 'maintenance tickets',
      primaryColor: 'primary colour',
      secondaryColor: 'secondary colour',
      asOf: 'as of',
      erasedChanges: 'changes',
      suspensionReason: 'reason',
      contacts: 'important contacts',
    },
    named: ['favicon', 'logo', 'contacts'],
    values: {
      ...accessValues,
      category: documentCategoryLabels,
      province: provinceNames,
      timeZone: zoneNames,
      secondFactorRequired: { true: 'required', false: 'optional' },
      treasurerKeepsBooks: switches,
      notices: switches,
      forum: switches,
      parking: switches,
      maintenanceTickets: switches,
    },
  },
})

/** The important contacts, which the history of the building keeps. */
export const contactKind = kind('contact', {
  views: { all: 'the important contacts' },
  history: null,
})
