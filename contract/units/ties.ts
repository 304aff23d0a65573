import { z } from 'zod'
import { Email, Id, LocalDateField, OptionalInternationalPhone, plainText } from '../fields.ts'
import { clearable } from '../form.ts'
import { linkNotesMostChars } from '../limits/unit-story.ts'
import { post, put } from '../route.ts'
import { OfUnit, OptionalDay, OptionalFlag, OptionalId, Saved, SharePercent, Version } from './plain.ts'
import { nameFaults, PersonNames } from './roster-person.ts'

/** Who is tied to a unit, for how long and on which terms. Sales and moves have screens of their own. */

const orderWords = 'The last day is before the first'

const Terms = z.object({
  from: OptionalDay,
  to: OptionalDay,
  sharePercent: SharePercent,
  isPrimary: OptionalFlag,
  occupiesUnit: OptionalFlag,
  formKReceivedOn: OptionalDay,
  leaseEndsOn: OptionalDay,
  notes: plainText({ label: 'Notes', max: linkNotesMostChars, lines: 'several' }).default(''),
})

/** Somebody to be added beside those who are there: who is known already, or somebody new. */
export const TieDraft = PersonNames.extend({
  role: z.enum(['owner', 'occupant', 'agent']),
  personId: OptionalId,
  email: clearable(Email).default(null),
  phone: OptionalInternationalPhone.default(''),
  from: LocalDateField,
  sharePercent: SharePercent,
  occupiesUnit: OptionalFlag,
}).superRefine((values, context) => {
  if (values.personId !== null) return
  for (const { path, message } of nameFaults(values)) context.addIssue({ code: 'custom', path, message })
})
export type TieDraft = z.output<typeof TieDraft>

type Days = Pick<z.output<typeof Terms>, 'from' | 'to'>
const inOrder = ({ from, to }: Days, context: z.RefinementCtx<Days>) => {
  if (from !== null && to !== null && to < from) context.addIssue({ code: 'custom', path: ['to'], message: orderWords })
}

/** A period put right. A period that is open stays so: ending it is a sale or a move. */
export const TieChange = Terms.extend({ version: Version }).superRefine(inOrder)
/** The same before it is known which version it changes. */
export const TieTerms = Terms.superRefine(inOrder)
export type TieChange = z.output<typeof TieChange>

export const unitTies = {
  addTie: post('/api/units/:id/people', {
    access: 'manager',
    summary: 'Add a co-owner, an occupant or an agent to a unit',
    params: OfUnit,
    body: TieDraft,
    reply: Saved,
  }),
  changeTie: put('/api/units/:id/people/:linkId', {
    access: 'manager',
    summary: 'Correct a period: its dates, share, Form K and lease',
    params: z.object({ id: Id, linkId: Id }),
    body: TieChange,
    reply: Saved,
  }),
}
