/** Opening a vote: council as it is then may vote, and nobody else. */
import type { Instant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { insertElectors } from './council-store.ts'
import { electorsOf, isBarred, isConflicted, type Known } from './known.ts'
import { tellElectors } from './messages.ts'
import { noteEvent } from './record.ts'
import { windowFault } from './rules.ts'
import { updateStanding } from './writing-store.ts'

interface Window {
  opensAt: Instant
  closesAt: Instant
}

/** Throws 400 where a vote would open or close at a moment that is none for it. */
export const requireWindow = (tx: InBuilding, window: { opensAt: Instant | null; closesAt: Instant }): void => {
  const fault = windowFault(window, tx.now)
  if (fault) throw InvalidField(fault.field, fault.message)
}

/** Throws 409 where nobody on council has a vote. */
export const requireSomebody = (known: Pick<Known, 'council' | 'conflicts' | 'brought' | 'hiddenFrom'>): void => {
  const { council } = known
  if (council.every(({ accountId }) => isConflicted(known, accountId)))
    throw Conflict('Everyone on council has declared a conflict of interest, so no one can vote.')
  if (council.every(({ accountId }) => isConflicted(known, accountId) || isBarred(known, accountId)))
    throw Conflict('No one on council can vote on this: everyone is barred or has a conflict.')
}

/** Takes council as it is for those who vote on the text that stands, and opens the vote. */
export const takeElectorate = async (tx: InBuilding, known: Known, window: Window) => {
  const { _id, textVersion } = known
  await insertElectors(tx.db, tx.building._id, { proposalId: _id, textVersion }, electorsOf(known))
  await updateStanding(tx.db, tx.building._id, _id, { status: 'voting', ...window })
}

/** Opens the vote and tells those who vote, unless it is over already; the caller holds the proposal's row. */
export const openNow = async (tx: InBuilding, before: Known, window: Window): Promise<Known> => {
  await takeElectorate(tx, before, window)
  const { after, eventId } = await noteEvent(tx, before, before._id, { kind: 'votingOpened' })
  if (window.closesAt > tx.now) await tellElectors(tx, after, eventId)
  return after
}
