/** Decisions of meetings, written down by hand by a member of council. */
import { decisionWordingMostChars } from '../../../../contract/limits/decide.ts'
import { plainTextOf } from '../../../../contract/rich-text.ts'
import { isBlank } from '../../../../contract/clean.ts'
import { localDateOf } from '../../../../contract/time.ts'
import {
  decisionWordingTooLong,
  type Decision,
  type DecisionCorrection,
  type DecisionDraft,
} from '../../../../contract/voting/decisions.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../../http/errors.ts'
import { cleanRichText } from '../../../platform/rich-text.ts'
import { requireDecision, shown, type ById, type Reading } from './reading.ts'
import { noteChange } from './record.ts'
import { canFor } from './rules.ts'
import { insertDecision, lockDecisions, takeNumber, updateWritten } from './store.ts'

/** The draft with its wording cleaned; 400 where no word is left of it, or the day is still to come. */
const cleaned = (ctx: InBuilding, draft: DecisionDraft): DecisionDraft => {
  if (draft.decidedOn > localDateOf(ctx.now, ctx.building.timeZone))
    throw InvalidField('decidedOn', 'This date is in the future')
  const wording = cleanRichText(draft.wording)
  if (isBlank(plainTextOf(wording))) throw InvalidField('wording', 'Text is required')
  // Escaping lengthens what was written; what is kept must pass again when it is saved again.
  if (wording.length > decisionWordingMostChars) throw InvalidField('wording', decisionWordingTooLong)
  return { ...draft, wording }
}

const votesOf = ({ votesFor, votesAgainst, votesAbstained }: DecisionDraft): Decision['votes'] =>
  votesFor === null || votesAgainst === null || votesAbstained === null
    ? null
    : { for: votesFor, against: votesAgainst, abstained: votesAbstained }

const yearOf = ({ decidedOn }: Pick<DecisionDraft, 'decidedOn'>): number => Number(decidedOn.slice(0, 4))

/** Writes down what a meeting decided, under the next number of the meeting's year. */
export const writeDecision = (ctx: Reading, { body }: { body: DecisionDraft }): Promise<Decision> =>
  inTransaction(ctx, async (tx) => {
    const draft = cleaned(tx, body)
    const _id = newId(Date.parse(tx.now))
    const year = yearOf(draft)
    const place = await takeNumber(tx.db, tx.building._id, year)
    await insertDecision(tx.db, tx.building._id, {
      ...{ _id, year, place, at: tx.now },
      ...{ title: draft.title, wording: draft.wording, decidedOn: draft.decidedOn, outcome: draft.outcome },
      ...{ made: 'meeting', authority: '', votes: votesOf(draft), ratification: 'none' },
      ...{ lines: [], names: null, conflicts: [], hash: null, proposalId: null, writtenBy: tx.account._id },
    })
    const after = await requireDecision(tx, _id)
    await noteChange(tx, 'written', { before: null, after })
    return shown(tx, after)
  })

/**
 * Corrects what was written down by hand; its number stays, so the day must stay in its year. 409 for what a vote made,
 * and for a stale version.
 */
export const correctDecision = (
  ctx: Reading,
  { params, body }: ById & { body: DecisionCorrection },
): Promise<Decision> =>
  inTransaction(ctx, async (tx) => {
    const { version, reason, ...written } = body
    await lockDecisions(tx.db, tx.building._id, [params.id])
    const before = await requireDecision(tx, params.id)
    requireVersion(shown(tx, before), version)
    if (!canFor({ isCouncil: true }, before).correct)
      throw Conflict('This decision was made by a vote, so it can’t be corrected.')
    const draft = cleaned(tx, written)
    if (yearOf(draft) !== before.year)
      throw InvalidField('decidedOn', `Its number is for ${before.year}; choose a date in that year`)
    await updateWritten(tx.db, tx.building._id, before, draft)
    const after = await requireDecision(tx, params.id)
    await noteChange(tx, 'corrected', { before, after, reason })
    return shown(tx, after)
  })
