import { z } from 'zod'
import { Id, LocalDateField, requiredText, UseDay } from '../fields.ts'
import { Reason } from '../reason.ts'
import { spendingResolutionMostChars } from '../limits/spending.ts'

/** The funds of a fiscal year, and what was spent outside the budget. Money is in cents. */

const Cents = z.number().int()

/** The funds that the budget and general meetings decide on; a special levy has its own resolution. */
export const SpendingFund = z.enum(['operating', 'reserve'])
export type SpendingFund = z.infer<typeof SpendingFund>

/** What an expense outside the budget rests on. */
export const SpendingBasis = z.enum([
  'depreciationReport',
  'recommendedWork',
  'evCharging',
  'electricalReport',
  'evReport',
  'otherWork',
  'emergency',
])
export type SpendingBasis = z.infer<typeof SpendingBasis>

/** What is on record of an expense: nothing, that owners approved it, or that it was an emergency. */
export const SpendingState = z.enum(['unapproved', 'approved', 'emergency'])
export type SpendingState = z.infer<typeof SpendingState>

/** An expense that isn’t in the budget; its id is the one of its entry in the ledger. */
export const Spending = z.object({
  _id: Id,
  day: LocalDateField,
  fund: SpendingFund,
  category: z.string(),
  cents: Cents,
  state: SpendingState,
  basis: SpendingBasis.nullable(),
  /** When owners approved it; null without an approval, and in an emergency. */
  approvedOn: LocalDateField.nullable(),
  /** The meeting or resolution, or what the emergency was; empty without an approval. */
  resolution: z.string(),
  /** The authority that the expense was recorded or matched with; null without one. It says neither how nor when owners voted. */
  authority: z.string().nullable(),
  /** 0 before anything was recorded. */
  version: z.number().int(),
})
export type Spending = z.infer<typeof Spending>

export const FundOfYear = z.object({
  _id: Id,
  kind: z.enum(['operating', 'reserve', 'levy', 'trust']),
  name: z.string().nullable(),
  openingCents: Cents,
  incomeCents: Cents,
  expenseCents: Cents,
  /** What was brought into the books in the year, less write-offs of it; above zero for what came in. */
  otherCents: Cents,
  closingCents: Cents,
  /** The balance at the end of each month so far, the first month first. */
  balancesCents: z.array(Cents),
})
export type FundOfYear = z.infer<typeof FundOfYear>

const Sum = z.object({ fund: SpendingFund, name: z.string(), cents: Cents })

export const FundReport = z.object({
  startsOn: LocalDateField,
  endsOn: LocalDateField,
  /** Today, or the end of a year that is over. */
  to: LocalDateField,
  /** The first days of fiscal years that can be reported, the latest first. */
  years: z.array(LocalDateField),
  /** The first days of the months so far. */
  months: z.array(LocalDateField),
  funds: z.array(FundOfYear),
  /** By source, special levies apart. */
  income: z.array(Sum),
  /** By category, special levies apart; without approval is no more than is left after money that came back. */
  expenses: z.array(Sum.extend({ unapprovedCents: Cents })),
  /** Whether an act of ours asks for approvals; otherwise nothing is listed as outside the budget. */
  asksApproval: z.boolean(),
  /** What isn’t in the budget, the latest first. */
  spending: z.array(Spending),
  /** The approved budget that the latest operating expenses are compared with; null where none is on record. */
  budget: z.object({ _id: Id, startsOn: LocalDateField, endsOn: LocalDateField }).nullable(),
  /** What the operating fund may spend without approval; null where no act of ours says, and without a budget. */
  limit: Reason.extend({ usedCents: Cents, belowCents: Cents }).nullable(),
  /** By when owners can have the statement of the year; null where no act of ours says. */
  statementDue: Reason.extend({ on: LocalDateField }).nullable(),
  can: z.object({ approve: z.boolean() }),
})
export type FundReport = z.infer<typeof FundReport>

/** Any day of a fiscal year; today without it. */
export const FundReportQuery = z.object({ year: UseDay.optional() })
export type FundReportQuery = z.output<typeof FundReportQuery>

/** A fiscal year that is over and whose months are locked. */
export const FinishedYear = z.object({ startsOn: LocalDateField, endsOn: LocalDateField })
export type FinishedYear = z.infer<typeof FinishedYear>

/** Any day of a fiscal year. */
export const OwnStatementQuery = z.object({ year: UseDay })
export type OwnStatementQuery = z.output<typeof OwnStatementQuery>

const Version = z.coerce.number().int()

/** What owners decided on an expense; in an emergency no day, and the words say what it was. */
export const ApprovalFields = z.object({
  basis: SpendingBasis,
  approvedOn: UseDay.nullable().default(null),
  resolution: requiredText({
    label: 'Approved by',
    missing: 'Enter the meeting or resolution, or what the emergency was',
    max: spendingResolutionMostChars,
  }),
})

/** Refuses an approval of owners without its day. */
export const needsDay = (
  { basis, approvedOn }: Pick<z.output<typeof ApprovalFields>, 'basis' | 'approvedOn'>,
  context: z.core.$RefinementCtx,
): void => {
  if (basis !== 'emergency' && approvedOn === null)
    context.addIssue({ code: 'custom', path: ['approvedOn'], message: 'Enter the date of the approval' })
}

export const SpendingStep = z.discriminatedUnion('step', [
  /** Records what the expense rests on, in place of what was recorded before. */
  ApprovalFields.extend({ step: z.literal('approve'), version: Version }).superRefine(needsDay),
  /** Takes back what was recorded. */
  z.object({ step: z.literal('withdraw'), version: Version }),
])
export type SpendingStep = z.output<typeof SpendingStep>
