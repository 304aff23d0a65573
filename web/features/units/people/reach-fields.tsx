import { formatPhone } from '../../../../contract/text.ts'
import type { RosterPerson } from '../../../../contract/units/roster-person.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { FormControl } from '../records/record-form.tsx'
import { valuesOf } from '../records/unit-record.ts'

/** How somebody is reached, as fields of a form: of the building's people, and of oneself. */
export const reachLabels = {
  phone: 'Phone',
  mobile: 'Mobile',
  mailingAddress: 'Mailing address',
  mailingCity: 'City',
  mailingProvince: 'Province or state',
  mailingPostalCode: 'Postal code',
  mailingCountry: 'Country',
  emergencyContactName: 'Emergency contact',
  emergencyContactPhone: 'Emergency contact phone',
}

/** The person as these fields of a form show them, phones as people write them; whether they consented may be unasked. */
export const typedFrom = (person: RosterPerson, fields: readonly string[]) => {
  const empty = { ...Object.fromEntries(fields.map((field) => [field, ''])), emailNoticeConsent: null }
  const shown = (number: string | null) => formatPhone(number ?? '')
  const { phone, mobile, emergencyContactPhone } = person
  return {
    ...valuesOf(person, empty),
    phone: shown(phone),
    mobile: shown(mobile),
    emergencyContactPhone: shown(emergencyContactPhone),
  }
}

/** The town of a mailing address and what goes with it; the browser fills in one's own. */
export const TownFields = ({ control, own = false }: { control: FormControl; own?: boolean }) => (
  <>
    <TextField
      control={control}
      name="mailingCity"
      label={reachLabels.mailingCity}
      {...(own && { autoComplete: 'address-level2' })}
    />
    <TextField control={control} name="mailingProvince" label={reachLabels.mailingProvince} />
    <TextField control={control} name="mailingPostalCode" label={reachLabels.mailingPostalCode} />
    <TextField control={control} name="mailingCountry" label={reachLabels.mailingCountry} placeholder="Canada" />
  </>
)
