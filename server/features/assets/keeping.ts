/** Adding, changing and retiring assets. */
import type { Asset, AssetChange, AssetDraft, AssetRetire } from '../../../contract/assets/asset.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../http/errors.ts'
import { vendorBy } from '../vendors/vendors.ts'
import { requireAsset, todayIn, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { insertAsset, lockAsset, nameConstraint, updateAsset, updateRetired } from './store.ts'

/** Who is chosen to look after an asset works here; 404 for a vendor of others. */
const requireVendorHere = async (tx: InBuilding, vendorId: string | null): Promise<void> => {
  if (vendorId !== null && (await vendorBy(tx, vendorId)).endedOn !== null)
    throw InvalidField('vendorId', 'This vendor is no longer active')
}

/** Another one in use has the name: said where it was typed. */
const sayingWhoseName = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, nameConstraint)) throw InvalidField('name', 'An asset with this name already exists')
    throw error
  }
}

/** The asset, locked, as the caller saw it; 404 for one next door, 409 with the newer one for one that moved on. */
const requireSeenAsset = async (tx: InBuilding, id: string, version: number): Promise<Asset> => {
  await lockAsset(tx.db, tx.building._id, id)
  const found = await requireAsset(tx, id)
  requireVersion(found, version)
  return found
}

/** Adds an asset; 400 where another one in use has the name. */
export const addAsset = (ctx: InBuilding, { body }: { body: AssetDraft }): Promise<Asset> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      await requireVendorHere(tx, body.vendorId)
      const _id = newId(Date.parse(tx.now))
      await insertAsset(tx.db, tx.building._id, { ...body, _id, at: tx.now })
      const after = await requireAsset(tx, _id)
      await noteChange(tx, 'created', { before: null, after })
      return after
    }),
  )

/** Writes an asset anew; reminders of a warranty whose day changed are sent anew as well. */
export const changeAsset = (ctx: InBuilding, { params, body }: ById & { body: AssetChange }): Promise<Asset> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      const { version, ...draft } = body
      const before = await requireSeenAsset(tx, params.id, version)
      if (draft.vendorId !== before.vendorId) await requireVendorHere(tx, draft.vendorId)
      await updateAsset(tx.db, tx.building._id, params.id, draft)
      const after = await requireAsset(tx, params.id)
      await noteChange(tx, 'changed', { before, after })
      return after
    }),
  )

/** The building has an asset no longer, from today on: its plans rest, its files and history stay. 409 where it is retired. */
export const retireAsset = (ctx: InBuilding, { params, body }: ById & { body: AssetRetire }): Promise<Asset> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeenAsset(tx, params.id, body.version)
    if (before.retiredOn !== null) throw Conflict('This asset is already retired. You can restore it.')
    await updateRetired(tx.db, tx.building._id, params.id, { retiredOn: todayIn(tx), reason: body.reason })
    const after = await requireAsset(tx, params.id)
    await noteChange(tx, 'retired', { before, after })
    return after
  })

/** An asset is in use again, and its plans run on; 409 where it is, or where another one has taken its name. */
export const bringBackAsset = async (
  ctx: InBuilding,
  { params, body }: ById & { body: { version: number } },
): Promise<Asset> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = await requireSeenAsset(tx, params.id, body.version)
      if (before.retiredOn === null) throw Conflict('This asset is in use. You can retire it.')
      await updateRetired(tx.db, tx.building._id, params.id, { retiredOn: null, reason: '' })
      const after = await requireAsset(tx, params.id)
      await noteChange(tx, 'brought back', { before, after })
      return after
    })
  } catch (error) {
    if (violates(error, nameConstraint)) throw Conflict('Another asset has this name. Rename one of them.')
    throw error
  }
}
