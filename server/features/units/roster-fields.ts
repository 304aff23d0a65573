import { Email, InternationalPhone, personName, PostalCode, UnitNumber } from '../../../contract/fields.ts'
import { nameMostChars } from '../../../contract/limits.ts'
import { rosterCellMostChars } from '../../../contract/limits/roster.ts'
import { date, field, fieldOrDoubt, line, lines, positive, yesOrNo, type Reader } from './roster-cell.ts'
import type { Column } from './roster-columns.ts'
import type { LinkFacts, PersonFacts, UnitFacts } from './record.ts'

const name = (label: string): Reader<string> =>
  fieldOrDoubt(personName(label), (text) => {
    const kept = line(nameMostChars)(text)
    return 'value' in kept && !/\p{L}/u.test(kept.value) ? { fault: 'holds no letter' } : kept
  })
/** A Canadian postal code. */
export const postalCode = field(PostalCode)
const phone = field(InternationalPhone)
/** A cell that is kept as it is. */
export const text = line(rosterCellMostChars)

/** By the column: which fact its cell is, and how it is read. */
export type Readers<Facts> = {
  [C in Column]?: { [K in keyof Facts]: [key: K, read: Reader<NonNullable<Facts[K]>>] }[keyof Facts]
}

export const ofUnit: Readers<UnitFacts> = {
  unit_number: ['unitNumber', field(UnitNumber)],
  strata_lot: ['strataLot', line(20)],
  unit_entitlement: ['unitEntitlement', positive()],
  unit_type: ['unitType', line(50)],
  floor: ['floor', line(20)],
  street_address: ['streetAddress', line(200)],
  city: ['city', line(100)],
  province: ['province', line(50)],
  postal_code: ['postalCode', postalCode],
}

export const ofPerson: Readers<PersonFacts> = {
  first_name: ['firstName', name('First name')],
  last_name: ['lastName', name('Last name')],
  company_name: ['companyName', line(200)],
  email: ['email', field(Email)],
  phone: ['phone', phone],
  mobile: ['mobile', phone],
  mailing_address: ['mailingAddress', line(200)],
  mailing_city: ['mailingCity', line(100)],
  mailing_province: ['mailingProvince', line(50)],
  mailing_postal_code: ['mailingPostalCode', line(20)],
  mailing_country: ['mailingCountry', line(50)],
  email_notice_consent: ['emailNoticeConsent', yesOrNo],
  consent_date: ['consentDate', date],
  emergency_contact_name: ['emergencyContactName', line(100)],
  emergency_contact_phone: ['emergencyContactPhone', phone],
}

export const ofLink: Readers<LinkFacts> = {
  external_id: ['externalId', line(100)],
  is_primary: ['isPrimary', yesOrNo],
  occupies_unit: ['occupiesUnit', yesOrNo],
  ownership_percent: ['sharePercent', positive(100)],
  start_date: ['from', date],
  end_date: ['to', date],
  notes: ['notes', lines],
}
