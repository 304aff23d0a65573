/** The fee, and the end of a request: handed over, or refused as a whole. */
import type { FeeSettled, Handover, Quote } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import { filesOpenMs } from '../../../../contract/limits/records.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { later } from '../../../../contract/time.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField } from '../../../http/errors.ts'
import { updateGiven, updateTold } from './items-store.ts'
import { tellAsker } from './messages.ts'
import { requireStep, shown, todayIn, type ById, type Caller } from './reading.ts'
import { noteStep, settleStatus } from './record.ts'
import type { KnownRequest } from './requests-store.ts'
import { isAnswered, requireDoneOn, requireFee } from './rules.ts'
import { updateFeeSettled, updateQuote } from './writing-store.ts'

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

/** A request as a letter tells of it now: what was answered before is not told again. */
const toldNow = (before: KnownRequest, after: KnownRequest): KnownRequest => {
  const known = new Set(before.items.filter(isAnswered).map(({ _id }) => _id))
  return { ...after, items: after.items.filter(({ _id }) => !known.has(_id)) }
}

/**
 * Hands over what is ready and says what is refused; what is open stays owed by its own day (BC: Strata Property Act,
 * s. 36). Online, the files are open to whoever asked for 60 days; that takes an account.
 */
export const deliver = (ctx: Caller, { params, body }: ById & { body: Handover }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'deliver', params.id, body.version)
    requireDoneOn(body.on, before, todayIn(tx))
    const { how, on } = body
    const online = how === 'online'
    if (online && !before.hasAccount)
      throw InvalidField('how', 'They don’t have an account, so online download isn’t available. Use email or paper.')
    const [buildingId, by] = [tx.building._id, tx.account._id]
    await updateGiven(tx.db, buildingId, before._id, {
      how,
      on,
      by,
      filesUntil: online ? later(tx.now, filesOpenMs) : null,
    })
    await updateTold(tx.db, buildingId, before._id, todayIn(tx))
    const after = await settleStatus(tx, before._id)
    const kinds = before.items.filter(({ status }) => status === 'ready').map(({ kind }) => kind)
    const stepId = await noteStep(tx, before, after, { kind: 'delivered', words: kinds.join(',') })
    await tellAsker(tx, toldNow(before, after), stepId, 'delivered')
    return shown(tx, after)
  })

/** Sends the refusal of every record that is left, with the reasons and where to turn. */
export const refuse = (ctx: Caller, { params, body }: ById & { body: { version: number } }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'refuse', params.id, body.version)
    await updateTold(tx.db, tx.building._id, before._id, todayIn(tx))
    const after = await settleStatus(tx, before._id)
    const stepId = await noteStep(tx, before, after, { kind: 'refused' })
    await tellAsker(tx, toldNow(before, after), stepId, 'refused')
    return shown(tx, after)
  })
