/** One's own vehicles: the same records that those who manage the building keep, and the same history. */
import { ownVehiclesMost } from '../../../../contract/limits/people.ts'
import type { MyVehicleChange, NewVehicle } from '../../../../contract/units/my-place.ts'
import type { Saved } from '../../../../contract/units/plain.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { lockOwnRows } from '../person/my-sharing-store.ts'
import { addVehicle, changeVehicle, removeVehicle } from '../records/records.ts'
import { today } from '../residents.ts'
import type { Oneself } from './mine.ts'
import { mayAddVehicle, mayChangeVehicle } from './rules.ts'
import { lockOwnVehicle, selectOwnTies, selectOwnVehicles } from './store.ts'

interface OfVehicle {
  params: { recordId: string }
}

const requireOwn = async (tx: Oneself, { params }: OfVehicle) => {
  const vehicle = await lockOwnVehicle(tx.db, tx.building._id, tx.account._id, params.recordId)
  if (!vehicle) throw NotFound()
  return { ...vehicle, at: { params: { id: vehicle.unitId, recordId: params.recordId } } }
}

/**
 * Adds a vehicle of the caller to a unit that they own, rent or live in today. A unit that is not theirs is not found;
 * 409 where the plate stands with the unit, or where they have as many as anybody may.
 */
export const addMyVehicle = (ctx: Oneself, { body: { unitId, ...draft } }: { body: NewVehicle }): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    const [buildingId, accountId, day] = [tx.building._id, tx.account._id, today(tx)]
    // Of several at the same moment one counts after the other.
    await lockOwnRows(tx.db, buildingId, accountId)
    const ties = await selectOwnTies(tx.db, buildingId, accountId, day)
    const tie = ties.find((one) => one.unit._id === unitId && mayAddVehicle(one, day))
    if (!tie) throw NotFound()
    const kept = await selectOwnVehicles(tx.db, buildingId, accountId)
    if (kept.length >= ownVehiclesMost)
      throw Conflict(`You have ${ownVehiclesMost} vehicles here. Remove one you no longer have, or ask your managers.`)
    return addVehicle(tx, { params: { id: unitId }, body: { ...draft, personId: tie.personId } })
  })

/** Changes a vehicle of the caller; anybody else's is not found. 409 where it is stale, or their time in the unit is over. */
export const changeMyVehicle = (
  ctx: Oneself,
  { params, body }: OfVehicle & { body: MyVehicleChange },
): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    const { unitId, unitNumber, personId, at } = await requireOwn(tx, { params })
    const ties = await selectOwnTies(tx.db, tx.building._id, tx.account._id, today(tx))
    const ofUnit = ties.filter(({ unit }) => unit._id === unitId)
    if (!mayChangeVehicle(ofUnit, today(tx)))
      throw Conflict(`Unit ${unitNumber} is no longer yours, so this vehicle can only be removed.`)
    return changeVehicle(tx, { ...at, body: { ...body, personId } })
  })

/** Takes a vehicle of the caller off its unit; the history keeps it. Anybody else's is not found. */
export const removeMyVehicle = (ctx: Oneself, { params }: OfVehicle): Promise<undefined> =>
  inTransaction(ctx, async (tx) => removeVehicle(tx, (await requireOwn(tx, { params })).at))
