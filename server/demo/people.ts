import type { Role } from '../../contract/roles.ts'
import { everyFeature } from '../features/buildings/buildings.ts'

export const demoPassword = 'Harbour-2026!'

interface DemoPerson {
  firstName: string
  lastName: string
  email: string
  platformRole?: 'superadmin'
  /** Said of this account when the program starts. */
  shown?: string
}

/** Invented people; every address ends in the reserved domain .example. */
export const people: readonly DemoPerson[] = [
  {
    firstName: 'Sam',
    lastName: 'Superadmin',
    email: 'admin@parapet.example',
    platformRole: 'superadmin',
    shown: 'platform superadmin',
  },
  { firstName: 'Mandeep', lastName: 'Manager', email: 'manager@parapet.example', shown: 'manager of both buildings' },
  {
    firstName: 'Carla',
    lastName: 'Council',
    email: 'council@parapet.example',
    shown: 'council member at Harbour View, lives in 804',
  },
  {
    firstName: 'Olivia',
    lastName: 'Owner',
    email: 'owner@parapet.example',
    shown: 'owner of 703 and 305 at Harbour View',
  },
  { firstName: 'Theo', lastName: 'Tenant', email: 'tenant@parapet.example', shown: 'tenant of 305 at Harbour View' },
  {
    firstName: 'Ada',
    lastName: 'Alvarez',
    email: 'council.b@parapet.example',
    shown: 'council member at Prairie Court',
  },
  { firstName: 'Ben', lastName: 'Boucher', email: 'owner.b@parapet.example', shown: 'owner at Prairie Court' },
  { firstName: 'Nora', lastName: 'Newcomer', email: 'newcomer@parapet.example', shown: 'no building yet' },
  {
    firstName: 'Mia',
    lastName: 'Member',
    email: 'member@parapet.example',
    shown: 'member of Harbour View without a unit',
  },
  { firstName: 'Vic', lastName: 'Visitor', email: 'visitor@parapet.example', shown: 'visitor at Harbour View' },
  { firstName: 'Priya', lastName: 'Raman', email: 'priya.raman@parapet.example' },
  { firstName: 'Gordon', lastName: 'Leung', email: 'gordon.leung@parapet.example' },
  { firstName: 'Hélène', lastName: 'Fontaine', email: 'helene.fontaine@parapet.example' },
]

export const members: readonly { email: string; building: 'harbour' | 'prairie'; role: Role }[] = [
  { email: 'manager@parapet.example', building: 'harbour', role: 'management' },
  { email: 'manager@parapet.example', building: 'prairie', role: 'management' },
  { email: 'council@parapet.example', building: 'harbour', role: 'council' },
  { email: 'priya.raman@parapet.example', building: 'harbour', role: 'council' },
  { email: 'gordon.leung@parapet.example', building: 'harbour', role: 'council' },
  { email: 'helene.fontaine@parapet.example', building: 'harbour', role: 'council' },
  { email: 'owner@parapet.example', building: 'harbour', role: 'owner' },
  { email: 'tenant@parapet.example', building: 'harbour', role: 'tenant' },
  { email: 'member@parapet.example', building: 'harbour', role: 'member' },
  { email: 'visitor@parapet.example', building: 'harbour', role: 'visitor' },
  { email: 'council.b@parapet.example', building: 'prairie', role: 'council' },
  { email: 'owner.b@parapet.example', building: 'prairie', role: 'owner' },
]

export const harbourView = {
  name: 'Harbour View',
  code: 'HARB01',
  address: '1200 Seawall Crescent',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6E 1A1',
  planNumber: 'EPS 4821',
  jurisdiction: 'BC',
  privacyRegime: 'BC_PIPA',
  timeZone: 'America/Vancouver',
  features: everyFeature,
} as const

export const prairieCourt = {
  name: 'Prairie Court',
  code: 'PRAI01',
  address: '8800 Jasper Terrace',
  city: 'Edmonton',
  province: 'AB',
  postalCode: 'T5J 1A1',
  planNumber: '0814262',
  jurisdiction: 'AB',
  privacyRegime: 'AB_PIPA',
  timeZone: 'America/Edmonton',
  features: everyFeature,
} as const
