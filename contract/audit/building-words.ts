import { documentCategoryLabels } from '../document-words.ts'
import { provinceNames, zoneNames } from '../places.ts'
import type { KindWords } from './change-words.ts'
import { accessFields, accessValues } from './document-words.ts'
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

export const buildingWords: KindWords = {
  one: 'Building',
  actions: {
    created: 'The building is set up',
    changed: 'Settings changed',
    'branding changed': 'Colours or pictures changed',
    'contacts changed': 'Important contacts changed',
    'document access changed': 'Who may read a category of documents changed',
    'owner list downloaded': 'The list of owners was downloaded',
    'history downloaded': 'The history was downloaded',
    suspended: 'The platform suspended the building',
    'suspension lifted': 'The platform opened the building again',
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
    secondFactorRequired: 'second step for management and council',
    privacyOfficerName: 'privacy officer',
    privacyOfficerEmail: 'privacy officer’s email',
    privacyOfficerPhone: 'privacy officer’s phone',
    notices: 'announcements',
    forum: 'community forum',
    maintenanceTickets: 'maintenance tickets',
    primaryColor: 'primary colour',
    secondaryColor: 'secondary colour',
    asOf: 'as of',
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
    notices: switches,
    forum: switches,
    parking: switches,
    maintenanceTickets: switches,
  },
}

/** Somebody of the platform's staff works in the building. */
export const visitWords: KindWords = {
  one: 'Staff visit',
  actions: {
    entered: 'Entered the building',
    'came without a reason': 'Came into the building without a reason',
    left: 'Left the building',
  },
  fields: {},
}

export const importWords: KindWords = {
  one: 'Roster import',
  actions: { applied: 'A roster file was written', undone: 'The import was undone' },
  fields: {},
}
