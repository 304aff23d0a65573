import { z } from 'zod'
import { Id, LocalDateField, OptionalEmail, OptionalInternationalPhone, plainText, PostalCode } from '../fields.ts'
import { nameMostChars } from '../limits.ts'
import {
  addressMostChars,
  cityMostChars,
  companyNameMostChars,
  emergencyNameMostChars,
  foreignPostalCodeMostChars,
  provinceMostChars,
} from '../limits/unit-story.ts'
import { put } from '../route.ts'
import { OptionalDay, OptionalFlag, Saved, Version } from './plain.ts'

/** What a building keeps of a person of its roster, for those who manage it and for the person. */
export const RosterPerson = z.object({
  _id: Id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  mailingAddress: z.string().nullable(),
  mailingCity: z.string().nullable(),
  mailingProvince: z.string().nullable(),
  mailingPostalCode: z.string().nullable(),
  mailingCountry: z.string().nullable(),
  /** Whether legal notices may come by e-mail; null where nobody asked. */
  emailNoticeConsent: z.boolean().nullable(),
  consentDate: LocalDateField.nullable(),
  emergencyContactName: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
  version: z.number().int(),
})
export type RosterPerson = z.infer<typeof RosterPerson>

/** The roster keeps names that a form for oneself would ask about, such as a single letter. */
const name = (label: string) =>
  plainText({
    label,
    max: nameMostChars,
    rule: (text) => (/\p{L}/u.test(text) ? null : `${label} contains invalid characters`),
  }).default('')
const optional = (label: string, max: number) => plainText({ label, max }).default('')

export const PersonNames = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  companyName: optional('Company', companyNameMostChars),
})

/** Where mail goes when somebody does not live in the unit. */
export const MailingAddress = z.object({
  mailingAddress: optional('Mailing address', addressMostChars),
  mailingCity: optional('City', cityMostChars),
  mailingProvince: optional('Province or state', provinceMostChars),
  mailingPostalCode: optional('Postal code', foreignPostalCodeMostChars),
  mailingCountry: optional('Country', provinceMostChars),
})
export type MailingAddress = z.output<typeof MailingAddress>

export const PersonFields = PersonNames.extend({
  email: OptionalEmail.default(''),
  phone: OptionalInternationalPhone.default(''),
  mobile: OptionalInternationalPhone.default(''),
  ...MailingAddress.shape,
  emailNoticeConsent: OptionalFlag,
  consentDate: OptionalDay,
  emergencyContactName: optional('Emergency contact', emergencyNameMostChars),
  emergencyContactPhone: OptionalInternationalPhone.default(''),
})
type Fields = z.output<typeof PersonFields>

const inCanada = /^(?:ca|can|canada)?$/i

interface Fault {
  path: string[]
  message: string
}

/** A person has a first and a last name, or a company. */
export const nameFaults = ({ firstName, lastName, companyName }: z.output<typeof PersonNames>): Fault[] => {
  if (companyName !== '') return []
  return [
    ...(firstName === '' ? [{ path: ['firstName'], message: 'First name is required, or a company' }] : []),
    ...(lastName === '' ? [{ path: ['lastName'], message: 'Last name is required, or a company' }] : []),
  ]
}

/** As the roster file is read: a code is Canadian unless another country is named. */
export const postalFaults = ({
  mailingPostalCode: code,
  mailingCountry: country,
}: Pick<Fields, 'mailingPostalCode' | 'mailingCountry'>): Fault[] => {
  const isForeign = !inCanada.test(country)
  if (code === '' || isForeign || PostalCode.safeParse(code).success) return []
  return [{ path: ['mailingPostalCode'], message: 'Invalid postal code format; enter the country if it isn’t Canada' }]
}

/** As the roster file is read: consent needs an e-mail. */
const personFaults = (person: Fields): Fault[] => {
  const { emailNoticeConsent, email } = person
  return [
    ...nameFaults(person),
    ...postalFaults(person),
    ...(emailNoticeConsent && email === ''
      ? [{ path: ['email'], message: 'Email is required for notices by email' }]
      : []),
  ]
}

/** Refuses each fault at its field. */
export const faultless =
  <F>(faultsOf: (values: F) => Fault[]) =>
  (values: F, context: z.RefinementCtx<F>) => {
    for (const { path, message } of faultsOf(values)) context.addIssue({ code: 'custom', path, message })
  }

/** The same before it is known which version it changes. */
export const PersonDraft = PersonFields.superRefine(faultless(personFaults))
export const PersonChange = PersonFields.extend({ version: Version }).superRefine(faultless(personFaults))
export type PersonChange = z.output<typeof PersonChange>

export const rosterPerson = {
  changePerson: put('/api/people/:id', {
    access: 'manager',
    summary: 'Change a person’s details; a new email may link a different account',
    params: z.object({ id: Id }),
    body: PersonChange,
    reply: Saved,
  }),
}
