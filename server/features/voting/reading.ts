/** Proposals as a member of council may see them; whoever declared a conflict sees what it is about, not what is said of it. */
import type { Page } from '../../../contract/route.ts'
import type { ProposalQuery } from '../../../contract/voting.ts'
import type {
  CouncilFacts,
  Elector,
  Proposal,
  ProposalCounts,
  ProposalEvent,
  ProposalSummary,
} from '../../../contract/voting/proposal.ts'
import { councilQuorum, councilTies } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import type { KnownElector } from './council-store.ts'
import { councilNow, factsOf, isConflicted, requireKnown, type ById, type Known, type Voter } from './known.ts'
import { countProposals, selectProposals, type KnownRow } from './proposals-store.ts'
import { canFor, canVoteAt, choicesOf } from './rules.ts'
import { settleDue } from './settling.ts'
import { selectComments, selectEvents, selectVersions } from './story-store.ts'

const summaryOf = (ctx: Voter, row: KnownRow): ProposalSummary => {
  const { authorId: _authorId, isElector, voted, mayVote, ...rest } = row
  const isTaken = row.status !== 'draft' && row.status !== 'discussion' && (mayVote > 0 || voted > 0)
  return {
    ...rest,
    canVote: canVoteAt({ ...row, isElector, hasVoted: row.userVote !== null }, ctx.now),
    turnout: isTaken ? { voted, mayVote } : null,
  }
}

const electorOf =
  (ctx: Voter, known: Pick<Known, 'conflicts'>) =>
  ({ accountId, name, positions, isBarred }: KnownElector): Elector => ({
    name,
    positions,
    isMe: accountId === ctx.account._id,
    hasConflict: isConflicted(known, accountId),
    isBarred,
  })

const quorumOf = (ctx: InBuilding, mayVote: number): Proposal['quorum'] => {
  const { needed, source, why } = councilQuorum(ctx.building.jurisdiction, mayVote)
  return { needed, of: mayVote, source, why }
}

/** What stands behind a proposal: nothing of it is for whoever declared a conflict. */
const discussionOf = async (ctx: Voter, known: Known) => {
  if (known.hasConflict) return { text: null, files: [], comments: [], earlier: [] }
  const comments = await selectComments(ctx.db, ctx.building._id, known._id)
  const versions = known.textVersion === 1 ? [] : await selectVersions(ctx.db, ctx.building._id, known._id)
  return {
    text: known.text,
    files: known.files,
    comments: comments.map(({ accountId, ...one }) => ({ ...one, isMine: accountId === ctx.account._id })),
    earlier: versions.map(({ options, ...one }) => ({ ...one, choices: choicesOf({ kind: known.kind, options }) })),
  }
}

/** Words that say what a proposal says are not for whoever declared a conflict. */
const eventFor =
  ({ hasConflict }: Known) =>
  (event: ProposalEvent): ProposalEvent =>
    hasConflict && event.kind !== 'closed' && event.kind !== 'conflictDeclared' ? { ...event, words: '' } : event

/** A proposal in what the caller may know of it. */
export const shown = async (ctx: Voter, known: Known): Promise<Proposal> => {
  const {
    isElector: _isElector,
    hiddenFrom: _hiddenFrom,
    electors,
    council: _council,
    conflicts,
    brought,
    ...rest
  } = known
  const mayVote = electors.filter(({ accountId, isBarred }) => !isBarred && !isConflicted(known, accountId)).length
  const facts = factsOf(ctx, known)
  const can = canFor(facts, ctx.now)
  const { options: _options, textSince: _textSince, result, hash, voted: _voted, mayVote: _mayVote, ...kept } = rest
  return {
    ...kept,
    ...summaryOf(ctx, known),
    canVote: can.vote,
    ...(await discussionOf(ctx, known)),
    choices: known.hasConflict ? [] : choicesOf(known),
    reason: known.hasConflict ? '' : known.reason,
    events: (await selectEvents(ctx.db, ctx.building._id, known._id)).map(eventFor(known)),
    electors: electors.map(electorOf(ctx, known)),
    quorum: quorumOf(ctx, mayVote),
    myConflict: conflicts.find(({ accountId }) => accountId === ctx.account._id)?.words ?? null,
    result: result === null || hash === null ? null : { ...result, hash },
    about: brought && { words: brought.record, link: brought.link },
    barred: facts.barred,
    can,
  }
}

/** The proposals of the building, newest first, each with the caller's own vote. */
export const listProposals = async (
  ctx: Voter,
  { query }: { query: ProposalQuery },
): Promise<Page<ProposalSummary>> => {
  await settleDue(ctx)
  const page = await selectProposals(ctx.db, ctx.building._id, ctx.account._id, query, ctx.now)
  return { ...page, items: page.items.map((row) => summaryOf(ctx, row)) }
}

/** How many proposals stand where, and how many await the caller's vote. */
export const countStatuses = async (ctx: Voter): Promise<ProposalCounts> => {
  await settleDue(ctx)
  return countProposals(ctx.db, ctx.building._id, ctx.account._id, ctx.now)
}

/** One proposal; 404 for one next door. */
export const getProposal = async (ctx: Voter, { params }: ById): Promise<Proposal> => {
  await settleDue(ctx)
  return shown(ctx, await requireKnown(ctx, params.id))
}

/** What the form for a proposal should know of the council. */
export const councilFacts = async (ctx: Voter): Promise<CouncilFacts> => {
  const council = await councilNow(ctx)
  const ties = councilTies(ctx.building.jurisdiction)
  return {
    members: council.map(({ name, positions, accountId }) => ({
      name,
      positions,
      isMe: accountId === ctx.account._id,
    })),
    quorum: quorumOf(ctx, council.length),
    ties: ties && { rule: ties.rule, source: ties.source, why: ties.why },
  }
}
