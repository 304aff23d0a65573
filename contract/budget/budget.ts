import { z } from 'zod'
import { nameKey } from '../clean.ts'
import { Id, LocalDateField, plainText, requiredText } from '../fields.ts'
import { clearable } from '../form.ts'
import {
  budgetAuthorityMostChars,
  budgetCategoryMostChars,
  budgetLineMostCents,
  budgetLinesMost,
  lowReserveReasonMostChars,
} from '../limits/budget.ts'
import { Reason } from '../reason.ts'

/** The budget of a fiscal year: as it is read, and as it is written. Money is in cents, and a year has twelve months. */

export const BudgetState = z.enum(['draft', 'noticed', 'approved', 'superseded'])
export type BudgetState = z.infer<typeof BudgetState>

/** The operating fund, and the contingency reserve fund. */
export const BudgetFund = z.enum(['operating', 'reserve'])
export type BudgetFund = z.infer<typeof BudgetFund>

/** An operating expense, or operating income other than fees. */
export const BudgetLineKind = z.enum(['expense', 'income'])
export type BudgetLineKind = z.infer<typeof BudgetLineKind>

/** A day that a building's books may have. */
export const BudgetDay = LocalDateField.refine((day) => day >= '1990' && day < '2200', 'Not a valid date')

/** A month, by its first day: `2026-12-01`. */
export const BudgetMonth = BudgetDay.refine((day) => day.endsWith('-01'), 'Choose the first day of a month')

const amount = 'Enter an amount up to $10 million'
/** Cents of a year. */
const YearCents = z.number(amount).int(amount).min(0, amount).max(budgetLineMostCents, amount)

const Version = z.coerce.number().int()

/** A draft for the fiscal year that begins in a month; it may begin with the lines of another budget. */
export const BudgetDraft = z.object({ startsOn: BudgetMonth, copyOf: clearable(Id).default(null) })
export type BudgetDraft = z.output<typeof BudgetDraft>

/** A line by its category; a name that the building doesn't have yet becomes a new one. */
const BudgetLineDraft = z.object({
  kind: BudgetLineKind,
  name: requiredText({ label: 'Category', max: budgetCategoryMostChars }),
  yearCents: YearCents,
})
export type BudgetLineDraft = z.output<typeof BudgetLineDraft>

/** All lines of a draft, in order, and what owners contribute to the reserve in the year. */
export const BudgetFields = z.object({
  lines: z.array(BudgetLineDraft).max(budgetLinesMost, `At most ${budgetLinesMost} lines`),
  reserveCents: YearCents,
  version: Version,
})

/** Refuses a category that is listed twice, on its line. */
export const eachOnce = ({ lines }: z.output<typeof BudgetFields>, context: z.core.$RefinementCtx): void => {
  const seen = new Set<string>()
  for (const [index, { kind, name }] of lines.entries()) {
    const key = `${kind} ${nameKey(name)}`
    if (seen.has(key))
      context.addIssue({ code: 'custom', path: ['lines', index, 'name'], message: 'This category is listed twice' })
    seen.add(key)
  }
}

export const BudgetChange = BudgetFields.superRefine(eachOnce)
export type BudgetChange = z.output<typeof BudgetChange>

export const BudgetStepName = z.enum(['notice', 'redraft', 'approve', 'discard'])
export type BudgetStepName = z.infer<typeof BudgetStepName>

export const BudgetStep = z.discriminatedUnion('step', [
  /** The notice of the meeting that votes on it was sent. */
  z.object({ step: z.literal('notice'), noticedOn: BudgetDay, version: Version }),
  /** It is a draft again, and can be changed. */
  z.object({ step: z.literal('redraft'), version: Version }),
  /** Owners approved it: its fees apply from a month on, and an approved one of the same year is replaced. */
  z.object({
    step: z.literal('approve'),
    approvedOn: BudgetDay,
    /** The meeting or resolution: "Annual general meeting". */
    authority: requiredText({
      label: 'Approved by',
      missing: 'Enter the meeting or resolution that approved the budget',
      max: budgetAuthorityMostChars,
    }),
    feesFrom: BudgetMonth,
    /** When the difference for earlier months of the year is due, if it is charged at all. */
    catchUpOn: clearable(BudgetDay).default(null),
    /** Why the reserve gets less than the law's least; needed only then. */
    lowReserveReason: plainText({ label: 'Reason', max: lowReserveReasonMostChars, lines: 'several' }).default(''),
    version: Version,
  }),
  /** Deletes a draft. */
  z.object({ step: z.literal('discard'), version: Version }),
])
export type BudgetStep = z.output<typeof BudgetStep>

export const BudgetWarning = z.object({
  about: z.enum(['reserveLow', 'nothingToCharge', 'notApproved', 'tellOwners']),
  /** Red for what is wrong, orange for what is to be done. */
  tone: z.enum(['bad', 'waiting']),
  words: z.string(),
  reason: Reason.nullable(),
})
export type BudgetWarning = z.infer<typeof BudgetWarning>

export const BudgetSummary = z.object({
  _id: Id,
  /** Of the fiscal year: `2027`, or `2026/27`. */
  name: z.string(),
  startsOn: LocalDateField,
  endsOn: LocalDateField,
  state: BudgetState,
  expenseCents: z.number().int(),
  otherIncomeCents: z.number().int(),
  reserveCents: z.number().int(),
  /** Owners' contributions of the year, to both funds. */
  yearCents: z.number().int(),
  noticedOn: LocalDateField.nullable(),
  approvedOn: LocalDateField.nullable(),
  feesFrom: LocalDateField.nullable(),
  version: z.number().int(),
})
export type BudgetSummary = z.infer<typeof BudgetSummary>

export const Budget = BudgetSummary.extend({
  lines: z.array(z.object({ kind: BudgetLineKind, name: z.string(), yearCents: z.number().int() })),
  /** What owners contribute to each fund: the year, one of twelve equal months, and how far twelve of them miss the year. */
  funds: z.array(
    z.object({
      fund: BudgetFund,
      yearCents: z.number().int(),
      monthCents: z.number().int(),
      roundingCents: z.number().int(),
    }),
  ),
  /** The same of both funds together. */
  monthCents: z.number().int(),
  roundingCents: z.number().int(),
  /** The meeting or resolution that approved it; empty before. */
  authority: z.string(),
  lowReserveReason: z.string(),
  catchUpOn: LocalDateField.nullable(),
  warnings: z.array(BudgetWarning),
  /** The categories that the building has, by name, to choose from. */
  categories: z.array(z.object({ kind: BudgetLineKind, name: z.string() })),
  /** The steps that it allows now, and whether its lines can be changed; both only for those who manage finances. */
  can: z.object({ change: z.boolean(), steps: z.array(BudgetStepName) }),
})
export type Budget = z.infer<typeof Budget>
