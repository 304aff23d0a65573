import { z } from 'zod'
import { nameKey } from '../clean.ts'
import { Id, LocalDateField, plainText, requiredText } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  budgetAuthorityMostChars,
  budgetCategoryMostChars,
  budgetGroupMostChars,
  budgetGroupsMost,
  budgetGroupUnitsMost,
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

/** Why a cost is shared by some units only: they are of a type that the bylaws name, or use limited common property. */
export const BudgetGroupBasis = z.enum(['type', 'limitedCommon'])
export type BudgetGroupBasis = z.infer<typeof BudgetGroupBasis>

/** A day that a building's books may have. */
export const BudgetDay = LocalDateField.refine((day) => day >= '1990' && day < '2200', 'Not a valid date')

/** A month, by its first day: `2026-12-01`. */
export const BudgetMonth = BudgetDay.refine((day) => day.endsWith('-01'), 'Choose the first day of a month')

const amount = 'Enter an amount such as 1,250.00, up to $10 million'
/** Cents of a year. */
const YearCents = z.number(amount).int(amount).min(0, amount).max(budgetLineMostCents, amount)

const Version = z.coerce.number().int()

/** A draft for the fiscal year that begins in a month; it may begin with the lines of another budget. */
export const BudgetDraft = z.object({ startsOn: BudgetMonth, copyOf: clearable(Id).default(null) })
export type BudgetDraft = z.output<typeof BudgetDraft>

/** Units that share some costs among themselves, by unit entitlement. */
const BudgetGroupDraft = z.object({
  name: requiredText({ label: 'Name', max: budgetGroupMostChars }),
  basis: BudgetGroupBasis,
  unitIds: z
    .array(Id)
    .min(1, 'Choose the units that share these costs')
    .max(budgetGroupUnitsMost, `At most ${budgetGroupUnitsMost} units`),
})

/** A line by its category; a name that the building doesn't have yet becomes a new one. */
const BudgetLineDraft = z.object({
  kind: BudgetLineKind,
  name: requiredText({ label: 'Category', max: budgetCategoryMostChars }),
  yearCents: YearCents,
  /** The place among the groups, from 0, of the one that shares this expense; null where all units do. */
  group: clearable(count(0, budgetGroupsMost - 1)).default(null),
})

/** All lines of a draft, in order, the groups that share some of them, and what owners contribute to the reserve in the year. */
export const BudgetFields = z.object({
  lines: z.array(BudgetLineDraft).max(budgetLinesMost, `At most ${budgetLinesMost} lines`),
  groups: z.array(BudgetGroupDraft).max(budgetGroupsMost, `At most ${budgetGroupsMost} groups`).default([]),
  reserveCents: YearCents,
  version: Version,
})
export type BudgetAmounts = Omit<z.input<typeof BudgetFields>, 'version'>

/** Lists the places of names that are there before, however they are spelled. */
const repeated = (names: readonly string[]): number[] => {
  const keys = names.map(nameKey)
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))
}

/** Refuses a category or a group that is listed twice, and a group that isn't listed or shares income, each on its row. */
export const linesAgree = ({ lines, groups }: z.output<typeof BudgetFields>, context: z.core.$RefinementCtx): void => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  for (const index of repeated(lines.map(({ kind, name, group }) => `${kind} ${group} ${name}`)))
    refuse(['lines', index, 'name'], 'This category is listed twice')
  for (const index of repeated(groups.map(({ name }) => name)))
    refuse(['groups', index, 'name'], 'This name is used twice')
  for (const [index, { kind, group }] of lines.entries()) {
    if (group === null) continue
    if (kind === 'income') refuse(['lines', index, 'group'], 'Other income is shared by all units')
    else if (group >= groups.length) refuse(['lines', index, 'group'], 'Choose who shares this cost')
  }
}

export const BudgetChange = BudgetFields.superRefine(linesAgree)
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
  about: z.enum(['reserveLow', 'nothingToCharge', 'allCharged', 'notApproved', 'tellOwners']),
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

export const BudgetGroup = z.object({
  name: z.string(),
  basis: BudgetGroupBasis,
  units: z.array(z.object({ _id: Id, unitNumber: z.string() })),
  /** What it shares in the year, and one of twelve equal months of it. */
  yearCents: z.number().int(),
  monthCents: z.number().int(),
  /** What lets these units share it among themselves; null where no act of ours says. */
  reason: Reason.nullable(),
})
export type BudgetGroup = z.infer<typeof BudgetGroup>

export const Budget = BudgetSummary.extend({
  lines: z.array(
    z.object({
      kind: BudgetLineKind,
      name: z.string(),
      yearCents: z.number().int(),
      /** The place of the group that shares it; null where all units do. */
      group: z.number().int().nullable(),
    }),
  ),
  groups: z.array(BudgetGroup),
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
