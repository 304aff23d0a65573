/** The unit that pays for a work order is charged, in the books. */
import type { OrderCharge } from '../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Forbidden, requireVersion } from '../../http/errors.ts'
import { chargeFor, holdingsOn, settleHoldings } from '../ledger/ledger.ts'
import { chargeFacts, chargeIn, heldOrder, shownAfter, todayIn, type ById, type Caller } from './reading.ts'
import { noteStep, settle } from './record.ts'
import { chargeRefusal } from './rules.ts'

/**
 * Charges today's owners of the unit that pays for an order, into the fund that paid for it; they are told. 403 for someone who
 * doesn't look after tickets; 409 for a stale version, where the unit doesn't pay or was charged already, and for a locked month.
 */
export const chargeUnit = (ctx: Caller, { params, body }: ById & { body: OrderCharge }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    if (!tx.superadmin && !tx.permissions.tickets) throw Forbidden()
    const before = await heldOrder(tx, params.id)
    if (before.version !== body.version) requireVersion(await shownAfter(tx, before), body.version)
    const refusal = chargeRefusal(chargeFacts(before, (await chargeIn(tx, before)) !== null))
    if (refusal !== null) throw Conflict(refusal)
    const { unitId, unitNumber } = before.place
    await settleHoldings(tx, unitId)
    const holdingId = (await holdingsOn(tx, todayIn(tx))).get(unitId!)
    if (holdingId === undefined) throw Conflict(`Unit ${unitNumber} has no owners to charge.`)
    const { version, ...draft } = body
    const of = { holdingId, fund: before.cost.fund }
    const chargeId = await chargeFor(tx, { ...draft, ...of, source: `workOrder:${before._id}:${version}` })
    const after = await settle(tx, before, { charge_id: chargeId })
    // The amount is in the history of the account, for those who read the books.
    await noteStep(tx, before, after, { kind: 'charged' })
    return shownAfter(tx, after)
  })
