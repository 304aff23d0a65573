import { z } from 'zod'
import { Id, InstantField, plainText, UseMoment } from '../fields.ts'
import { count, list } from '../form.ts'
import {
  pollDetailsMostChars,
  pollOptionMostChars,
  pollOptionsLeast,
  pollOptionsMost,
  pollQuestionMostChars,
  pollReasonMostChars,
} from '../limits/decide.ts'
import { Paging } from '../paging.ts'
import { del, get, post, put } from '../route.ts'
import { hasAlike } from '../clean.ts'

/** A question to owners or residents, one answer a unit. A poll is no vote: nothing is decided by it. */

/** `draft` is seen by those who manage the building only; `closed` follows the clock. */
export const PollStatus = z.enum(['draft', 'open', 'closed', 'withdrawn'])
export type PollStatus = z.infer<typeof PollStatus>

/** Who may answer for a unit: its owners; or its owners, tenants and occupants. */
export const PollAudience = z.enum(['owners', 'residents'])
export type PollAudience = z.infer<typeof PollAudience>

/** When those who may answer see the result; those who manage the building always do. */
export const PollResultsShow = z.enum(['afterAnswer', 'atClose'])
export type PollResultsShow = z.infer<typeof PollResultsShow>

/** What those who manage the building see of the answers: sums, or also what each unit answered. */
export const PollDetail = z.enum(['totals', 'byUnit'])
export type PollDetail = z.infer<typeof PollDetail>

const text = {
  question: plainText({ label: 'Question', max: pollQuestionMostChars, required: true }),
  details: plainText({ label: 'Details', max: pollDetailsMostChars, lines: 'several' }).default(''),
}
export const sameAnswers = 'Two answers are the same'
const options = list(
  plainText({ label: 'Answer', max: pollOptionMostChars, required: true }),
  pollOptionsMost,
).superRefine((labels, context) => {
  if (labels.length < pollOptionsLeast) context.addIssue(`Enter at least ${pollOptionsLeast} answers`)
  if (hasAlike(labels)) context.addIssue(sameAnswers)
})

/** A poll as it is written: a draft, that nobody is told of before it is opened. */
export const PollDraft = z.object({
  ...text,
  audience: PollAudience.default('owners'),
  options,
  /** How many answers a unit may choose: 1, or up to all of them. */
  choicesMost: count(1, pollOptionsMost).default(1),
  resultsShow: PollResultsShow.default('afterAnswer'),
  /** Said to those who answer before they do, and fixed once the poll is open. */
  detail: PollDetail.default('totals'),
  closesAt: UseMoment,
})
export type PollDraft = z.output<typeof PollDraft>

const Version = z.coerce.number().int()
export const PollChange = PollDraft.extend({ version: Version })
export type PollChange = z.output<typeof PollChange>

const PollSeen = z.object({ version: Version })
export const PollExtend = z.object({ version: Version, closesAt: UseMoment })
export type PollExtend = z.output<typeof PollExtend>
export const PollWithdraw = z.object({
  version: Version,
  reason: plainText({ label: 'Reason', max: pollReasonMostChars, required: true }),
})
export type PollWithdraw = z.output<typeof PollWithdraw>

export const PollAnswerDraft = z.object({
  optionIds: list(Id, pollOptionsMost).refine((ids) => ids.length > 0, 'Choose an answer'),
})
export type PollAnswerDraft = z.output<typeof PollAnswerDraft>

/** What the caller may do with this poll now. */
const PollCan = z.object({
  /** For at least one of the units in `mine`. */
  answer: z.boolean(),
  edit: z.boolean(),
  open: z.boolean(),
  extend: z.boolean(),
  close: z.boolean(),
  withdraw: z.boolean(),
  delete: z.boolean(),
  seeCoverage: z.boolean(),
})
export type PollCan = z.infer<typeof PollCan>

const Asked = z.object({
  /** Units asked when it was opened, and those of them that have answered; both 0 for a draft. */
  units: z.number().int(),
  answered: z.number().int(),
})

export const PollSummary = z.object({
  _id: Id,
  question: z.string(),
  audience: PollAudience,
  status: PollStatus,
  openedAt: InstantField.nullable(),
  /** When it closes, or closed. */
  closesAt: InstantField,
  asked: Asked,
  /** Units of the caller that may still answer and have not. */
  awaitsMe: z.number().int(),
  can: PollCan,
  version: z.number().int(),
})
export type PollSummary = z.infer<typeof PollSummary>

/** A unit for which the caller may answer, or could while the poll was open. */
const PollUnit = z.object({
  _id: Id,
  unitNumber: z.string(),
  /** The answer that stands; null where there is none yet. */
  answer: z
    .object({
      optionIds: z.array(Id),
      at: InstantField,
      /** Null where the caller is not told who of the unit it was. */
      byName: z.string().nullable(),
      byMe: z.boolean(),
    })
    .nullable(),
})
export type PollUnit = z.infer<typeof PollUnit>

export const Poll = PollSummary.extend({
  details: z.string(),
  options: z.array(z.object({ _id: Id, label: z.string() })),
  choicesMost: z.number().int(),
  resultsShow: PollResultsShow,
  detail: PollDetail,
  /** "This is a poll, not a vote of the strata corporation.", in the words of the building's law. */
  notAVote: z.string(),
  /** Why it was withdrawn; empty otherwise. */
  reason: z.string(),
  askedBy: z.string(),
  mine: z.array(PollUnit),
  /** Units by option, in the order of the options; null while the caller may not see them yet. */
  results: z.array(z.object({ optionId: Id, units: z.number().int() })).nullable(),
})
export type Poll = z.infer<typeof Poll>

/** How far a poll got with one unit: `asked` where somebody of it has an account, `none` where nobody has. */
export const PollReach = z.enum(['none', 'asked', 'answered'])
export type PollReach = z.infer<typeof PollReach>

export const PollCoverage = z.object({
  units: z.object({ total: z.number().int(), answered: z.number().int(), asked: z.number().int() }),
  byUnit: z.array(
    z.object({
      _id: Id,
      unitNumber: z.string(),
      floor: z.string().nullable(),
      reach: PollReach,
      answeredAt: InstantField.nullable(),
      answeredBy: z.string().nullable(),
      /** What the unit answered; null where there is no answer, and where the poll gives totals only. */
      optionIds: z.array(Id).nullable(),
    }),
  ),
  unitsNotAnswered: z.array(z.object({ _id: Id, unitNumber: z.string() })),
  /** When units without an answer were reminded; null where it has not happened. */
  remindedAt: InstantField.nullable(),
})
export type PollCoverage = z.infer<typeof PollCoverage>

export const PollQuery = Paging.omit({ search: true }).extend({
  /** What is open (soonest to close first), what is over (newest first), or what is still written. */
  shows: z.enum(['open', 'past', 'drafts']).default('open'),
})
export type PollQuery = z.output<typeof PollQuery>

const ById = z.object({ id: Id })
const resident = { access: 'member' } as const
const asker = { access: 'manager' } as const
const one = { ...asker, params: ById, reply: Poll } as const

export const polls = {
  list: get('/api/polls', {
    shows: 'poll.all',
    ...resident,
    summary: 'List the caller’s polls, or all polls for management',
    query: PollQuery,
    reply: PollSummary,
    sends: 'page',
  }),
  get: get('/api/polls/:id', {
    shows: 'poll.one',
    ...resident,
    summary: 'Get a poll, with the answers of the caller’s units',
    params: ById,
    reply: Poll,
  }),
  coverage: get('/api/polls/:id/coverage', {
    shows: 'poll.one',
    ...asker,
    summary: 'List the units that have answered, with their answers where the poll allows',
    params: ById,
    reply: PollCoverage,
  }),
  answer: put('/api/polls/:id/answers/:unitId', {
    ...resident,
    summary: 'Answer for one of the caller’s units; the last answer before closing counts',
    params: z.object({ id: Id, unitId: Id }),
    body: PollAnswerDraft,
    reply: Poll,
  }),
  create: post('/api/polls', {
    ...asker,
    summary: 'Create a draft poll, without notifying anyone',
    body: PollDraft,
    reply: Poll,
  }),
  change: put('/api/polls/:id', { ...one, summary: 'Change a draft poll', body: PollChange }),
  open: post('/api/polls/:id/open', {
    ...one,
    summary: 'Open a poll, fix its text and notify its audience',
    body: PollSeen,
  }),
  extend: post('/api/polls/:id/extend', { ...one, summary: 'Extend a poll', body: PollExtend }),
  close: post('/api/polls/:id/close', { ...one, summary: 'Close a poll early', body: PollSeen }),
  withdraw: post('/api/polls/:id/withdraw', {
    ...one,
    summary: 'Withdraw an open poll with a reason; its answers no longer count',
    body: PollWithdraw,
  }),
  delete: del('/api/polls/:id', { ...asker, summary: 'Delete a poll that was never opened', params: ById }),
}
