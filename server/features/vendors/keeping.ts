/** Adding, changing and ending vendors. */
import type { Vendor, VendorChange, VendorDraft, VendorEnd } from '../../../contract/vendors/vendor.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../http/errors.ts'
import { requireVendor, shown, todayIn, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { insertVendor, lockVendor, nameConstraint, updateEnd, updateVendor, type KnownVendor } from './store.ts'

/** Nobody has looked a clearance up on a day that is still to come. */
const requireSeen = (ctx: InBuilding, { clearanceCheckedOn }: Pick<VendorDraft, 'clearanceCheckedOn'>): void => {
  if (clearanceCheckedOn !== null && clearanceCheckedOn > todayIn(ctx))
    throw InvalidField('clearanceCheckedOn', 'This date is in the future')
}

/** Another who works here has the name: said where it was typed. */
const sayingWhoseName = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, nameConstraint)) throw InvalidField('name', 'An active vendor with this name already exists')
    throw error
  }
}

/** The vendor, locked, as the caller saw it; 404 for one next door, 409 with the newer one for one that moved on. */
const requireSeenVendor = async (tx: InBuilding, id: string, version: number): Promise<KnownVendor> => {
  await lockVendor(tx.db, tx.building._id, id)
  const found = await requireVendor(tx, id)
  requireVersion(shown(tx, found), version)
  return found
}

/** Adds a vendor; 400 where another who works here has the name. */
export const addVendor = (ctx: InBuilding, { body }: { body: VendorDraft }): Promise<Vendor> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      requireSeen(tx, body)
      const _id = newId(Date.parse(tx.now))
      await insertVendor(tx.db, tx.building._id, { ...body, _id, at: tx.now })
      const after = await requireVendor(tx, _id)
      await noteChange(tx, 'created', { before: null, after })
      return shown(tx, after)
    }),
  )

/** Writes a vendor anew; reminders of a day that changed are sent anew as well. */
export const changeVendor = (ctx: InBuilding, { params, body }: ById & { body: VendorChange }): Promise<Vendor> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      const { version, ...draft } = body
      const before = await requireSeenVendor(tx, params.id, version)
      if (draft.clearanceCheckedOn !== before.clearanceCheckedOn) requireSeen(tx, draft)
      await updateVendor(tx.db, tx.building._id, params.id, draft)
      const after = await requireVendor(tx, params.id)
      await noteChange(tx, 'changed', { before, after })
      return shown(tx, after)
    }),
  )

/** A vendor works here no longer, from today on; its record, files and history stay. 409 where it does not already. */
export const endVendor = (ctx: InBuilding, { params, body }: ById & { body: VendorEnd }): Promise<Vendor> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeenVendor(tx, params.id, body.version)
    if (before.endedOn !== null) throw Conflict('This vendor is no longer active. You can reactivate it.')
    await updateEnd(tx.db, tx.building._id, params.id, { endedOn: todayIn(tx), reason: body.reason })
    const after = await requireVendor(tx, params.id)
    await noteChange(tx, 'ended', { before, after })
    return shown(tx, after)
  })

/** A vendor works here again; 409 where it does, or where another has taken its name. */
export const takeUpVendor = async (
  ctx: InBuilding,
  { params, body }: ById & { body: { version: number } },
): Promise<Vendor> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = await requireSeenVendor(tx, params.id, body.version)
      if (before.endedOn === null) throw Conflict('This vendor is active. You can end the relationship.')
      await updateEnd(tx.db, tx.building._id, params.id, { endedOn: null, reason: '' })
      const after = await requireVendor(tx, params.id)
      await noteChange(tx, 'taken up', { before, after })
      return shown(tx, after)
    })
  } catch (error) {
    if (violates(error, nameConstraint)) throw Conflict('Another active vendor has this name. Rename one of them.')
    throw error
  }
}
