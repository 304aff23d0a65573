/** Claims: filed at the tribunal, in court or for arbitration by council's decision, and how each ended. */
import type { CollectionStepOf } from '../../../contract/collections/bodies.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { actionOf, freshId, requireBeen } from './choosing.ts'
import type { Account, Caller } from './facts.ts'
import { tellOwners } from './messages.ts'
import { noteStep } from './record.ts'
import { requireFigure } from './securing.ts'
import { endAction, insertAction } from './store.ts'

/** Records a claim for what was demanded (BC: Strata Property Act, s. 112 (1)); 409 with everything that was missing on its day. */
export const fileClaim = async (tx: Caller, account: Account, step: CollectionStepOf<'claim'>): Promise<void> => {
  const { cents, forum, on, number, decidedOn, decision } = step
  requireBeen(tx, 'on', on)
  requireBeen(tx, 'decidedOn', decidedOn)
  if (decidedOn > on) throw InvalidField('decidedOn', 'This date is after the claim was filed')
  const charges = requireFigure(tx, account, 'claim', step)
  const _id = freshId(tx)
  await insertAction(
    tx.db,
    tx.building._id,
    { ...{ _id, holdingId: account._id, kind: 'claim', on, forum, number, decidedOn, decision }, charges },
    tx.now,
  )
  await noteStep(tx, account, 'claim', { cents, forum, on, number, decidedOn, decision })
  await tellOwners(tx, account, _id)
}

/** Records how a claim ended; 404 for another account's, 409 where it did. */
export const endClaim = async (
  tx: Caller,
  account: Account,
  { claimId, on, words }: CollectionStepOf<'endClaim'>,
): Promise<void> => {
  const claim = actionOf(account, 'claim', claimId)
  if (claim.endedOn !== null) throw Conflict('This claim has ended.')
  requireBeen(tx, 'on', on, { day: claim.on, words: 'This date is before the claim was filed' })
  await endAction(tx.db, tx.building._id, claim._id, { _id: freshId(tx), on, words })
  await noteStep(tx, account, 'endClaim', { cents: claim.cents, on, words })
}
