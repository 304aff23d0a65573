import { z } from 'zod'
import { BookImportChoices } from '../../../contract/book-imports/book-import.ts'
import { inCents, plainDollars } from '../../../contract/money.ts'

/** The day of the balances and what they are compared with, as they are typed. */

const belowZero = /^(?:[-−–]\s*(?<dashed>.+)|\((?<bracketed>.+)\))$/

/** Reads dollars as people type them, in cents: null for an empty field, and below zero with a minus or in brackets. */
export const inSignedCents = (typed: string): unknown => {
  const text = typed.trim()
  if (text === '') return null
  const { dashed, bracketed } = belowZero.exec(text)?.groups ?? {}
  const amount = dashed ?? bracketed
  const cents = inCents(amount ?? text)
  if (typeof cents !== 'number') return typed
  return amount === undefined ? cents : -cents
}

const { asOf, operatingCents, reserveCents, expectedCents } = BookImportChoices.shape

export const TotalsForm = z.object({
  asOf,
  operatingCents: z.preprocess(inSignedCents, operatingCents),
  reserveCents: z.preprocess(inSignedCents, reserveCents),
  expectedCents: z.preprocess(inSignedCents, expectedCents),
})
export type Totals = z.output<typeof TotalsForm>
export type TypedTotals = z.input<typeof TotalsForm>

const typedOf = (cents: number | null): string => (cents === null ? '' : plainDollars(cents))

/** Fills the form. */
export const valuesOf = (choices: Totals): TypedTotals => ({
  asOf: choices.asOf,
  operatingCents: typedOf(choices.operatingCents),
  reserveCents: typedOf(choices.reserveCents),
  expectedCents: typedOf(choices.expectedCents),
})
