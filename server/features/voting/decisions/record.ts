/** What every change of the register leaves behind: a line of the history, and open screens that wake. */
import { plainTextOf } from '../../../../contract/rich-text.ts'
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { wakeRoles } from '../../buildings/buildings.ts'
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
  wakeRoles(tx, 'decision')
}
