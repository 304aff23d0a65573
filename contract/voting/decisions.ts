import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText, richText, UseDay } from '../fields.ts'
import { clearable, count, list } from '../form.ts'
import {
  councilVotesMost,
  decisionTitleMostChars,
  decisionWordingMostChars,
  minutesMostChars,
  ratifiedAtOnceMost,
} from '../limits/decide.ts'
import { Paging } from '../paging.ts'
import { get, post, put } from '../route.ts'
import { ProposalOutcome } from './kinds.ts'
import { ResultLine } from './proposal.ts'

/** The register of what council decided: every vote that was taken has its number, whatever came of it. */

/** `meeting`: at a meeting. `between`: between meetings, to be ratified at the next. `bylaw`: so, as a bylaw allows it. */
export const DecisionMade = z.enum(['meeting', 'between', 'bylaw'])
export type DecisionMade = z.infer<typeof DecisionMade>

const DecisionOutcome = ProposalOutcome
export type DecisionOutcome = z.infer<typeof DecisionOutcome>

/** Whether a meeting has still to ratify it: `none` where nothing asks for it. */
export const Ratification = z.enum(['none', 'awaits', 'ratified'])
export type Ratification = z.infer<typeof Ratification>

const Votes = z.object({ for: z.number().int(), against: z.number().int(), abstained: z.number().int() })
/** How many voted how; null for a vote over a list, and where nobody noted it. */
const VotesField = Votes.nullable()

/** What the caller may do with this decision now. */
const DecisionCan = z.object({ correct: z.boolean(), ratify: z.boolean() })

export const DecisionSummary = z.object({
  _id: Id,
  /** "D-2026-014": the year of the decision, and its place in that year. */
  number: z.string(),
  title: z.string(),
  /** The day on which it was decided, by the building's calendar. */
  decidedOn: LocalDateField,
  made: DecisionMade,
  outcome: DecisionOutcome,
  votes: VotesField,
  ratification: Ratification,
  /** The day of the meeting that ratified it. */
  ratifiedOn: LocalDateField.nullable(),
  can: DecisionCan,
  version: z.number().int(),
})
export type DecisionSummary = z.infer<typeof DecisionSummary>

/** Who voted how in an open ballot, in the voters' words for the choices. */
export const DecisionNames = z.array(z.object({ choice: z.string(), names: z.array(z.string()) }))
export type DecisionNames = z.infer<typeof DecisionNames>

export const Decision = DecisionSummary.extend({
  /** The text as it was voted on; rich text, cleaned. */
  wording: z.string(),
  /** Where it was made by a bylaw: the bylaw's words. */
  authority: z.string(),
  /** The arithmetic of the outcome, line by line; empty where it was written down by hand. */
  lines: z.array(ResultLine),
  /** Null where the ballot was secret, and where it was written down by hand. */
  names: DecisionNames.nullable(),
  /** Who had declared a conflict of interest and took no part. */
  conflicts: z.array(z.string()),
  /** SHA-256 of what was voted on, by whom and how; null where it was written down by hand. */
  hash: z.string().nullable(),
  /** The proposal that it comes from, for those who may open it; null for others and where there is none. */
  proposal: z.object({ _id: Id, number: z.string() }).nullable(),
  /** Who wrote it down by hand; null where a vote in the product made it. */
  writtenBy: z.string().nullable(),
  notedAt: InstantField,
  ratified: z
    .object({ on: LocalDateField, minutes: z.string(), notedAt: InstantField, notedBy: z.string() })
    .nullable(),
})
export type Decision = z.infer<typeof Decision>

const Tally = clearable(count(0, councilVotesMost)).default(null)

export const decisionWordingTooLong = `Text must be at most ${decisionWordingMostChars} characters`
const fields = {
  title: plainText({ label: 'Title', max: decisionTitleMostChars, required: true }),
  wording: richText({ label: 'Text', max: decisionWordingMostChars, tooLong: decisionWordingTooLong }),
  /** The day of the meeting; one that is still to come is refused. */
  decidedOn: UseDay,
  outcome: DecisionOutcome.exclude(['no_quorum']),
  votesFor: Tally,
  votesAgainst: Tally,
  votesAbstained: Tally,
}

interface Counted {
  outcome: 'passed' | 'failed' | 'tied'
  votesFor: number | null
  votesAgainst: number | null
  votesAbstained: number | null
}
/** All three counts or none; and what they say of the outcome is so. */
const tallied = (
  { outcome, votesFor, votesAgainst, votesAbstained }: Counted,
  context: z.core.$RefinementCtx<Counted>,
): void => {
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const given = { votesFor, votesAgainst, votesAbstained }
  const missing = Object.entries(given).filter(([, votes]) => votes === null)
  if (missing.length === 3) return
  for (const [path] of missing) say(path, 'Enter a number, or 0 for none')
  if (missing.length > 0) return
  if (outcome === 'tied' && votesFor !== votesAgainst) say('outcome', 'A tie needs equal votes for and against')
  if (outcome === 'passed' && votesFor === 0) say('votesFor', 'It can’t pass with no votes in favour')
  else if (outcome === 'passed' && votesFor! < votesAgainst!)
    say('outcome', 'It can’t pass with more votes against than for')
}

/** A decision of a meeting, written down by hand. */
export const DecisionDraft = z.object(fields).superRefine(tallied)
export type DecisionDraft = z.output<typeof DecisionDraft>

/** A correction of what was written down by hand; before and after stay in the history. */
export const DecisionCorrection = z
  .object({
    ...fields,
    version: z.coerce.number().int(),
    reason: plainText({ label: 'Reason', max: minutesMostChars, required: true }),
  })
  .superRefine(tallied)
export type DecisionCorrection = z.output<typeof DecisionCorrection>

/** That a meeting ratified decisions made between meetings; all of them or, where one cannot be, none. */
export const RatificationDraft = z.object({
  decisionIds: list(Id, ratifiedAtOnceMost).refine((ids) => ids.length > 0, 'Choose at least one decision'),
  /** The day of the meeting; not to come, and not before any of the decisions. */
  meetingOn: UseDay,
  minutes: plainText({ label: 'Minutes', max: minutesMostChars, lines: 'several' }).default(''),
})
export type RatificationDraft = z.output<typeof RatificationDraft>

/** What narrows the register, in the list and in its PDF. */
export const DecisionFilter = z.object({
  search: Paging.shape.search,
  /** The year of the number. */
  year: z.coerce.number().int().min(1900).max(2199).optional(),
  ratified: Ratification.optional(),
})
export type DecisionFilter = z.output<typeof DecisionFilter>
export const DecisionQuery = DecisionFilter.extend(Paging.shape)
export type DecisionQuery = z.output<typeof DecisionQuery>

/** What the register holds, whatever narrows the list. */
export const DecisionCounts = z.object({
  all: z.number().int(),
  awaiting: z.number().int(),
  /** The newest first. */
  years: z.array(z.object({ year: z.number().int(), decisions: z.number().int() })),
  /** Whether the caller may write decisions down, and ratify those that await it. */
  can: z.object({ write: z.boolean(), ratify: z.boolean() }),
})
export type DecisionCounts = z.infer<typeof DecisionCounts>

const ById = z.object({ id: Id })
const reader = { access: 'manager' } as const
const council = { access: 'council' } as const

export const decisions = {
  list: get('/api/decisions', {
    shows: 'decision.all',
    also: ['proposal'],
    ...reader,
    summary: 'List the register of decisions, newest number first',
    query: DecisionQuery,
    reply: DecisionSummary,
    sends: 'page',
  }),
  counts: get('/api/decisions/counts', {
    shows: 'decision.all',
    also: ['proposal'],
    ...reader,
    summary: 'Count decisions by year, and those awaiting ratification',
    reply: DecisionCounts,
  }),
  register: get('/api/decisions/export', {
    shows: 'decision.all',
    ...reader,
    summary: 'Export the filtered register as a PDF',
    query: DecisionFilter,
    sends: 'file',
  }),
  get: get('/api/decisions/:id', {
    shows: 'decision.one',
    also: ['proposal'],
    ...reader,
    summary: 'Get a decision',
    params: ById,
    reply: Decision,
  }),
  paper: get('/api/decisions/:id/export', {
    shows: 'decision.one',
    ...reader,
    summary: 'Export a decision as a PDF',
    params: ById,
    sends: 'file',
  }),
  write: post('/api/decisions', {
    ...council,
    summary: 'Record a decision made at a meeting; it gets the next number for that year',
    body: DecisionDraft,
    reply: Decision,
  }),
  ratify: post('/api/decisions/ratify', {
    ...council,
    summary: 'Record a meeting’s ratification of decisions made between meetings',
    body: RatificationDraft,
    reply: z.array(DecisionSummary),
  }),
  correct: put('/api/decisions/:id', {
    ...council,
    summary: 'Correct a manually recorded decision, with a reason; before and after stay in the history',
    params: ById,
    body: DecisionCorrection,
    reply: Decision,
  }),
}
