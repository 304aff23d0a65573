import { z } from 'zod'
import { OptionalEmail, plainText, requiredText } from './fields.ts'
import { contactFieldMostChars, contactPhoneMostChars, contactsMost } from './limits.ts'
import { get, put } from './route.ts'

/** Somebody whom the people of a building may need to reach (specification, section 3). */
export const Contact = z.object({
  name: z.string(),
  /** What they are to the building, as "Property manager". */
  role: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Free text, such as "Mon to Fri, 9 to 5". */
  availability: z.string(),
  isEmergency: z.boolean(),
  /** Its place in the list, from 0. */
  order: z.number().int().min(0),
})
export type Contact = z.infer<typeof Contact>

/** The list, and the version that a change of it must name to be sure that nobody else's is lost. */
export const Contacts = z.object({ contacts: z.array(Contact), version: z.number().int() })
export type Contacts = z.infer<typeof Contacts>

/** Said of either (specification, section 5, contact add). */
const missing = 'Name and role are required'
const optional = (label: string, max = contactFieldMostChars) => plainText({ label, max }).default('')

/** A contact as it is written: an empty text is the same as none. */
export const ContactDraft = z.object({
  name: requiredText({ label: 'Name', max: contactFieldMostChars, missing }),
  role: requiredText({ label: 'Role', max: contactFieldMostChars, missing }),
  // No pattern: 911, a desk's extension and a number abroad are reached as well.
  phone: optional('Phone number', contactPhoneMostChars),
  email: OptionalEmail.default(''),
  availability: optional('Availability'),
  isEmergency: z.boolean().default(false),
  order: z.number().int().min(0).default(0),
})
export type ContactDraft = z.output<typeof ContactDraft>

export const ContactsChange = z.object({
  /** In the order of their `order`; where it is the same, as they stand. */
  contacts: z.array(ContactDraft).max(contactsMost, `At most ${contactsMost} contacts`),
  /** The version that was seen; without it the last write wins. */
  version: z.number().int().optional(),
})
export type ContactsChange = z.output<typeof ContactsChange>

export const contacts = {
  list: get('/api/building/contacts', {
    shows: 'contact.all',
    access: 'member',
    summary: 'List the building’s important contacts, in order',
    reply: Contacts,
  }),
  replace: put('/api/building/contacts', {
    access: 'manager',
    summary: 'Replace the whole list; a stale version is refused',
    body: ContactsChange,
    reply: Contacts,
  }),
}
