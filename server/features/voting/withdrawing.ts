/** The end of a proposal without a result. */
import type { InBuilding } from '../../context.ts'
import { shuffleChoices } from './ballots-store.ts'
import type { Known } from './known.ts'
import { tellCouncil } from './messages.ts'
import { noteEvent } from './record.ts'
import { updateWithdrawn } from './writing-store.ts'

/** Withdraws a proposal that the caller holds, and tells council unless it was a draft. */
export const withdrawNow = async (tx: InBuilding, before: Known, reason: string): Promise<Known> => {
  await updateWithdrawn(tx.db, tx.building._id, before._id, reason)
  await shuffleChoices(tx.db, tx.building._id, { proposalId: before._id, textVersion: before.textVersion })
  const { after, eventId } = await noteEvent(tx, before, before._id, { kind: 'withdrawn', words: reason })
  if (before.status !== 'draft') await tellCouncil(tx, after, eventId)
  return after
}
