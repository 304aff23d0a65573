/** The important contacts of the demo's buildings: invented people, numbers that nobody has, and 911. */
import type { Contact } from '../../../contract/contacts.ts'
import type { InBuilding } from '../../context.ts'
import { replaceContacts } from './contacts.ts'

type Card = Pick<Contact, 'name' | 'role'> & Partial<Contact>

const emergency: Card = {
  name: '911',
  role: 'Fire, police or ambulance',
  phone: '911',
  availability: 'Day and night',
  isEmergency: true,
}

const cards: Record<'harbour' | 'prairie', readonly Card[]> = {
  harbour: [
    emergency,
    {
      name: 'Tideline Restoration',
      role: 'Floods and burst pipes',
      phone: '604-555-0111',
      availability: 'Day and night',
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
      availability: 'Mon to Sat, 8 to 4, office on the ground floor',
    },
    { name: 'Strata council', role: 'Questions and complaints', email: 'council@harbour-view.example' },
    {
      name: 'Northshore Lifts',
      role: 'Elevator service',
      phone: '604-555-0176',
      availability: 'Day and night, for a car that is stuck',
    },
  ],
  prairie: [
    emergency,
    {
      name: 'Prairie Mechanical',
      role: 'Heat and water',
      phone: '780-555-0133',
      availability: 'Day and night',
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

const whole = { phone: '', email: '', availability: '', isEmergency: false }

export const seedContacts = async (ctx: InBuilding, building: 'harbour' | 'prairie'): Promise<void> => {
  const contacts = cards[building].map((card, order) => ({ ...whole, ...card, order }))
  await replaceContacts(ctx, { body: { contacts } })
}
