/** A member’s part in a vote: their ballot, or that they have none because of a conflict of interest. */
import type { ConflictDeclared, Vote } from '../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField, Refusal } from '../../http/errors.ts'
import { insertBallot } from './ballots-store.ts'
import { insertConflict } from './council-store.ts'
import { factsOf, requireKnown, requireLocked, type ById, type Voter } from './known.ts'
import { settleCalls } from './messages.ts'
import { lockProposal } from './proposals-store.ts'
import { shown } from './reading.ts'
import { noteEvent, wakeCouncil } from './record.ts'
import { alreadyVoted, choicesOf, requireStep, requireVote } from './rules.ts'
import { settleDue } from './settling.ts'

/**
 * Takes a vote, once and for good. Votes share the proposal's row and the close has it alone: a vote is in the count, or
 * is refused with 409 VOTE_CLOSED, by the clock of the call. 404 for whoever it is hidden from, and 403 for whoever what it
 * is about bars: that is asked here, while no step of a case can change it unseen. Neither story nor history names who has voted.
 */
export const vote = async (ctx: Voter, { params, body }: ById & { body: Vote }): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockProposal(tx.db, tx.building._id, params.id, 'share')
    const before = await requireKnown(tx, params.id)
    requireVote(factsOf(tx, before), tx.now)
    if (before.textVersion !== body.textVersion)
      throw new Refusal(409, 'TEXT_CHANGED', 'The text has changed. Please read the new version, then vote.')
    if (!choicesOf(before).some(({ key }) => key === body.choice)) throw InvalidField('choice', 'Choose how you vote')
    const matter = { proposalId: params.id, textVersion: before.textVersion }
    const ballot = { accountId: tx.account._id, choice: body.choice, isSecret: before.ballot === 'secret', at: tx.now }
    if (!(await insertBallot(tx.db, tx.building._id, matter, ballot))) throw alreadyVoted()
    await settleCalls(tx, tx.account._id, params.id)
    wakeCouncil(tx, before)
    return shown(tx, await requireKnown(tx, params.id))
  })
}

/**
 * Declares a conflict of interest: the caller leaves electorate and quorum, and sees no more than the title from then on,
 * whatever text the proposal has. 409 after their vote, and after the close.
 */
export const declareConflict = async (
  ctx: Voter,
  { params, body }: ById & { body: ConflictDeclared },
): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await requireLocked(tx, params.id)
    requireStep('declareConflict', factsOf(tx, before), tx.now)
    const { _id: accountId, firstName, lastName } = tx.account
    const conflict = { accountId, name: `${firstName} ${lastName}`, words: body.words }
    await insertConflict(tx.db, tx.building._id, params.id, conflict, tx.now)
    await settleCalls(tx, accountId, params.id)
    const { after } = await noteEvent(tx, before, params.id, { kind: 'conflictDeclared', words: body.words })
    return shown(tx, after)
  })
}
