/** The fee, and the end of a request: handed over, or refused as a whole. */
import type { FeeSettled, Handover, Quote } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import { filesOpenMs } from '../../../../contract/limits/records.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { later } from '../../../../contract/time.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField } from '../../../http/errors.ts'
import { tellAsker } from './messages.ts'
import { factsOf, requireRequest, requireStep, shown, todayIn, type ById, type Caller } from './reading.ts'
import { noteStep, settleStatus } from './record.ts'
import { deliveredStatus, requireDoneOn, requireFee } from './rules.ts'
import { updateDelivered, updateFeeSettled, updateQuote, updateStatus } from './writing-store.ts'

/** Quotes the fee of copies on paper; 400 with the section for more than the law allows. */
export const quoteFee = (ctx: Caller, { params, body }: ById & { body: Quote }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'quote', params.id, body.version)
    requireFee(tx.building.jurisdiction, before.items[0]!.kind, body)
    await updateQuote(tx.db, tx.building._id, before._id, body)
    const after = await settleStatus(tx, before._id)
    const words = `${formatMoney(body.amountCents)} for ${body.pages} pages`
    const stepId = await noteStep(tx, before, after, { kind: 'feeQuoted', words })
    await tellAsker(tx, after, stepId, 'feeQuoted')
    return shown(tx, after)
  })

/** The fee was paid on a day, or is waived. */
export const settleFee = (ctx: Caller, { params, body }: ById & { body: FeeSettled }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'settleFee', params.id, body.version)
    requireDoneOn(body.on, before, todayIn(tx))
    await updateFeeSettled(tx.db, tx.building._id, before._id, body)
    const after = await settleStatus(tx, before._id)
    await noteStep(tx, before, after, { kind: body.how === 'paid' ? 'feePaid' : 'feeWaived' })
    return shown(tx, after)
  })

/**
 * Hands over what is ready and says what is refused. Online, the files are open to whoever asked for 60 days; that takes
 * an account.
 */
export const deliver = (ctx: Caller, { params, body }: ById & { body: Handover }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'deliver', params.id, body.version)
    requireDoneOn(body.on, before, todayIn(tx))
    const online = body.how === 'online'
    if (online && !before.hasAccount)
      throw InvalidField('how', 'They have no account here, so no link works for them. Send an email or paper.')
    await updateDelivered(tx.db, tx.building._id, before._id, {
      status: deliveredStatus(factsOf(before).items),
      how: body.how,
      on: body.on,
      by: tx.account._id,
      filesUntil: online ? later(tx.now, filesOpenMs) : null,
      at: tx.now,
    })
    const after = await requireRequest(tx, before._id)
    const stepId = await noteStep(tx, before, after, { kind: 'delivered' })
    await tellAsker(tx, after, stepId, 'delivered')
    return shown(tx, after)
  })

/** Answers a request of which every record is refused, with the reasons and where to turn. */
export const refuse = (ctx: Caller, { params, body }: ById & { body: { version: number } }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'refuse', params.id, body.version)
    await updateStatus(tx.db, tx.building._id, before._id, 'refused', tx.now)
    const after = await requireRequest(tx, before._id)
    const stepId = await noteStep(tx, before, after, { kind: 'refused' })
    await tellAsker(tx, after, stepId, 'refused')
    return shown(tx, after)
  })
