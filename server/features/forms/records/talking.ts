/** Asking back, answering, and taking a request back. The clock runs on meanwhile: the acts name no pause. */
import type { z } from 'zod'
import type { RecordsAnswer, RecordsQuestion } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Forbidden } from '../../../http/errors.ts'
import { updateCleared } from './items-store.ts'
import { tellAsker, tellHandlers } from './messages.ts'
import { eyesOf, requireOwed, requireStep, shown, type ById, type Caller, type OfItem } from './reading.ts'
import { noteStep, settleStatus } from './record.ts'
import type { KnownRequest } from './requests-store.ts'
import { removeFiles } from './files.ts'
import { isAnswered, speaks } from './rules.ts'
import { updateAnswer, updateQuestion } from './writing-store.ts'

const requireSpeaks = (tx: Caller, request: KnownRequest): void => {
  if (!speaks(eyesOf(tx, request))) throw Forbidden('Only the requester can do this.')
}

/** Asks whoever asked something back; they are told by mail and in their inbox. */
export const clarify = (
  ctx: Caller,
  { params, body }: ById & { body: z.output<typeof RecordsQuestion> },
): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'clarify', params.id, body.version)
    await updateQuestion(tx.db, tx.building._id, before._id, body.question)
    const after = await settleStatus(tx, before._id)
    const stepId = await noteStep(tx, before, after, { kind: 'clarified', words: body.question })
    await tellAsker(tx, after, stepId, 'clarified')
    return shown(tx, after)
  })

/** Answers what was asked back. */
export const answer = (
  ctx: Caller,
  { params, body }: ById & { body: z.output<typeof RecordsAnswer> },
): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'answer', params.id, body.version)
    requireSpeaks(tx, before)
    await updateAnswer(tx.db, tx.building._id, before._id, body.answer)
    const after = await settleStatus(tx, before._id)
    const stepId = await noteStep(tx, before, after, { kind: 'answered', words: body.answer })
    await tellHandlers(tx, after, stepId, 'answered')
    return shown(tx, after)
  })

/** No longer asks for one of the records; without any left, the request is withdrawn. */
export const withdrawItem = (
  ctx: Caller,
  { params, body }: OfItem & { body: { version: number } },
): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'withdraw', params.id, body.version)
    requireSpeaks(tx, before)
    const item = requireOwed(before, params.itemId)
    await removeFiles(tx, item._id)
    await updateCleared(tx.db, tx.building._id, item._id, 'withdrawn')
    const after = await settleStatus(tx, before._id)
    await noteStep(tx, before, after, { kind: 'itemWithdrawn', words: item.kind })
    return shown(tx, after)
  })

/** Takes the request back; what was made ready for it goes, and what was handed over stays so. */
export const withdraw = (
  ctx: Caller,
  { params, body }: ById & { body: { version: number } },
): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'withdraw', params.id, body.version)
    requireSpeaks(tx, before)
    for (const { _id } of before.items.filter((item) => !isAnswered(item))) {
      await removeFiles(tx, _id)
      await updateCleared(tx.db, tx.building._id, _id, 'withdrawn')
    }
    const after = await settleStatus(tx, before._id)
    await noteStep(tx, before, after, { kind: 'withdrawn' })
    return shown(tx, after)
  })
