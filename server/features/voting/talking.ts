/** The discussion of a proposal, and the proof of its result. */
import type { CommentWritten } from '../../../contract/voting/bodies.ts'
import type { Proposal, ProposalProof } from '../../../contract/voting/proposal.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound } from '../../http/errors.ts'
import { factsOf, requireKnown, type ById, type Voter } from './known.ts'
import { tellTalkers } from './messages.ts'
import { lockProposal, selectProof } from './proposals-store.ts'
import { shown } from './reading.ts'
import { wakeCouncil } from './record.ts'
import { requireStep } from './rules.ts'
import { settleDue } from './settling.ts'
import { insertComment, updateComment } from './story-store.ts'

/** Writes to the discussion, whatever changed meanwhile; 409 before it opens, and once the vote is closed. */
export const comment = async (ctx: Voter, { params, body }: ById & { body: CommentWritten }): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockProposal(tx.db, tx.building._id, params.id, 'share')
    const known = await requireKnown(tx, params.id)
    requireStep('comment', factsOf(tx, known), tx.now)
    const _id = newId(Date.parse(tx.now))
    const { textVersion } = known
    const written = {
      _id,
      proposalId: params.id,
      at: tx.now,
      accountId: tx.account._id,
      words: body.words,
      textVersion,
    }
    await insertComment(tx.db, tx.building._id, written)
    await tellTalkers(tx, known, _id)
    wakeCouncil(tx, known)
    return shown(tx, known)
  })
}

/** Corrects a comment of the caller's own, of which nobody is told; 404 for any other, 409 as for a new one. */
export const correctComment = async (
  ctx: Voter,
  { params, body }: { params: { id: string; commentId: string }; body: CommentWritten },
): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockProposal(tx.db, tx.building._id, params.id, 'share')
    const known = await requireKnown(tx, params.id)
    requireStep('comment', factsOf(tx, known), tx.now)
    const corrected = { _id: params.commentId, proposalId: params.id, accountId: tx.account._id }
    if (!(await updateComment(tx.db, tx.building._id, { ...corrected, words: body.words, at: tx.now })))
      throw NotFound()
    wakeCouncil(tx, known)
    return shown(tx, known)
  })
}

/** What was hashed at the close; 409 before it, and for who declared a conflict. */
export const readProof = async (ctx: Voter, { params }: ById): Promise<ProposalProof> => {
  await settleDue(ctx)
  const known = await requireKnown(ctx, params.id)
  requireStep('seeProof', factsOf(ctx, known), ctx.now)
  const found = await selectProof(ctx.db, ctx.building._id, params.id)
  if (!found) throw NotFound()
  return { algorithm: 'SHA-256', ...found }
}
