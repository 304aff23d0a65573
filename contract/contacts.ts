import { z } from 'zod'
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
  order: z.number().int().min(0),
})
export type Contact = z.infer<typeof Contact>

const Contacts = z.object({ contacts: z.array(Contact), version: z.number().int() })

export const contacts = {
  list: get('/api/building/contacts', {
    access: 'member',
    summary: 'Whom the people of the building may need to reach, in order',
    reply: Contacts,
  }),
  replace: put('/api/building/contacts', {
    access: 'manager',
    summary: 'Write the whole list anew; a stale version is refused',
    body: z.object({ contacts: z.array(Contact), version: z.number().int().optional() }),
    reply: Contacts,
  }),
}
