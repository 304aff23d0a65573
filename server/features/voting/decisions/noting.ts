/** Votes of council become numbered decisions, in the transaction that closes them. */
import { localDateOf, type Instant } from '../../../../contract/time.ts'
import type { Decision } from '../../../../contract/voting/decisions.ts'
import { decisionNumber } from '../../../../contract/voting/decision-words.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { noteChange } from './record.ts'
import { requireDecision } from './reading.ts'
import { ratificationOf } from './rules.ts'
import { insertDecision, lockDecisions, selectOfProposal, takeNumber, updateOutcome } from './store.ts'

/** A vote that is closed, as the register keeps it. */
export interface ClosedVote extends Pick<
  Decision,
  'title' | 'wording' | 'authority' | 'outcome' | 'votes' | 'lines' | 'names' | 'conflicts'
> {
  proposalId: string
  made: 'between' | 'bylaw'
  /** By the clock; the day of the decision is that of the building. */
  closedAt: Instant
  hash: string
  /** The job that closed it; without one it was whoever calls. */
  actor?: string
}

interface Noted {
  _id: string
  /** "D-2026-014" */
  number: string
}

const noteAnew = async (tx: InBuilding, _id: string, vote: ClosedVote): Promise<void> => {
  await lockDecisions(tx.db, tx.building._id, [_id])
  const before = await requireDecision(tx, _id)
  await updateOutcome(tx.db, tx.building._id, _id, {
    outcome: vote.outcome,
    lines: vote.lines,
    hash: vote.hash,
    ratification: ratificationOf(vote.made, vote.outcome),
  })
  await noteChange(tx, 'decided', {
    before,
    after: await requireDecision(tx, _id),
    ...(vote.actor !== undefined && { actor: vote.actor }),
  })
}

/**
 * Gives a closed vote its number in the register; a second time for the same proposal, as when whoever presides decides a
 * tie, the outcome is written anew under the number it has. The caller holds the proposal's row, and its transaction holds
 * the year's until it ends: numbers have no gaps and come once.
 */
export const noteDecision = async (tx: InBuilding, vote: ClosedVote): Promise<Noted> => {
  const { proposalId, closedAt, actor, ...entry } = vote
  const buildingId = tx.building._id
  const known = await selectOfProposal(tx.db, buildingId, proposalId)
  if (known !== null) await noteAnew(tx, known, vote)
  const _id = known ?? newId(Date.parse(tx.now))
  if (known === null) {
    const decidedOn = localDateOf(closedAt, tx.building.timeZone)
    const year = Number(decidedOn.slice(0, 4))
    const place = await takeNumber(tx.db, buildingId, year)
    const ratification = ratificationOf(entry.made, entry.outcome)
    const made = { ...entry, decidedOn, ratification, proposalId, writtenBy: null }
    await insertDecision(tx.db, buildingId, { ...made, _id, year, place, at: tx.now })
    const after = await requireDecision(tx, _id)
    await noteChange(tx, 'decided', { before: null, after, ...(actor !== undefined && { actor }) })
  }
  const { year, place } = await requireDecision(tx, _id)
  return { _id, number: decisionNumber(year, place) }
}
