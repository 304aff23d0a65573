/** The settings and contacts of the demo's buildings: invented people, numbers that nobody has, and 911. */
import { noOfficeHours } from '../../../contract/buildings/office-hours.ts'
import type { Contact } from '../../../contract/contacts.ts'
import { weekdays } from '../../../contract/weekdays.ts'
import type { InBuilding } from '../../context.ts'
import { replaceContacts } from './contacts.ts'
import { changeBuilding, readSettings } from './settings.ts'

type Card = Pick<Contact, 'name' | 'role'> & Partial<Contact>

const emergency: Card = {
  name: '911',
  role: 'Fire, police or ambulance',
  phone: '911',
  availability: '24 hours',
  isEmergency: true,
}

const cards: Record<'harbour' | 'prairie', readonly Card[]> = {
  harbour: [
    emergency,
    {
      name: 'Tideline Restoration',
      role: 'Floods and burst pipes',
      phone: '604-555-0111',
      availability: '24 hours',
      isEmergency: true,
    },
    {
      name: 'Mandeep Manager',
      role: 'Property manager',
      phone: '604-555-0142 ext. 3',
      email: 'manager@parapet.example',
      availability: 'Mon to Fri, 9 to 5',
    },
    {
      name: 'Walter Ito',
      role: 'Caretaker',
      phone: '604-555-0118',
      availability: 'Mon to Sat, 8 to 4, main floor office',
    },
    { name: 'Strata council', role: 'Questions and complaints', email: 'council@harbour-view.example' },
    {
      name: 'Northshore Lifts',
      role: 'Elevator service',
      phone: '604-555-0176',
      availability: '24 hours for a stuck elevator',
    },
  ],
  prairie: [
    emergency,
    {
      name: 'Prairie Mechanical',
      role: 'Heating and plumbing',
      phone: '780-555-0133',
      availability: '24 hours',
      isEmergency: true,
    },
    {
      name: 'Mandeep Manager',
      role: 'Property manager',
      phone: '780-555-0142 ext. 3',
      email: 'manager@parapet.example',
      availability: 'Mon to Fri, 9 to 5',
    },
    { name: 'Board of directors', role: 'Questions and complaints', email: 'board@prairie-court.example' },
  ],
}

export { seedBranding } from './demo/branding.ts'

const whole = { phone: '', email: '', availability: '', isEmergency: false }

export const seedContacts = async (ctx: InBuilding, building: 'harbour' | 'prairie'): Promise<void> => {
  const contacts = cards[building].map((card, order) => ({ ...whole, ...card, order }))
  await replaceContacts(ctx, { body: { contacts } })
}

const at = (from: string, until: string) => ({ from, until })
const workdays = (...ranges: { from: string; until: string }[]) =>
  Object.fromEntries(weekdays.slice(0, 5).map((day) => [day, ranges]))

const setUp = {
  harbour: {
    officeHours: {
      ...noOfficeHours(),
      ...workdays(at('09:00', '12:00'), at('13:00', '17:00')),
      saturday: [at('10:00', '13:00')],
    },
    privacyOfficer: { name: 'Priya Raman', email: 'privacy@harbour-view.example', phone: '+16045550187' },
    fiscalYearEnd: '12-31',
  },
  prairie: {
    officeHours: { ...noOfficeHours(), tuesday: [at('16:00', '19:00')], thursday: [at('16:00', '19:00')] },
    privacyOfficer: { name: 'Mandeep Manager', email: 'manager@parapet.example', phone: '' },
    fiscalYearEnd: '06-30',
  },
}

/** Says when the office is open, who answers for privacy, and when the fiscal year ends. */
export const seedSettings = async (ctx: InBuilding, building: 'harbour' | 'prairie'): Promise<void> => {
  const manager = { ...ctx, role: 'management', superadmin: false } as const
  const { version } = await readSettings(manager)
  await changeBuilding(manager, { body: { version, ...setUp[building] } })
}
