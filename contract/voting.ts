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
    shows: 'proposal.unlogged',
    also: ['decision'],
    ...council,
    summary: 'List council’s proposals, newest first, with the caller’s own vote',
    query: ProposalQuery,
    reply: ProposalSummary,
    sends: 'page',
  }),
  counts: get('/api/proposals/counts', {
    shows: 'proposal.unlogged',
    also: ['decision'],
    ...council,
    summary: 'Count proposals by status, and those awaiting the caller’s vote',
    reply: ProposalCounts,
  }),
  facts: get('/api/proposals/council', {
    shows: 'proposal.unlogged',
    also: ['decision'],
    ...council,
    summary: 'Get the voters, the quorum and the tie rule under the building’s law',
    reply: CouncilFacts,
  }),
  create: post('/api/proposals', {
    ...council,
    summary: 'Create a draft proposal, with files',
    body: ProposalDraft,
    files: true,
    reply: Proposal,
    throttle: 'propose',
  }),
  get: get('/api/proposals/:id', {
    shows: 'proposal.unlogged',
    also: ['decision'],
    ...one,
    summary: 'Get a proposal, with its discussion and, after it closes, its result',
  }),
  change: put('/api/proposals/:id', {
    ...one,
    summary:
      'Change a proposal before the first vote; a stale version is refused, and so is any change after that vote',
    body: ProposalChange,
  }),
  openDiscussion: post('/api/proposals/:id/discussion', {
    ...one,
    summary: 'Open a draft for council discussion',
    body: ProposalSeen,
  }),
  openVoting: post('/api/proposals/:id/voting', {
    ...one,
    summary: 'Open the vote now or at a set time, until a closing time',
    body: VotingOpened,
  }),
  vote: post('/api/proposals/:id/vote', {
    ...one,
    summary: 'Cast a final vote; 409 for a second vote, a closed vote, or a text that has changed',
    body: Vote,
    // A hash of one of three words would be the word.
    secret: true,
  }),
  declareConflict: post('/api/proposals/:id/conflict', {
    ...one,
    summary: 'Declare a conflict of interest; the caller can no longer vote or read the discussion',
    body: ConflictDeclared,
  }),
  makeVersion: post('/api/proposals/:id/versions', {
    ...one,
    summary: 'Put a new text to the vote; votes on the previous text don’t count for it',
    body: NewVersion,
  }),
  decideTie: post('/api/proposals/:id/tie', {
    ...one,
    summary: 'Break a tie, as the person presiding',
    body: TieDecision,
  }),
  withdraw: post('/api/proposals/:id/withdraw', {
    ...one,
    summary: 'Withdraw a proposal before its vote closes',
    body: ProposalWithdrawn,
  }),
  comment: post('/api/proposals/:id/comments', {
    ...one,
    summary: 'Comment on a proposal',
    body: CommentWritten,
    throttle: 'proposalComment',
  }),
  correctComment: put('/api/proposals/:id/comments/:commentId', {
    ...one,
    params: z.object({ id: Id, commentId: Id }),
    summary: 'Edit the caller’s own comment during the discussion; it is marked as edited',
    body: CommentWritten,
  }),
  proof: get('/api/proposals/:id/proof', {
    shows: 'proposal.unlogged',
    also: ['decision'],
    ...council,
    params: ById,
    summary: 'Get what was hashed at closing: text, voters, votes and result',
    reply: ProposalProof,
  }),
  addFiles: post('/api/proposals/:id/files', {
    ...one,
    summary: 'Add files to a proposal before voting opens',
    body: ProposalSeen,
    files: true,
  }),
  removeFile: del('/api/proposals/:id/files/:fileId', {
    ...council,
    params: OfFile,
    summary: 'Remove a file from a proposal before voting opens',
    reply: Proposal,
  }),
  openFile: get('/api/proposals/:id/files/:fileId', {
    shows: 'proposal.unlogged',
    ...council,
    params: OfFile,
    summary: 'Download a proposal’s file',
    sends: 'file',
  }),
}
