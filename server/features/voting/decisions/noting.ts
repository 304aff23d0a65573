/** Votes of council become numbered decisions, in the transaction that closes them. */
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { ClosedVote } from '../closed.ts'
import { noteChange } from './record.ts'
import { requireDecision } from './reading.ts'
import { madeBy, namesOf, ratificationOf, votesOf } from './rules.ts'
import { insertDecision, lockDecisions, selectOfProposal, takeNumber, updateOutcome, type Entry } from './store.ts'

const entryOf = (tx: InBuilding, { proposalId, title, text, authority, result, ...vote }: ClosedVote): Entry => {
  const made = madeBy(vote.mode)
  return {
    proposalId,
    title,
    wording: text,
    authority,
    made,
    decidedOn: localDateOf(vote.closedAt, tx.building.timeZone),
    outcome: result.outcome,
    ratification: ratificationOf(made, result.outcome),
    votes: vote.kind === 'yes_no' ? votesOf(result.tally) : null,
    lines: result.lines,
    names: result.ballots && namesOf(result.tally, result.ballots),
    conflicts: result.conflicts.map(({ name }) => name),
    hash: result.hash,
    writtenBy: null,
  }
}

const enter = async (tx: InBuilding, entry: Entry): Promise<void> => {
  const _id = newId(Date.parse(tx.now))
  const year = Number(entry.decidedOn.slice(0, 4))
  const place = await takeNumber(tx.db, tx.building._id, year)
  await insertDecision(tx.db, tx.building._id, { ...entry, _id, year, place, at: tx.now })
  await noteChange(tx, 'decided', { before: null, after: await requireDecision(tx, _id) })
}

const enterAnew = async (tx: InBuilding, _id: string, entry: Entry): Promise<void> => {
  await lockDecisions(tx.db, tx.building._id, [_id])
  const before = await requireDecision(tx, _id)
  await updateOutcome(tx.db, tx.building._id, _id, entry)
  await noteChange(tx, 'decided', { before, after: await requireDecision(tx, _id) })
}

/**
 * Gives a closed vote its number in the register; a second time for the same proposal, as when whoever presides decides a
 * tie, the outcome is written anew under the number it has. The caller holds the proposal's row, and its transaction holds
 * the year's until it ends: numbers have no gaps and come once.
 */
export const noteDecision = async (tx: InBuilding, vote: ClosedVote): Promise<void> => {
  const entry = entryOf(tx, vote)
  const known = await selectOfProposal(tx.db, tx.building._id, vote.proposalId)
  if (known === null) await enter(tx, entry)
  else await enterAnew(tx, known, entry)
}
