import type { LinkRole } from '../../../contract/units.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { Naming } from './rules.ts'

/** What a building keeps of a unit. */
export interface UnitFacts {
  unitNumber: string
  strataLot: string | null
  unitEntitlement: number | null
  unitType: string | null
  floor: string | null
  streetAddress: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  /** Roster columns whose feature is not there yet, by their name. */
  extra: Record<string, string>
}

/** What a building keeps of a person. */
export interface PersonFacts extends Naming {
  email: string | null
  phone: string | null
  mobile: string | null
  mailingAddress: string | null
  mailingCity: string | null
  mailingProvince: string | null
  mailingPostalCode: string | null
  mailingCountry: string | null
  emailNoticeConsent: boolean | null
  consentDate: LocalDate | null
  emergencyContactName: string | null
  emergencyContactPhone: string | null
}

/** By what the building reaches a person. */
const reachFields = [
  'phone',
  'mobile',
  'mailingAddress',
  'mailingCity',
  'mailingProvince',
  'mailingPostalCode',
  'mailingCountry',
  'emergencyContactName',
  'emergencyContactPhone',
] as const
type Reach = Pick<PersonFacts, (typeof reachFields)[number]>

/** How a person is reached, as a form says it: what was left empty is not known. */
export const reachOf = (said: Readonly<Record<keyof Reach, string>>): Reach =>
  Object.fromEntries(reachFields.map((field) => [field, said[field] || null])) as Reach

/** What a building keeps of a person's tie to a unit; a share belongs to owners only. */
export interface LinkFacts {
  sharePercent: number | null
  isPrimary: boolean | null
  occupiesUnit: boolean | null
  from: LocalDate | null
  to: LocalDate | null
  externalId: string | null
  notes: string | null
  extra: Record<string, string>
}

/** A parking stall or storage locker, by what is painted on it. */
export interface SpaceFacts {
  unitId: string
  kind: 'stall' | 'locker'
  label: string
}

/** A resident's vehicle; the plate is in capitals and without spaces. */
export interface VehicleFacts {
  unitId: string
  /** Whose it is, where the building knows. */
  personId: string | null
  plate: string
  province: string | null
  make: string | null
  model: string | null
  colour: string | null
}

/** A fob, key, remote or card that is out, by what is stamped on it. */
export interface DeviceFacts {
  unitId: string
  personId: string | null
  kind: 'fob' | 'key' | 'remote' | 'card'
  serial: string
}

export type Kept<Facts> = Facts & { _id: string }
export type KeptLink = Kept<LinkFacts> & { role: LinkRole; unitId: string; personId: string }

export const noUnitFacts: Omit<UnitFacts, 'unitNumber'> = {
  strataLot: null,
  unitEntitlement: null,
  unitType: null,
  floor: null,
  streetAddress: null,
  city: null,
  province: null,
  postalCode: null,
  extra: {},
}
export const noPersonFacts: PersonFacts = {
  firstName: null,
  lastName: null,
  companyName: null,
  email: null,
  phone: null,
  mobile: null,
  mailingAddress: null,
  mailingCity: null,
  mailingProvince: null,
  mailingPostalCode: null,
  mailingCountry: null,
  emailNoticeConsent: null,
  consentDate: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
}
export const noLinkFacts: LinkFacts = {
  sharePercent: null,
  isPrimary: null,
  occupiesUnit: null,
  from: null,
  to: null,
  externalId: null,
  notes: null,
  extra: {},
}
