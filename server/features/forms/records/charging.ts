/** The quoted fee of a request is charged to the account of a unit, in the books. */
import type { FeeCharge } from '../../../../contract/forms/request-bodies.ts'
import type { FeeUnit } from '../../../../contract/forms/request-fee.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, Forbidden, InvalidField } from '../../../http/errors.ts'
import { chargeFor, debtorsOn, settleHoldings } from '../../ledger/ledger.ts'
import { requireUnits, residentsOf } from '../../units/units.ts'
import { chargeFacts, eyesOf, requireRequest, requireSeen, shown, todayIn, type ById, type Caller } from './reading.ts'
import { noteStep, settleStatus } from './record.ts'
import type { KnownRequest } from './requests-store.ts'
import { chargeRefusal } from './rules.ts'
import { updateFeeCharged } from './writing-store.ts'

/** Finds today’s owners by unit: of the units that the requester owns, or of all if they have no account. */
const ownersByUnit = async (ctx: Caller, { accountId }: Pick<KnownRequest, 'accountId'>) => {
  const byUnit = Map.groupBy(await residentsOf(ctx, { audience: 'owners' }), ({ unitId }) => unitId)
  return new Map(
    [...byUnit].filter(([, owners]) => accountId === null || owners.some((owner) => owner.accountId === accountId)),
  )
}

const requireHandles = (ctx: Caller, request: KnownRequest): void => {
  if (!eyesOf(ctx, request).handles) throw Forbidden()
}

/** Lists the units that the fee of a request can be charged to; none for a request that isn’t an owner’s. */
export const listFeeUnits = async (ctx: Caller, { params }: ById): Promise<FeeUnit[]> => {
  const request = await requireRequest(ctx, params.id)
  requireHandles(ctx, request)
  if (request.standing !== 'owner') return []
  return [...(await ownersByUnit(ctx, request))].map(([_id, owners]) => ({
    _id,
    unitNumber: owners[0]!.unitNumber,
    owners: [...new Set(owners.map(({ name }) => name))],
  }))
}

/** Finds the account of a unit’s owners of today; 400 for a unit that isn’t the requester’s, 409 if there is none of theirs. */
const requireAccount = async (tx: Caller, { accountId }: KnownRequest, unitId: string, unitNumber: string) => {
  const owners = (await ownersByUnit(tx, { accountId })).get(unitId) ?? []
  if (owners.length === 0 && accountId !== null)
    throw InvalidField('unitId', `The requester doesn’t own unit ${unitNumber}`)
  if (owners.length === 0) throw Conflict(`Unit ${unitNumber} has no owner on record to charge.`)
  await settleHoldings(tx, unitId)
  const account = (await debtorsOn(tx, todayIn(tx))).find(({ unit }) => unit._id === unitId)
  // On the day of a sale the seller is still an owner, and the account is already the buyer’s.
  const theirs = owners.filter((owner) => accountId === null || owner.accountId === accountId)
  if (!account?.ownersById.some(({ _id }) => theirs.some(({ personId }) => personId === _id)))
    throw Conflict(`The account of unit ${unitNumber} belongs to other owners.`)
  return account._id
}

/**
 * Charges the quoted fee to the account of a unit that the requester owns, into the operating fund; its owners are notified.
 * 403 for someone who doesn’t handle requests; 404 for a unit of another building and 400 for someone else’s; 409 for a stale
 * version, if the fee isn’t open or the request isn’t an owner’s, for a unit without owners, and for a locked month.
 */
export const chargeFee = (ctx: Caller, { params, body }: ById & { body: FeeCharge }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, params.id, body.version)
    requireHandles(tx, before)
    const refusal = chargeRefusal(chargeFacts(before))
    if (refusal !== null) throw Conflict(refusal)
    const { unitId, version, ...draft } = body
    const [unit] = await requireUnits(tx, [unitId])
    const { unitNumber } = unit!
    const chargeId = await chargeFor(tx, {
      ...draft,
      ...{ type: 'documentFee', fund: 'operating' },
      cents: before.fee!.amountCents,
      holdingId: await requireAccount(tx, before, unitId, unitNumber),
      source: `records:${before._id}:${version}`,
    })
    await updateFeeCharged(tx.db, tx.building._id, before._id, { chargeId, on: todayIn(tx) })
    const after = await settleStatus(tx, before._id)
    await noteStep(tx, before, after, { kind: 'feeCharged', words: unitNumber })
    return shown(tx, after)
  })
