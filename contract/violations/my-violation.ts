import { z } from 'zod'
import { Id, LocalDateField, LocalTimeField } from '../fields.ts'
import { Attachment } from '../notices.ts'
import { Penalty, ViolationTopic } from './violation.ts'

/** A violation case as a resident sees it: one that they reported, or one about them. Never who complained. */

/** They reported it; it is about them; or they own the unit of a tenant it is about. */
export const MySide = z.enum(['complainant', 'accused', 'owner'])
export type MySide = z.infer<typeof MySide>

export const MyStepName = z.enum(['answer', 'askHearing', 'withdrawHearing', 'dispute'])
export type MyStepName = z.infer<typeof MyStepName>

export const MyViolationSummary = z.object({
  _id: Id,
  number: z.number().int(),
  side: MySide,
  topic: ViolationTopic,
  /** Of those the case is about only; null for who reported it. */
  unitNumber: z.string().nullable(),
  happenedOn: LocalDateField,
  state: z.enum(['received', 'handled', 'answer', 'waiting', 'decided', 'closed']),
  /** The last day for an answer, while one can be given. */
  answerBy: LocalDateField.nullable(),
  version: z.number().int(),
})
export type MyViolationSummary = z.infer<typeof MyViolationSummary>

export const MyViolation = MyViolationSummary.extend({
  place: z.string(),
  happenedAt: LocalTimeField.nullable(),
  /** What the particulars or the warning say happened; empty for who reported it. */
  details: z.string(),
  /** What the caller wrote: their report or their answer. */
  words: z.string(),
  /** What the caller added. */
  files: z.array(Attachment),
  answeredOn: LocalDateField.nullable(),
  /** The bylaw or rule that the particulars name. */
  bylaw: z.string().nullable(),
  /** The letters to the caller. */
  letters: z.array(z.object({ _id: Id, subject: z.string(), on: LocalDateField })),
  hearing: z
    .object({
      askedOn: LocalDateField,
      on: LocalDateField.nullable(),
      at: LocalTimeField.nullable(),
      place: z.string(),
      heldOn: LocalDateField.nullable(),
      withdrawnOn: LocalDateField.nullable(),
    })
    .nullable(),
  /** Whether a contravention was found; null until the decision is sent. */
  upheld: z.boolean().nullable(),
  penalties: z.array(Penalty.omit({ words: true })),
  disputedOn: LocalDateField.nullable(),
  steps: z.array(MyStepName),
})
export type MyViolation = z.infer<typeof MyViolation>
