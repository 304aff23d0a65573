/** Proposals that a feature below brings before council, about a record of its own. */
import type { CaseVote } from '../../../contract/voting/bodies.ts'
import { decisionNumber } from '../../../contract/voting/decision-words.ts'
import type { BroughtVote } from '../../../contract/voting/proposal.ts'
import { proposalNumber } from '../../../contract/voting/voting-words.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { selectBallots } from './ballots-store.ts'
import { selectOfProposal } from './decisions/store.ts'
import { requireDecision } from './decisions/reading.ts'
import { isConflicted, requireKnown, requireLocked, type Known, type Voter } from './known.ts'
import { openNow, requireSomebody, requireWindow } from './opening.ts'
import { cleaned } from './proposing.ts'
import { noteEvent } from './record.ts'
import { isRunning } from './rules.ts'
import { withdrawNow } from './withdrawing.ts'
import { insertProposal } from './writing-store.ts'

/** What council is asked, for or against, and the rules of the vote. */
export interface BroughtDraft extends Omit<CaseVote, 'closesAt'> {
  title: string
  /** Rich text; it can’t be changed afterwards. */
  text: string
  closesAt: string
}

const matterOf = ({ _id, textVersion }: Known) => ({ proposalId: _id, textVersion })

/**
 * Brings a proposal before council and opens its vote at once. `keep` writes down what it is about before council is asked,
 * so that those whom it bars are no voters. Answers its id. 400 by field for a vote that can’t close then; 409 where no one
 * on council can vote. The caller holds what it is about: records come before their proposals.
 */
export const proposeFor = async (
  tx: Voter,
  { closesAt, ...written }: BroughtDraft,
  keep: (proposalId: string) => Promise<void>,
): Promise<string> => {
  requireWindow(tx, { opensAt: null, closesAt })
  const fields = cleaned({ ...written, kind: 'yes_no', options: [], ballot: 'open', majorityOf: 'present' })
  const _id = newId(Date.parse(tx.now))
  await insertProposal(tx.db, tx.building._id, { ...fields, _id, authorId: tx.account._id, at: tx.now })
  await keep(_id)
  const { after } = await noteEvent(tx, null, _id, { kind: 'created' })
  requireSomebody(after)
  await openNow(tx, after, { opensAt: tx.now, closesAt })
  return _id
}

/** Work of the product itself: what a step of a case does to its vote is not for its story to name someone for. */
const asProduct = ({ account: _account, ...product }: InBuilding): InBuilding => product

/**
 * Holds a proposal, and lists the members who had a vote on it when it opened, cast or not; none where it is over and not
 * tied. Votes wait for the caller, and the caller for votes.
 */
export const holdElectors = async (
  tx: InBuilding,
  proposalId: string,
): Promise<{ accountId: string; name: string }[]> => {
  const known = await requireLocked(asProduct(tx), proposalId)
  const isTied = known.status === 'closed' && known.outcome === 'tied'
  if (!isRunning(known) && !isTied) return []
  return known.electors.filter((one) => !one.isBarred && !isConflicted(known, one.accountId))
}

/** Withdraws a proposal that what it is about no longer fits; nothing where its vote is over. */
export const withdrawBrought = async (tx: InBuilding, proposalId: string, reason: string): Promise<void> => {
  const product = asProduct(tx)
  const known = await requireLocked(product, proposalId)
  if (isRunning(known)) await withdrawNow(product, known, reason)
}

/** Lists those who voted on a proposal, with their names as they were then. */
export const votersOn = async (ctx: InBuilding, proposalId: string): Promise<{ accountId: string; name: string }[]> => {
  const known = await requireKnown(ctx, proposalId)
  return selectBallots(ctx.db, ctx.building._id, matterOf(known))
}

/** How far council's vote on a record is, for council alone; 404 for those from whom it is hidden. */
export const broughtVote = async (ctx: InBuilding, proposalId: string): Promise<BroughtVote> => {
  const known = await requireKnown(ctx, proposalId)
  const decisionId = await selectOfProposal(ctx.db, ctx.building._id, proposalId)
  const decision = decisionId === null ? null : await requireDecision(ctx, decisionId)
  return {
    _id: known._id,
    number: proposalNumber(known),
    status: known.status,
    outcome: known.outcome,
    closesAt: known.closesAt,
    turnout: { voted: known.voted, mayVote: known.mayVote },
    decision: decision && {
      _id: decision._id,
      number: decisionNumber(decision.year, decision.place),
      decidedOn: decision.decidedOn,
      votes: decision.votes,
    },
  }
}
