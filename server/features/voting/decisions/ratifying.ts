import type { RatificationDraft, DecisionSummary } from '../../../../contract/voting/decisions.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { Member } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { insertEvent } from '../story-store.ts'
import { selectSome } from './lists-store.ts'
import { requireDecision, summaryOf } from './reading.ts'
import { noteChange } from './record.ts'
import { meetingFault, ratifyFault } from './rules.ts'
import { lockDecisions, markProposalsRatified, markRatified, type KnownDecision } from './store.ts'

/** The proposals behind decisions that were ratified stand as ratified, and say so in their story and history. */
const ratifyProposals = async (tx: Member, decisions: readonly KnownDecision[], on: string): Promise<void> => {
  const proposalIds = decisions.flatMap(({ proposalId }) => proposalId ?? [])
  await markProposalsRatified(tx.db, tx.building._id, proposalIds, on)
  for (const proposalId of proposalIds) {
    const event = { _id: newId(Date.parse(tx.now)), proposalId, at: tx.now, accountId: tx.account._id, words: '' }
    await insertEvent(tx.db, tx.building._id, { ...event, kind: 'ratified' })
    await recordChange(tx, {
      subject: 'proposal',
      subjectId: proposalId,
      buildingId: tx.building._id,
      action: 'ratified',
      before: { status: 'closed', ratifiedOn: null },
      after: { status: 'ratified', ratifiedOn: on },
    })
  }
}

/**
 * Notes that a meeting ratified decisions made between meetings; all of them or, where one cannot be, none. 404 for one
 * next door, 409 for one that no meeting has to ratify, 400 for a day to come or before one of them.
 */
export const ratifyDecisions = (ctx: Member, { body }: { body: RatificationDraft }): Promise<DecisionSummary[]> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const { meetingOn, minutes } = body
    const ids = [...new Set(body.decisionIds)]
    await lockDecisions(tx.db, buildingId, ids)
    const found = await selectSome(tx.db, buildingId, ids)
    if (found.length < ids.length) throw NotFound()
    const refused = ratifyFault(found)
    if (refused !== null) throw Conflict(refused)
    const fault = meetingFault(found, { meetingOn, today: localDateOf(tx.now, tx.building.timeZone) })
    if (fault !== null) throw InvalidField('meetingOn', fault)
    const before = await Promise.all(found.map(({ _id }) => requireDecision(tx, _id)))
    await markRatified(tx.db, buildingId, ids, { on: meetingOn, minutes, at: tx.now, by: tx.account._id })
    await ratifyProposals(tx, before, meetingOn)
    for (const one of before)
      await noteChange(tx, 'ratified', { before: one, after: await requireDecision(tx, one._id) })
    return (await selectSome(tx.db, buildingId, ids)).map((one) => summaryOf(tx, one))
  })
