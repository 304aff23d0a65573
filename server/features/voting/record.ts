/** What every step with a proposal leaves behind: a line of its story, one of the history, and screens of council that wake. */
import type { ProposalEventKind } from '../../../contract/voting/kinds.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeAccounts } from '../buildings/buildings.ts'
import { isHidden, requireKnown, type Known } from './known.ts'
import { insertEvent } from './story-store.ts'

/** What the history keeps of a proposal: not its text or why it ended, which is for those who have no conflict, and no vote. */
const valuesOf = (known: Known) => ({
  title: known.title,
  kind: known.kind,
  mode: known.mode,
  authority: known.authority,
  ballot: known.ballot,
  tieRule: known.tieRule,
  majorityOf: known.majorityOf,
  status: known.status,
  outcome: known.outcome,
  opensAt: known.opensAt,
  closesAt: known.closesAt,
  textVersion: known.textVersion,
  ratifiedOn: known.ratifiedOn,
})

/** Adds a line to a proposal's story and to the history. Answers the line's id and the proposal after it. */
export const noteEvent = async (
  tx: InBuilding,
  before: Known | null,
  proposalId: string,
  { kind, words = '' }: { kind: ProposalEventKind; words?: string },
): Promise<{ eventId: string; after: Known }> => {
  const after = await requireKnown(tx, proposalId)
  const eventId = newId(Date.parse(tx.now))
  const accountId = tx.account?._id ?? null
  await insertEvent(tx.db, tx.building._id, { _id: eventId, proposalId, at: tx.now, kind, accountId, words })
  await recordChange(tx, {
    subject: 'proposal',
    subjectId: proposalId,
    buildingId: tx.building._id,
    action: kind,
    before: before ? valuesOf(before) : {},
    after: valuesOf(after),
  })
  wakeCouncil(tx, after)
  return { eventId, after }
}

/** Open screens of council who may see it, and of nobody else, hear after the commit that a proposal changed, and nothing of how. */
export const wakeCouncil = (tx: InBuilding, known: Pick<Known, 'council' | 'hiddenFrom'>): void => {
  wakeAccounts(
    tx,
    'proposal',
    known.council.map(({ accountId }) => accountId).filter((one) => !isHidden(known, one)),
  )
}
