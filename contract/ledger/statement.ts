import { z } from 'zod'
import { Id, LocalDateField, UseDay } from '../fields.ts'
import { ChargeShare } from './holding.ts'
import { chargeTypes } from './ledger-words.ts'

/** A holding between two days, both included: what it owed, what happened, and what it owes. */

/** Without days, the year that ends today. */
export const StatementQuery = z.object({ from: UseDay.optional(), to: UseDay.optional() })
export type StatementQuery = z.output<typeof StatementQuery>

export const StatementLine = z.object({
  entryId: Id,
  day: LocalDateField,
  words: z.string(),
  /** Of a charge: its type and what it rests on. */
  type: z.enum(chargeTypes).nullable(),
  authority: z.string().nullable(),
  /** Of a charge: how it was worked out; empty for one that isn’t a share of anything. */
  shares: z.array(ChargeShare),
  /** Above zero where more is owed afterwards. */
  cents: z.number().int(),
  /** What is owed after it; below zero for credit. */
  balanceCents: z.number().int(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const Statement = z.object({
  from: LocalDateField,
  to: LocalDateField,
  openingCents: z.number().int(),
  lines: z.array(StatementLine),
  closingCents: z.number().int(),
})
export type Statement = z.infer<typeof Statement>
