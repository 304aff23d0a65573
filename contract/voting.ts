import { z } from 'zod'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'
import {
  CommentWritten,
  ConflictDeclared,
  NewVersion,
  ProposalChange,
  ProposalDraft,
  ProposalSeen,
  ProposalWithdrawn,
  TieDecision,
  Vote,
  VotingOpened,
} from './voting/bodies.ts'
import { ProposalOutcome, ProposalStatus } from './voting/kinds.ts'
import { CouncilFacts, Proposal, ProposalCounts, ProposalProof, ProposalSummary } from './voting/proposal.ts'

/** What narrows the proposals of a council. */
export const ProposalQuery = Paging.extend({
  status: ProposalStatus.optional(),
  outcome: ProposalOutcome.optional(),
  /** Those that wait for the caller's vote. */
  awaits: z.enum(['me']).optional(),
})
export type ProposalQuery = z.output<typeof ProposalQuery>

const ById = z.object({ id: Id })
const OfFile = z.object({ id: Id, fileId: Id })
const council = { access: 'council' } as const
const one = { ...council, params: ById, reply: Proposal } as const

/** What council decides between its meetings: proposals, their discussion, and the votes of its members. */
export const voting = {
  list: get('/api/proposals', {
    ...council,
    summary: 'The proposals of council, newest first, each with the caller’s own vote',
    query: ProposalQuery,
    reply: ProposalSummary,
    sends: 'page',
  }),
  counts: get('/api/proposals/counts', {
    ...council,
    summary: 'How many proposals stand where, and how many await the caller’s vote',
    reply: ProposalCounts,
  }),
  facts: get('/api/proposals/council', {
    ...council,
    summary: 'Who votes, the quorum, and what becomes of ties by the law of the building',
    reply: CouncilFacts,
  }),
  create: post('/api/proposals', {
    ...council,
    summary: 'Write a proposal as a draft, with files',
    body: ProposalDraft,
    files: true,
    reply: Proposal,
    throttle: 'propose',
  }),
  get: get('/api/proposals/:id', { ...one, summary: 'One proposal, with its discussion and, once closed, its result' }),
  change: put('/api/proposals/:id', {
    ...one,
    summary:
      'Change a proposal on which nobody has voted; a stale version is refused, and so is any after the first vote',
    body: ProposalChange,
  }),
  openDiscussion: post('/api/proposals/:id/discussion', {
    ...one,
    summary: 'Put a draft before council to be discussed',
    body: ProposalSeen,
  }),
  openVoting: post('/api/proposals/:id/voting', {
    ...one,
    summary: 'Open the vote, at once or at a moment to come, until another moment',
    body: VotingOpened,
  }),
  vote: post('/api/proposals/:id/vote', {
    ...one,
    summary: 'Vote, once and for good; 409 for a second vote, a closed one, or a text that has changed',
    body: Vote,
    // A hash of one of three words would be the word.
    secret: true,
  }),
  declareConflict: post('/api/proposals/:id/conflict', {
    ...one,
    summary: 'Declare a conflict of interest: one neither votes nor reads the discussion from then on',
    body: ConflictDeclared,
  }),
  makeVersion: post('/api/proposals/:id/versions', {
    ...one,
    summary: 'Put a new text to the vote; the votes on the one before do not count for it',
    body: NewVersion,
  }),
  decideTie: post('/api/proposals/:id/tie', {
    ...one,
    summary: 'Decide a tie, as whoever presides',
    body: TieDecision,
  }),
  withdraw: post('/api/proposals/:id/withdraw', {
    ...one,
    summary: 'Withdraw a proposal before its vote is closed',
    body: ProposalWithdrawn,
  }),
  comment: post('/api/proposals/:id/comments', {
    ...one,
    summary: 'Write to the discussion of a proposal',
    body: CommentWritten,
    throttle: 'proposalComment',
  }),
  correctComment: put('/api/proposals/:id/comments/:commentId', {
    ...one,
    params: z.object({ id: Id, commentId: Id }),
    summary: 'Correct a comment of one’s own while the proposal is discussed; it says that it was',
    body: CommentWritten,
  }),
  proof: get('/api/proposals/:id/proof', {
    ...council,
    params: ById,
    summary: 'What was hashed at the close: text, electorate, votes and result',
    reply: ProposalProof,
  }),
  addFiles: post('/api/proposals/:id/files', {
    ...one,
    summary: 'Add files to a proposal that is not voted on yet',
    body: ProposalSeen,
    files: true,
  }),
  removeFile: del('/api/proposals/:id/files/:fileId', {
    ...council,
    params: OfFile,
    summary: 'Take a file off a proposal that is not voted on yet',
    reply: Proposal,
  }),
  openFile: get('/api/proposals/:id/files/:fileId', {
    ...council,
    params: OfFile,
    summary: 'Download a file of a proposal',
    sends: 'file',
  }),
}
