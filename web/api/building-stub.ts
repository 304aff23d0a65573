import type { Building } from '../../contract/buildings.ts'
import { noOfficeHours } from '../../contract/buildings/office-hours.ts'
import type { Choice } from './building-choice.ts'

/** What a superadmin works with when the chosen building cannot be loaded: management with every permission. */
export const stubOf = ({ _id, name }: Choice): Building => ({
  _id,
  name,
  address: '',
  city: '',
  province: '',
  postalCode: '',
  planNumber: '',
  jurisdiction: 'other',
  timeZone: 'America/Vancouver',
  features: { maintenanceTickets: true, parking: true, notices: true, forum: true },
  permissions: { parking: true, forum: true, notices: true, tickets: true, amenities: true, billing: true },
  userRole: 'management',
  branding: { primaryColor: null, secondaryColor: null, favicon: null, logo: null },
  officeHours: noOfficeHours(),
  quietHours: null,
  privacyOfficer: { name: '', email: '', phone: '' },
  version: 0,
})
