import type { Poll, PollAnswerDraft } from '../../../../contract/voting/polls.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField, NotFound } from '../../../http/errors.ts'
import { settle } from '../../notifications/notifications.ts'
import { selectAnswers, upsertAnswer } from './answers-store.ts'
import { selectDone, selectSubjects } from './messages-store.ts'
import { requirePoll, shown, unitsOf, type Reading } from './reading.ts'
import { noteAnswer } from './record.ts'
import { answeringRoles, choiceFault, requireStep, statusOf } from './rules.ts'
import { lockPoll } from './store.ts'

/**
 * Answers a poll for a unit of the caller. The poll is held against its close meanwhile, so an answer is in time or
 * refused; 404 for a unit for which the caller does not answer, 409 for a poll that is not open.
 */
export const answerPoll = (
  ctx: Reading,
  { params, body }: { params: { id: string; unitId: string }; body: PollAnswerDraft },
): Promise<Poll> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const day = localDateOf(tx.now, tx.building.timeZone)
    await lockPoll(tx.db, buildingId, params.id, 'share')
    const poll = await requirePoll(tx, params.id)
    const unit = (await unitsOf(tx, poll)).find(({ _id }) => _id === params.unitId)
    if (!unit) throw NotFound()
    requireStep(statusOf(poll, tx.now), 'answer')
    const fault = choiceFault(poll, body.optionIds)
    if (fault !== null) throw InvalidField('optionIds', fault)
    const [former] = await selectAnswers(tx.db, buildingId, { pollId: poll._id, unitIds: [params.unitId], day })
    await upsertAnswer(tx.db, buildingId, {
      pollId: poll._id,
      unitId: params.unitId,
      accountId: tx.account._id,
      at: tx.now,
      optionIds: body.optionIds,
    })
    await noteAnswer(tx, poll, unit.unitNumber, former !== undefined)
    const of = { pollId: poll._id, unitId: params.unitId, roles: answeringRoles[poll.audience], day }
    const subjectIds = await selectSubjects(tx.db, buildingId, poll._id)
    for (const accountId of await selectDone(tx.db, buildingId, of))
      await settle(tx, { accountId, buildingId, subjectIds })
    return shown(tx, await requirePoll(tx, poll._id))
  })
