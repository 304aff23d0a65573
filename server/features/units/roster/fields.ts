import { Email, personName, PostalCode } from '../../../../contract/fields.ts'
import { nameMostChars } from '../../../../contract/limits.ts'
import { rosterCellMostChars } from '../../../../contract/limits/roster.ts'
import {
  addressMostChars,
  cityMostChars,
  companyNameMostChars,
  emergencyNameMostChars,
  externalIdMostChars,
  floorMostChars,
  foreignPostalCodeMostChars,
  provinceMostChars,
  strataLotMostChars,
  unitTypeMostChars,
} from '../../../../contract/limits/unit-story.ts'
import { date, field, fieldOrDoubt, line, lines, positive, yesOrNo, type Reader } from './cell.ts'
import type { Column } from './columns.ts'
import type { LinkFacts, PersonFacts, UnitFacts } from '../record.ts'
import { phone } from './phone.ts'
import { unitNumber } from './unit-number.ts'

const name = (label: string): Reader<string> =>
  fieldOrDoubt(personName(label), (text) => {
    const kept = line(nameMostChars)(text)
    return 'value' in kept && !/\p{L}/u.test(kept.value) ? { fault: 'contains no letters' } : kept
  })
/** A Canadian postal code. */
export const postalCode = field(PostalCode)
/** A cell that is kept as it is. */
export const text = line(rosterCellMostChars)

/** By the column: which fact its cell is, and how it is read. */
export type Readers<Facts> = {
  [C in Column]?: { [K in keyof Facts]: [key: K, read: Reader<NonNullable<Facts[K]>>] }[keyof Facts]
}

export const ofUnit: Readers<UnitFacts> = {
  unit_number: ['unitNumber', unitNumber],
  strata_lot: ['strataLot', line(strataLotMostChars)],
  unit_entitlement: ['unitEntitlement', positive()],
  unit_type: ['unitType', line(unitTypeMostChars)],
  floor: ['floor', line(floorMostChars)],
  street_address: ['streetAddress', line(addressMostChars)],
  city: ['city', line(cityMostChars)],
  province: ['province', line(provinceMostChars)],
  postal_code: ['postalCode', postalCode],
}

export const ofPerson: Readers<PersonFacts> = {
  first_name: ['firstName', name('First name')],
  last_name: ['lastName', name('Last name')],
  company_name: ['companyName', line(companyNameMostChars)],
  email: ['email', field(Email)],
  phone: ['phone', phone],
  mobile: ['mobile', phone],
  mailing_address: ['mailingAddress', line(addressMostChars)],
  mailing_city: ['mailingCity', line(cityMostChars)],
  mailing_province: ['mailingProvince', line(provinceMostChars)],
  mailing_postal_code: ['mailingPostalCode', line(foreignPostalCodeMostChars)],
  mailing_country: ['mailingCountry', line(provinceMostChars)],
  email_notice_consent: ['emailNoticeConsent', yesOrNo],
  consent_date: ['consentDate', date],
  emergency_contact_name: ['emergencyContactName', line(emergencyNameMostChars)],
  emergency_contact_phone: ['emergencyContactPhone', phone],
}

export const ofLink: Readers<LinkFacts> = {
  external_id: ['externalId', line(externalIdMostChars)],
  is_primary: ['isPrimary', yesOrNo],
  occupies_unit: ['occupiesUnit', yesOrNo],
  ownership_percent: ['sharePercent', positive(100)],
  start_date: ['from', date],
  end_date: ['to', date],
  notes: ['notes', lines],
}
