/** What belongs to a unit beside its people: vehicles, pets, fobs, insurance, alterations, stalls and lockers. */
import type { Saved } from '../../../../contract/units/plain.ts'
import type { DeviceEnding } from '../../../../contract/units/records.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, orNotFound, requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { announceUnit } from '../announce.ts'
import { today } from '../residents.ts'
import { kinds, type Kind } from './kinds.ts'
import {
  deleteRecord,
  insertRecord,
  selectBearer,
  selectRecord,
  updateEnded,
  updateRecord,
  updateRemoved,
  type Standing,
  type Values,
} from './records-store.ts'

interface OfUnit {
  params: { id: string }
}
interface OfRecord {
  params: { id: string; recordId: string }
}

/** Empty text is nothing; what the kind has no column for is left out. */
const kept = <D extends object>(kind: Kind<D>, draft: D): Values =>
  Object.fromEntries(
    Object.keys(kind.columns).map((field) => [
      field,
      (draft as Values)[field] === '' ? null : (draft as Values)[field],
    ]),
  )

const saying = (note: { noun: string }, word: 'added' | 'changed' | 'removed' | 'ended') => `${note.noun} ${word}`

/** The unit must be of this building, and a person be of the unit. A person next door is not there either. */
const requireBearer = async (tx: InBuilding, unitId: string, personId: unknown, before?: unknown): Promise<void> => {
  const known = typeof personId === 'string' ? personId : null
  const bearer = await selectBearer(tx.db, tx.building._id, { unitId, personId: known, day: today(tx) })
  if (!bearer) throw NotFound()
  if (known !== null && known !== before && !bearer.isTied)
    throw InvalidField('personId', 'Choose someone linked to this unit')
}

const requireRecord = async <D extends object>(
  tx: InBuilding,
  kind: Kind<D>,
  { params }: OfRecord,
): Promise<Standing> => orNotFound(await selectRecord(tx.db, kind, tx.building._id, params.id, params.recordId))

const note = (tx: InBuilding, unitId: string, action: string, values: { before?: Values; after?: Values }) =>
  recordChange(tx, { subject: 'unit', subjectId: unitId, buildingId: tx.building._id, action, ...values })

/** What would stand twice is refused in its own words; the index decides. */
const once = async <D extends object, T>(kind: Kind<D>, draft: D, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (kind.once && violates(error, kind.once.index)) throw Conflict(kind.once.words(draft))
    throw error
  }
}

const adder =
  <D extends object>(kind: Kind<D>) =>
  (ctx: InBuilding, { params, body }: OfUnit & { body: D }): Promise<Saved> =>
    once(kind, body, () =>
      inTransaction(ctx, async (tx) => {
        const values = kept(kind, body)
        await requireBearer(tx, params.id, values['personId'])
        const _id = newId(Date.parse(tx.now))
        await insertRecord(tx.db, kind, { _id, buildingId: tx.building._id, unitId: params.id, at: tx.now }, values)
        await note(tx, params.id, saying(kind, 'added'), { after: values })
        await announceUnit(tx, params.id)
        return { _id, version: 1 }
      }),
    )

const changer =
  <D extends object>(kind: Kind<D>) =>
  (ctx: InBuilding, { params, body }: OfRecord & { body: D & { version: number } }): Promise<Saved> =>
    once(kind, body, () =>
      inTransaction(ctx, async (tx) => {
        const before = await requireRecord(tx, kind, { params })
        requireVersion(before, body.version)
        const after = kept(kind, body)
        await requireBearer(tx, params.id, after['personId'], before['personId'])
        await updateRecord(tx.db, kind, tx.building._id, params.id, params.recordId, after)
        await note(tx, params.id, saying(kind, 'changed'), { before, after })
        await announceUnit(tx, params.id)
        return { _id: params.recordId, version: before.version + 1 }
      }),
    )

const remover =
  <D extends object>(kind: Kind<D>) =>
  (ctx: InBuilding, { params }: OfRecord): Promise<undefined> =>
    inTransaction(ctx, async (tx) => {
      const { _id, version: _version, ...before } = await requireRecord(tx, kind, { params })
      if (kind.gone) await updateRemoved(tx.db, kind, tx.building._id, params.id, _id, tx.now)
      else await deleteRecord(tx.db, kind, tx.building._id, params.id, _id)
      const nothing = Object.fromEntries(Object.keys(before).map((field) => [field, null]))
      await note(tx, params.id, saying(kind, 'removed'), { before, after: nothing })
      await announceUnit(tx, params.id)
      return undefined
    })

/** A stall or locker goes with the unit. */
export const addSpace = adder(kinds.Space)
export const removeSpace = remover(kinds.Space)

/** A vehicle of somebody of the unit; a plate stands once with it. */
export const addVehicle = adder(kinds.Vehicle)
export const changeVehicle = changer(kinds.Vehicle)
export const removeVehicle = remover(kinds.Vehicle)

/** A fob, key, remote or card that is given out; in the whole building a number is out once. */
export const addDevice = adder(kinds.Device)
export const changeDevice = changer(kinds.Device)

/** A fob, key, remote or card comes back, is lost or is switched off; its line stays with the day and the reason. */
export const endDevice = (ctx: InBuilding, { params, body }: OfRecord & { body: DeviceEnding }): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireRecord(tx, kinds.Device, { params })
    requireVersion(before, body.version)
    const { endedOn, endReason } = body
    const issuedOn = before['issuedOn']
    if (typeof issuedOn === 'string' && issuedOn > endedOn)
      throw InvalidField('endedOn', `It was issued on ${issuedOn}, so it can’t end before that`)
    if (endedOn > today(tx)) throw InvalidField('endedOn', 'This date is in the future')
    await updateEnded(tx.db, tx.building._id, params.id, params.recordId, { endedOn, endReason })
    const { kind, serial } = before
    await note(tx, params.id, saying(kinds.Device, 'ended'), { after: { kind, serial, endedOn, endReason } })
    await announceUnit(tx, params.id)
    return { _id: params.recordId, version: before.version + 1 }
  })

/** An animal that lives in the unit. */
export const addPet = adder(kinds.Pet)
export const changePet = changer(kinds.Pet)
export const removePet = remover(kinds.Pet)

/** A policy of an owner's or tenant's own, as they told the building. */
export const addInsurance = adder(kinds.Insurance)
export const changeInsurance = changer(kinds.Insurance)
export const removeInsurance = remover(kinds.Insurance)

/** A change to the unit that the building agreed to; it goes with the unit to whoever buys it. */
export const addAlteration = adder(kinds.Alteration)
export const changeAlteration = changer(kinds.Alteration)
export const removeAlteration = remover(kinds.Alteration)
