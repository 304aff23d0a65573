import type { RatificationDraft, DecisionSummary } from '../../../../contract/voting/decisions.ts'
import { formatDate, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, Forbidden, InvalidField, NotFound } from '../../../http/errors.ts'
import { requireLocked } from '../known.ts'
import { lockProposal } from '../proposals-store.ts'
import { noteEvent } from '../record.ts'
import { updateRatified } from '../writing-store.ts'
import { selectSome } from './lists-store.ts'
import { requireDecision, summaryOf, type Reading } from './reading.ts'
import { noteChange } from './record.ts'
import { meetingFault, ratifyFault } from './rules.ts'
import { lockDecisions, markRatified, selectProposalIds, type KnownDecision } from './store.ts'

/** The proposals first and then their decisions, as a close holds them too. */
const hold = async (tx: Reading, ids: readonly string[]): Promise<KnownDecision[]> => {
  for (const proposalId of await selectProposalIds(tx.db, tx.building._id, ids))
    await lockProposal(tx.db, tx.building._id, proposalId, 'update')
  await lockDecisions(tx.db, tx.building._id, ids)
  const found = await selectSome(tx.db, tx.building._id, tx.account._id, ids)
  if (found.length < ids.length) throw NotFound()
  return Promise.all(found.map(({ _id }) => requireDecision(tx, _id)))
}

const ratifyProposal = async (tx: Reading, proposalId: string, on: LocalDate): Promise<void> => {
  const before = await requireLocked(tx, proposalId)
  await updateRatified(tx.db, tx.building._id, proposalId, on)
  await noteEvent(tx, before, proposalId, { kind: 'ratified', words: `At the meeting on ${formatDate(on)}` })
}

/**
 * Notes that a meeting ratified decisions made between meetings, and with them their proposals; all of them or, where one
 * cannot be, none. 404 for one next door, 403 for one about the caller or their unit, 409 for one that no meeting has to
 * ratify, 400 for a day to come or before one of them.
 */
export const ratifyDecisions = (ctx: Reading, { body }: { body: RatificationDraft }): Promise<DecisionSummary[]> =>
  inTransaction(ctx, async (tx) => {
    const { meetingOn, minutes } = body
    const ids = [...new Set(body.decisionIds)]
    const found = await hold(tx, ids)
    if (found.some(({ isHidden }) => isHidden))
      throw Forbidden('One of these decisions is about you or your unit, so someone else has to mark it as ratified.')
    const refused = ratifyFault(found)
    if (refused !== null) throw Conflict(refused)
    const fault = meetingFault(found, { meetingOn, today: localDateOf(tx.now, tx.building.timeZone) })
    if (fault !== null) throw InvalidField('meetingOn', fault)
    await markRatified(tx.db, tx.building._id, ids, { on: meetingOn, minutes, at: tx.now, by: tx.account._id })
    for (const before of found) {
      if (before.proposalId !== null) await ratifyProposal(tx, before.proposalId, meetingOn)
      await noteChange(tx, 'ratified', { before, after: await requireDecision(tx, before._id) })
    }
    return (await selectSome(tx.db, tx.building._id, tx.account._id, ids)).map((one) => summaryOf(tx, one))
  })
