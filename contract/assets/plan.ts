import { z } from 'zod'
import { Id, LocalDateField, plainText, requiredText } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  firstAssetDay,
  lastAssetDay,
  leadDaysMost,
  leadDaysUsual,
  planEveryMost,
  planTitleMostChars,
  planWordsMostChars,
  roundNoteMostChars,
} from '../limits/assets.ts'
import { TicketStatus } from '../tickets/kinds.ts'
import { VendorTrade } from '../vendors/vendor.ts'

/** What has to be done to an asset every so often, and the rounds in which it was done. */

export const PlanUnit = z.enum(['days', 'weeks', 'months', 'years'])
export type PlanUnit = z.infer<typeof PlanUnit>

/** A day that a next one can be counted from. */
export const AssetDay = LocalDateField.refine((day) => day >= firstAssetDay && day <= lastAssetDay, 'Not a valid date')

/** Whether the next day is counted from the day that was planned, or from the day on which it was done. */
export const CountsFrom = z.enum(['planned', 'done'])
export type CountsFrom = z.infer<typeof CountsFrom>

/** How a plan stands on a day: its day is over, it has come up, it is still off, it is paused, or it has ended. */
export const PlanStanding = z.enum(['overdue', 'due', 'later', 'paused', 'ended'])
export type PlanStanding = z.infer<typeof PlanStanding>

export const PlanDraft = z.object({
  title: requiredText({ label: 'Title', max: planTitleMostChars }),
  words: plainText({ label: 'Instructions', max: planWordsMostChars, lines: 'several' }).default(''),
  /** Whose work it is. */
  trade: clearable(VendorTrade).default(null),
  every: count(1, planEveryMost),
  unit: PlanUnit,
  countsFrom: CountsFrom.default('planned'),
  nextDueOn: AssetDay,
  /** How many days before its day it comes up, and those who manage assets are told. */
  leadDays: count(0, leadDaysMost).default(leadDaysUsual),
})
export type PlanDraft = z.output<typeof PlanDraft>

const Version = z.coerce.number().int()
export const PlanChange = PlanDraft.extend({ version: Version })
export type PlanChange = z.output<typeof PlanChange>
export const PlanSeen = z.object({ version: Version })

export const PlanDone = z.object({
  doneOn: AssetDay,
  note: plainText({ label: 'Note', max: roundNoteMostChars, lines: 'several' }).default(''),
  version: Version,
})
export type PlanDone = z.output<typeof PlanDone>

export const AssetPlan = z.object({
  _id: Id,
  title: z.string(),
  words: z.string(),
  trade: VendorTrade.nullable(),
  every: z.number().int(),
  unit: PlanUnit,
  countsFrom: CountsFrom,
  nextDueOn: LocalDateField,
  leadDays: z.number().int(),
  /** Since when it rests; null while it runs. */
  pausedOn: LocalDateField.nullable(),
  endedOn: LocalDateField.nullable(),
  lastDoneOn: LocalDateField.nullable(),
  standing: PlanStanding,
  /** The ticket that was opened for it when it came up. */
  ticket: z.object({ _id: Id, number: z.number().int(), status: TicketStatus }).nullable(),
  version: z.number().int(),
})
export type AssetPlan = z.infer<typeof AssetPlan>

/** A time that a plan was done. */
export const PlanRound = z.object({
  _id: Id,
  planId: Id,
  title: z.string(),
  /** The day for which it was planned. */
  dueOn: LocalDateField,
  doneOn: LocalDateField,
  note: z.string(),
  /** Who wrote it down. */
  by: z.string(),
})
export type PlanRound = z.infer<typeof PlanRound>
