/** What becomes of a pass: longer, cancelled, revoked. */
import type { Updateable } from 'kysely'
import type { PassRule } from '../../../../contract/parking/figures.ts'
import type { PassExtend, PassRevoke, PassSeen, PassStep, VisitorPass } from '../../../../contract/parking/visitor.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, Forbidden, InvalidField, requireVersion } from '../../../http/errors.ts'
import { managesParking, type ById, type Caller } from '../caller.ts'
import { requireAllowed } from './judging.ts'
import { tellRevoked } from './messages.ts'
import { requirePass, shown } from './reading.ts'
import { notePass } from './record.ts'
import { holdLot, sayingTaken } from './registering.ts'
import { requireLength, requirePassStep, stateOf } from './rules.ts'
import { selectPass, updatePass, type KnownPass } from './store.ts'

const settle = async (
  tx: Caller,
  before: KnownPass,
  changes: Updateable<DB['visitor_passes']>,
  { action, override = [] }: { action: 'extended' | 'cancelled' | 'revoked'; override?: readonly PassRule[] },
): Promise<KnownPass> => {
  if (!(await sayingTaken(tx, () => updatePass(tx.db, tx.building._id, before, changes))))
    throw Conflict('Someone else just changed this. Check the pass again.')
  const after = (await selectPass(tx.db, tx.building._id, before._id))!
  await notePass(tx, action, { before, after, override })
  return after
}

/** The pass, its lot held, as the caller saw it; 409 where it moved on or does not allow the step. */
const requireHeld = async (tx: Caller, id: string, step: PassStep, version: number): Promise<KnownPass> => {
  const { pass: asWas } = await requirePass(tx, id)
  await holdLot(tx, asWas.unitId)
  const { pass, hands } = await requirePass(tx, id)
  requireVersion(await shown(tx, pass), version)
  requirePassStep(step, stateOf(pass, tx.now), hands)
  return pass
}

/** Lets a visitor stay longer; the whole stay is judged by the same rules. */
export const extendPass = (ctx: Caller, { params, body }: ById & { body: PassExtend }): Promise<VisitorPass> =>
  inTransaction(ctx, async (tx) => {
    const { until, override, version } = body
    if (override !== null && !managesParking(tx)) throw Forbidden()
    const before = await requireHeld(tx, params.id, 'extend', version)
    if (until <= before.until) throw InvalidField('until', 'Choose a later time')
    const { _id, unitId, from, licensePlate, hostId } = before
    requireLength({ from, until })
    const voice = hostId === tx.account._id ? 'you' : 'unit'
    const wish = { unitId, plate: licensePlate!, from, until, voice, without: _id } as const
    const rules = await requireAllowed(tx, wish, override)
    const allowed = rules.length > 0 ? { override_by: tx.account._id, override_reason: override! } : {}
    const changes = { until_at: until, reminder_id: null, ...allowed }
    const after = await settle(tx, before, changes, { action: 'extended', override: rules })
    return shown(tx, after)
  })

/** Ends a pass: before it begins it counts nowhere, later up to now. */
export const cancelPass = (ctx: Caller, { params, body }: ById & { body: PassSeen }): Promise<VisitorPass> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireHeld(tx, params.id, 'cancel', body.version)
    return shown(tx, await settle(tx, before, { ended_at: tx.now, ended_as: 'cancelled' }, { action: 'cancelled' }))
  })

/** Ends a pass for a reason; whoever is visited is told. */
export const revokePass = (ctx: Caller, { params, body }: ById & { body: PassRevoke }): Promise<VisitorPass> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireHeld(tx, params.id, 'revoke', body.version)
    const changes = { ended_at: tx.now, ended_as: 'revoked' as const, end_reason: body.reason }
    const after = await settle(tx, before, changes, { action: 'revoked' })
    await tellRevoked(tx, after)
    return shown(tx, after)
  })
