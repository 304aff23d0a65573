import { z } from 'zod'
import { Id, InstantField } from './fields.ts'
import { Paging } from './paging.ts'
import { get } from './route.ts'

/** The kinds of record that keep a history. */
export const Subject = z.enum([
  'building',
  'membership',
  'account',
  'unit',
  'person',
  'import',
  'notice',
  'invitation',
  'accessRequest',
])
export type Subject = z.infer<typeof Subject>

/** One change of a record: who, when, what. */
export const Change = z.object({
  _id: Id,
  at: InstantField,
  by: z.string(),
  action: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type Change = z.infer<typeof Change>

export const audit = {
  history: get('/api/history/:subject/:id', {
    access: 'manager',
    summary: 'What happened to a record, newest first',
    params: z.object({ subject: Subject, id: Id }),
    query: Paging,
    reply: Change,
    sends: 'page',
  }),
}
