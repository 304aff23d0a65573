import { z } from 'zod'
import { positions } from '../council-words.ts'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { Attachment } from '../notices.ts'
import {
  BallotKind,
  DecisionMode,
  MajorityOf,
  ProposalEventKind,
  ProposalKind,
  ProposalOutcome,
  ProposalStatus,
  TieRule,
} from './kinds.ts'

/** A proposal of a council as its members read it. What says how a vote goes is null until the vote is closed. */

export const ProposalSummary = z.object({
  _id: Id,
  /** Counts up in the building; shown as `M-12`. */
  number: z.number().int(),
  title: z.string(),
  kind: ProposalKind,
  mode: DecisionMode,
  ballot: BallotKind,
  status: ProposalStatus,
  /** Null until the vote is closed. */
  outcome: ProposalOutcome.nullable(),
  /** The caller's own choice by its key; `cast` in a secret ballot; null where they have not voted on this text. */
  userVote: z.string().nullable(),
  /** Whether a vote of the caller would be taken now. */
  canVote: z.boolean(),
  /** The caller declared a conflict of interest. */
  hasConflict: z.boolean(),
  /** When voting opens or opened; null where no moment is set. */
  opensAt: InstantField.nullable(),
  closesAt: InstantField.nullable(),
  closedAt: InstantField.nullable(),
  /** How many have voted of how many who may; null before voting opened. Never who, and never how before the close. */
  turnout: z.object({ voted: z.number().int(), mayVote: z.number().int() }).nullable(),
  /** Which text this is; another one takes new votes. */
  textVersion: z.number().int(),
  /** Who wrote it. */
  by: z.string(),
  createdAt: InstantField,
  version: z.number().int(),
})
export type ProposalSummary = z.infer<typeof ProposalSummary>

export const ProposalChoice = z.object({ key: z.string(), label: z.string() })
export type ProposalChoice = z.infer<typeof ProposalChoice>

/** A line of the arithmetic: `May vote`, `6`, and where a rule stands behind it, which one. */
export const ResultLine = z.object({ label: z.string(), value: z.string(), source: z.string().nullable() })
export type ResultLine = z.infer<typeof ResultLine>

export const ProposalResult = z.object({
  outcome: ProposalOutcome,
  /** The option of a list that won; null for a yes or no, and where none did. */
  winner: ProposalChoice.nullable(),
  /** In the order of the choices, with what nobody chose. */
  tally: z.array(ProposalChoice.extend({ votes: z.number().int() })),
  /** The arithmetic, line by line. */
  lines: z.array(ResultLine),
  /** Who voted how, by name; null for a secret ballot. */
  ballots: z.array(z.object({ name: z.string(), choice: z.string(), label: z.string() })).nullable(),
  conflicts: z.array(z.object({ name: z.string(), words: z.string() })),
  /** Whoever presides decided the tie. */
  tieDecided: z.object({ by: z.string(), at: InstantField, choice: z.string(), label: z.string() }).nullable(),
  /** What the minutes say of it, ready to be copied. */
  minutes: z.string(),
  /** SHA-256, in hexadecimal, of what the proof answers. */
  hash: z.string(),
})
export type ProposalResult = z.infer<typeof ProposalResult>

const ProposalCan = z.object({
  change: z.boolean(),
  addFiles: z.boolean(),
  openDiscussion: z.boolean(),
  openVoting: z.boolean(),
  vote: z.boolean(),
  declareConflict: z.boolean(),
  comment: z.boolean(),
  makeVersion: z.boolean(),
  decideTie: z.boolean(),
  withdraw: z.boolean(),
  seeProof: z.boolean(),
})
export type ProposalCan = z.infer<typeof ProposalCan>

const ProposalComment = z.object({
  _id: Id,
  at: InstantField,
  by: z.string(),
  isMine: z.boolean(),
  words: z.string(),
  /** When its author corrected it last; null where it stands as it was written. */
  editedAt: InstantField.nullable(),
  /** The text that it was written to. */
  textVersion: z.number().int(),
})
export type ProposalComment = z.infer<typeof ProposalComment>

export const ProposalEvent = z.object({
  _id: Id,
  at: InstantField,
  kind: ProposalEventKind,
  /** Null for what the product did by its clock. */
  by: z.string().nullable(),
  words: z.string(),
})
export type ProposalEvent = z.infer<typeof ProposalEvent>

/** Somebody who was on council when voting opened. */
const Elector = z.object({
  name: z.string(),
  positions: z.array(z.enum(positions)),
  isMe: z.boolean(),
  hasConflict: z.boolean(),
  /** They have no vote on this: it’s about them, or they complained. */
  isBarred: z.boolean(),
})
export type Elector = z.infer<typeof Elector>

const Quorum = z.object({
  needed: z.number().int(),
  /** Of so many who may vote. */
  of: z.number().int(),
  /** The bylaw that asks for it; null where the rule is ours. */
  source: z.string().nullable(),
  why: z.string(),
})

const EarlierVersion = z.object({
  textVersion: z.number().int(),
  title: z.string(),
  text: z.string(),
  choices: z.array(ProposalChoice),
  /** Until when it stood, why it was replaced, and how many votes ended with it. */
  replacedAt: InstantField,
  reason: z.string(),
  votes: z.number().int(),
})

/** What is null or empty here for somebody who declared a conflict: text, files, comments, versions and the proof. */
export const Proposal = ProposalSummary.extend({
  /** Rich text; null for who declared a conflict. */
  text: z.string().nullable(),
  choices: z.array(ProposalChoice),
  /** The bylaw by which a vote here decides; empty where what is decided is to be ratified. */
  authority: z.string(),
  tieRule: TieRule,
  majorityOf: MajorityOf,
  files: z.array(Attachment),
  comments: z.array(ProposalComment),
  /** Oldest first. */
  events: z.array(ProposalEvent),
  /** Newest first; the text that stands is not among them. */
  earlier: z.array(EarlierVersion),
  /** Those on council when voting opened, or now while it has not; nothing says who of them has voted. */
  electors: z.array(Elector),
  quorum: Quorum,
  /** The caller's own words. */
  myConflict: z.string().nullable(),
  /** Why it was withdrawn. */
  reason: z.string(),
  /** The meeting that ratified it. */
  ratifiedOn: LocalDateField.nullable(),
  result: ProposalResult.nullable(),
  /** The record that it’s about, `violation V-12`, and its page; null for council’s own proposals. */
  about: z.object({ words: z.string(), link: z.string() }).nullable(),
  /** Why the caller has no vote on it; null where they can have one. */
  barred: z.string().nullable(),
  can: ProposalCan,
})
export type Proposal = z.infer<typeof Proposal>

/** Council’s vote on a record such as a violation case, as members who aren’t barred see it there. */
export const BroughtVote = z.object({
  _id: Id,
  /** Shown as it is: `M-12`. */
  number: z.string(),
  status: ProposalStatus,
  outcome: ProposalOutcome.nullable(),
  closesAt: InstantField.nullable(),
  turnout: z.object({ voted: z.number().int(), mayVote: z.number().int() }),
  /** The entry that the closed vote has in the register. */
  decision: z
    .object({
      _id: Id,
      number: z.string(),
      decidedOn: LocalDateField,
      votes: z.object({ for: z.number().int(), against: z.number().int(), abstained: z.number().int() }).nullable(),
    })
    .nullable(),
})
export type BroughtVote = z.infer<typeof BroughtVote>

/** How many proposals stand where, and how many wait for the caller's vote. */
export const ProposalCounts = z.object({
  draft: z.number().int(),
  discussion: z.number().int(),
  voting: z.number().int(),
  closed: z.number().int(),
  ratified: z.number().int(),
  withdrawn: z.number().int(),
  awaitsMe: z.number().int(),
})
export type ProposalCounts = z.infer<typeof ProposalCounts>

/** What the form for a proposal should know of the council. */
export const CouncilFacts = z.object({
  members: z.array(Elector.pick({ name: true, positions: true, isMe: true })),
  quorum: Quorum,
  /** What the law of the building has for ties where no bylaw says otherwise; null where it says nothing. */
  ties: z.object({ rule: TieRule, source: z.string(), why: z.string() }).nullable(),
})
export type CouncilFacts = z.infer<typeof CouncilFacts>

/** What was hashed at the close, so that anybody on council can hash it anew. */
export const ProposalProof = z.object({
  algorithm: z.literal('SHA-256'),
  hash: z.string(),
  /** The text, to the letter, in UTF-8. */
  canonical: z.string(),
})
export type ProposalProof = z.infer<typeof ProposalProof>
