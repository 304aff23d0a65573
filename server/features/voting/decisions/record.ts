/** What every change of the register leaves behind: a line of the history, and open screens that wake. */
import { managingRoles } from '../../../../contract/role-rights.ts'
import { plainTextOf } from '../../../../contract/rich-text.ts'
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { membersOf } from '../../buildings/buildings.ts'
import type { KnownDecision } from './store.ts'

const valuesOf = (known: KnownDecision) => ({
  title: known.title,
  wording: plainTextOf(known.wording),
  decidedOn: known.decidedOn,
  made: known.made,
  outcome: known.outcome,
  votesFor: known.votes?.for ?? null,
  votesAgainst: known.votes?.against ?? null,
  votesAbstained: known.votes?.abstained ?? null,
  ratification: known.ratification,
  ratifiedOn: known.ratifiedOn,
  minutes: known.ratified?.minutes ?? '',
})

type Action = 'decided' | 'written' | 'corrected' | 'ratified'

/** Open screens of those who read the register, and of nobody else, hear that it changed. */
const wakeReaders = async (tx: InBuilding): Promise<void> => {
  const buildingId = tx.building._id
  const readers = await membersOf(tx.db, buildingId, managingRoles, tx.now)
  tx.afterCommit(() => {
    for (const { accountId } of readers)
      tx.events.publish({ to: { accountId }, event: 'changed', data: { buildingId, subject: 'decision' } })
  })
}

/** Adds a line to the history of a decision: of its fields what differs, and why where somebody said so. */
export const noteChange = async (
  tx: InBuilding,
  action: Action,
  {
    before,
    after,
    reason,
    actor,
  }: { before: KnownDecision | null; after: KnownDecision; reason?: string; actor?: string },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'decision',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    ...(actor !== undefined && { actor }),
    before: before ? valuesOf(before) : {},
    after: { ...valuesOf(after), ...(reason !== undefined && { reason }) },
  })
  await wakeReaders(tx)
}
