import { z } from 'zod'
import { positions } from '../council-words.ts'
import { Id, LocalDateField } from '../fields.ts'
import { earliestDay, latestDay } from '../limits/occupancy.ts'
import { Paging } from '../paging.ts'
import { Role } from '../roles.ts'
import { get, post, put } from '../route.ts'
import { LinkRole } from './link-role.ts'
import { OptionalDay, Version } from './plain.ts'

/** Who is on council, for which term and in which office. */

const PositionField = z.enum(positions)

/** `over` ended, by its day or before; `withdrawn` was taken back before it began. */
const TermState = z.enum(['running', 'coming', 'over', 'withdrawn'])
export type TermState = z.infer<typeof TermState>

export const CouncilTerm = z.object({
  _id: Id,
  personId: Id,
  name: z.string(),
  /** None for a member at large. */
  positions: z.array(PositionField),
  from: LocalDateField,
  /** The last day; null for a term that goes on. */
  to: LocalDateField.nullable(),
  state: TermState,
  version: z.number().int(),
  /** What their account may do in the building today; null for somebody who has none there. */
  role: Role.nullable(),
  isMe: z.boolean(),
})
export type CouncilTerm = z.infer<typeof CouncilTerm>

/** What is odd by the law of the building; it is said and stops nobody. */
const CouncilDoubt = z.object({
  text: z.string(),
  /** Where it stands, and what else may hold. */
  why: z.string(),
  source: z.string(),
  /** Nobody has held it against the act's text yet. */
  unverified: z.boolean(),
})

/** Somebody whose account has the role of council although no term of theirs runs. */
const WithoutTerm = z.object({
  accountId: Id,
  name: z.string(),
  /** Null where the roster does not name them, so that no term can be written down. */
  personId: Id.nullable(),
})

export const Council = z.object({
  /** The building's own day. */
  today: LocalDateField,
  /** Those that run, then those to come. */
  terms: z.array(CouncilTerm),
  withoutTerm: z.array(WithoutTerm),
  /** The terms by which someone keeps the books: a treasurer on council, where the building lets them. */
  keepsBooks: z.array(Id),
  doubts: z.array(CouncilDoubt),
  /** Units and owners of today, by which the law says how many are to be elected. */
  lots: z.number().int(),
  owners: z.number().int(),
})
export type Council = z.infer<typeof Council>

/** What is to be known of somebody before they are appointed. */
export const Candidate = z.object({
  personId: Id,
  name: z.string(),
  email: z.string().nullable(),
  /** Their ties to units of today. */
  ties: z.array(z.object({ unitNumber: z.string(), role: LinkRole })),
  role: Role.nullable(),
  doubts: z.array(CouncilDoubt),
})
export type Candidate = z.infer<typeof Candidate>

const day = LocalDateField.refine((value) => value >= earliestDay && value <= latestDay, 'Choose a date')
const Terms = z.object({
  positions: z.array(PositionField).max(positions.length).default([]),
  from: day,
  to: OptionalDay.refine((value) => value === null || (value >= earliestDay && value <= latestDay), 'Choose a date'),
})

type Days = Pick<z.output<typeof Terms>, 'from' | 'to'>
const inOrder = ({ from, to }: Days, context: z.RefinementCtx<Days>) => {
  if (to !== null && to < from)
    context.addIssue({ code: 'custom', path: ['to'], message: 'The last day is before the first' })
}

/** A term as the form holds it, before it is known whose it is. */
export const TermForm = Terms.superRefine(inOrder)
export const NewTerm = Terms.extend({ personId: Id }).superRefine(inOrder)
export type NewTerm = z.output<typeof NewTerm>

/** Said by somebody whose own role would end. */
const ownRoleEnds = z.boolean().default(false)
export const TermChange = Terms.extend({ version: Version }).superRefine(inOrder)
export type TermChange = z.output<typeof TermChange>

/** The last day of a term; without one it ends at once, and one that has not begun is taken back. */
export const TermEnd = z.object({ version: Version, lastDay: OptionalDay, ownRoleEnds })
export type TermEnd = z.output<typeof TermEnd>

const OfTerm = z.object({ id: Id })

export const council = {
  council: get('/api/council', {
    shows: 'councilTerm.all',
    also: ['building'],
    access: 'manager',
    summary: 'List current and upcoming council terms, with any legal concerns',
    reply: Council,
  }),
  pastTerms: get('/api/council/past', {
    shows: 'councilTerm.all',
    access: 'manager',
    summary: 'List past council terms, newest first',
    query: Paging,
    reply: CouncilTerm,
    sends: 'page',
  }),
  candidate: get('/api/council/candidates/:id', {
    shows: 'person.one',
    access: 'manager',
    summary: 'Get what to know about a person on the roster before appointing them',
    params: z.object({ id: Id }),
    reply: Candidate,
  }),
  appoint: post('/api/council/terms', {
    access: 'manager',
    summary: 'Appoint someone to council for a term; a current term gives the role immediately',
    body: NewTerm,
    reply: CouncilTerm,
  }),
  changeTerm: put('/api/council/terms/:id', {
    access: 'manager',
    summary: 'Change the offices or dates of a term',
    params: OfTerm,
    body: TermChange,
    reply: CouncilTerm,
  }),
  endTerm: post('/api/council/terms/:id/end', {
    access: 'manager',
    summary: 'End a term immediately or on a date; the role then falls back to what their units give',
    params: OfTerm,
    body: TermEnd,
    reply: CouncilTerm,
  }),
}
