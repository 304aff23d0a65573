import { z } from 'zod'
import { Id, LocalDateField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable } from '../form.ts'
import {
  authorityMostChars,
  conditionsMostChars,
  endReasonMostChars,
  stallFeeMostCents,
} from '../limits/parking-stalls.ts'
import { Version } from '../units/plain.ts'

/** Who has a stall for which time, and on what ground. */

export const AssignmentBasis = z.enum(['with_lot', 'council_approval', 'rented'])
export type AssignmentBasis = z.infer<typeof AssignmentBasis>

/** How an assignment stands on a day. */
export const AssignmentState = z.enum(['coming', 'running', 'endsSoon', 'over'])
export type AssignmentState = z.infer<typeof AssignmentState>

const fee = 'Enter an amount, such as 75.00'
const Fee = clearable(z.number(fee).int(fee).min(1, fee).max(stallFeeMostCents, fee)).default(null)

export const AssignmentTerms = z.object({
  basis: AssignmentBasis,
  from: UseDay,
  /** Its last day; without one it goes on until somebody ends it. */
  until: clearable(UseDay).default(null),
  conditions: plainText({ label: 'Conditions', max: conditionsMostChars, lines: 'several' }).default(''),
  /** A month. */
  feeCents: Fee,
  /** The bylaw or ratified rule that allows the fee: a text of the register, which names itself, or in words. */
  bylawId: clearable(Id).default(null),
  authority: plainText({ label: 'Bylaw or rule', max: authorityMostChars }).default(''),
})
export type AssignmentTerms = z.output<typeof AssignmentTerms>

export const AssignmentDraft = AssignmentTerms.extend({ unitId: Id, version: Version })
export type AssignmentDraft = z.output<typeof AssignmentDraft>

/** The next term of the same unit begins the day after the last one. */
export const AssignmentRenewal = z.object({ until: UseDay, version: Version })
export type AssignmentRenewal = z.output<typeof AssignmentRenewal>

export const AssignmentEnd = z.object({
  /** Its last day. */
  on: UseDay,
  reason: requiredText({ label: 'Reason', max: endReasonMostChars }),
  version: Version,
})
export type AssignmentEnd = z.output<typeof AssignmentEnd>

export const Assignment = z.object({
  _id: Id,
  unitId: Id,
  unitNumber: z.string(),
  basis: AssignmentBasis,
  from: LocalDateField,
  until: LocalDateField.nullable(),
  conditions: z.string(),
  feeCents: z.number().int().nullable(),
  bylawId: Id.nullable(),
  authority: z.string(),
  /** Why somebody ended it before its time; empty where nobody did. */
  endReason: z.string(),
  state: AssignmentState,
  /** A next term of the same unit follows. */
  renewed: z.boolean(),
  version: z.number().int(),
})
export type Assignment = z.infer<typeof Assignment>

export const HeldStall = Assignment.pick({
  _id: true,
  unitId: true,
  unitNumber: true,
  basis: true,
  from: true,
  until: true,
  state: true,
  renewed: true,
  version: true,
})
export type HeldStall = z.infer<typeof HeldStall>
