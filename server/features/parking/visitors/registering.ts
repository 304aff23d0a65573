/** Registering a visitor: by a resident, by staff for a unit, or by the guest's own hand. */
import type { PassRule } from '../../../../contract/parking/figures.ts'
import { plateKey } from '../../../../contract/parking/plates.ts'
import type {
  PassAsked,
  PassDraft,
  PassSource,
  PassVerdict,
  VisitorFields,
  VisitorPass,
} from '../../../../contract/parking/visitor.ts'
import type { Instant } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Forbidden, NotFound } from '../../../http/errors.ts'
import { managesParking, unitsOf, type Caller } from '../caller.ts'
import { judgeWish, refuse, requireAllowed } from './judging.ts'
import { shown } from './reading.ts'
import { notePass } from './record.ts'
import { timesOf } from './rules.ts'
import { insertPass, plateConstraint, selectPass, type KnownPass } from './store.ts'
import { lockLot, selectUnitNumbers } from './uses-store.ts'

const takenWords = 'This plate is already registered for part of that time.'

/** Of two who register one plate for the same time one has it, and the other is told so. */
export const sayingTaken = async <T>(tx: InBuilding, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, plateConstraint)) return refuse(tx, takenWords, ['taken'])
    throw error
  }
}

/** Holds what a stay is judged by, in the order unit, lot; 404 for a unit that is not of the building. */
export const holdLot = async (tx: InBuilding, unitId: string): Promise<void> => {
  if (!(await lockLot(tx.db, tx.building._id, unitId))) throw NotFound()
}

interface Stay {
  unitId: string
  from: Instant
  until: Instant
  source: PassSource
  hostId: string | null
  /** Who allowed it although these rules stand against it, and why. */
  override?: { by: string; reason: string; rules: readonly PassRule[] } | null
  guest?: { linkId: string; tokenHash: Buffer }
}

/** Writes a pass that was judged. */
export const keepPass = async (tx: InBuilding, fields: VisitorFields, stay: Stay): Promise<KnownPass> => {
  const id = newId(Date.parse(tx.now))
  const row = {
    id,
    unit_id: stay.unitId,
    host_id: stay.hostId,
    source: stay.source,
    guest_link_id: stay.guest?.linkId ?? null,
    token_hash: stay.guest?.tokenHash ?? null,
    visitor_name: fields.visitorName,
    plate: fields.licensePlate,
    plate_key: plateKey(fields.licensePlate),
    province: fields.province,
    make: fields.vehicleMake,
    model: fields.vehicleModel,
    colour: fields.vehicleColor,
    purpose: fields.purpose,
    notes: fields.notes,
    from_at: stay.from,
    until_at: stay.until,
    made_at: tx.now,
    override_by: stay.override?.by ?? null,
    override_reason: stay.override?.reason ?? '',
  }
  await sayingTaken(tx, () => insertPass(tx.db, tx.building._id, row))
  const after = (await selectPass(tx.db, tx.building._id, id))!
  await notePass(tx, 'registered', { before: null, after, override: stay.override?.rules ?? [] })
  return after
}

/** Whether the unit is the caller's own; 404 for one that they have nothing to do with. */
const ownsUnit = async (ctx: Caller, unitId: string): Promise<boolean> => {
  if ((await unitsOf(ctx)).includes(unitId)) return true
  const [known] = await selectUnitNumbers(ctx.db, ctx.building._id, [unitId])
  if (!known || !managesParking(ctx)) throw NotFound()
  return false
}

/**
 * Registers a visitor of a unit of the caller's, or, for those who manage parking, of any. 409 in the words of every rule
 * that stands against it, with the day from which it is allowed; those who manage parking may give a reason instead.
 */
export const registerVisitor = (ctx: Caller, { body }: { body: PassDraft }): Promise<VisitorPass> =>
  inTransaction(ctx, async (tx) => {
    const { unitId, override, from: _from, until: _until, ...fields } = body
    if (override !== null && !managesParking(tx)) throw Forbidden()
    const isOwn = await ownsUnit(tx, unitId)
    const times = timesOf(body, tx.now)
    await holdLot(tx, unitId)
    const voice = isOwn ? 'you' : 'unit'
    const wish = { unitId, plate: fields.licensePlate, ...times, voice } as const
    const rules = await requireAllowed(tx, wish, override)
    const after = await keepPass(tx, fields, {
      ...{ unitId, ...times },
      source: isOwn ? 'resident' : 'staff',
      hostId: isOwn ? tx.account._id : null,
      override: rules.length > 0 ? { by: tx.account._id, reason: override!, rules } : null,
    })
    return shown(tx, after)
  })

/** Judges a visit without writing anything. */
export const checkVisit = async (ctx: Caller, { body }: { body: PassAsked }): Promise<PassVerdict> => {
  const isOwn = await ownsUnit(ctx, body.unitId)
  const wish = { ...timesOf(body, ctx.now), unitId: body.unitId, plate: body.licensePlate }
  const verdict = await judgeWish(ctx, { ...wish, voice: isOwn ? 'you' : 'unit' })
  if (verdict.allowed) return { allowed: true, refusals: [] }
  return { allowed: false, refusals: verdict.refusals.map(({ says, allowedFrom }) => ({ says, allowedFrom })) }
}
