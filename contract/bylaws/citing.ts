import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { BylawKind, BylawState } from './bylaw.ts'

/** Bylaws and rules as other records cite them. */

const Named = z.object({ _id: Id, kind: BylawKind, number: z.string(), heading: z.string() })

/** A text that something rests on, as it is on a day. */
export const CitedBylaw = Named.extend({
  state: BylawState,
  /** The first day on which it is in force; null for a standard bylaw, and for one that isn’t filed yet. */
  inForceFrom: LocalDateField.nullable(),
  /** When it ended; null where it hasn’t. */
  endedOn: LocalDateField.nullable(),
  /** The text that has taken its place and is in force. */
  replacedBy: Named.nullable(),
})
export type CitedBylaw = z.infer<typeof CitedBylaw>
