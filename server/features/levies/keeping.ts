/** Drafting a special levy, and changing the draft. */
import type { Levy, LevyChange, LevyDraft } from '../../../contract/levies/levy.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Invalid, requireVersion } from '../../http/errors.ts'
import { selectFeeUnits } from '../budget/budget.ts'
import { requireLevy, shown, type ById, type Keeper } from './reading.ts'
import { noteChange, withShares } from './record.ts'
import { changeRefusal } from './rules.ts'
import { replaceDueDays, replaceShares } from './shares/store.ts'
import { insertLevy, lockLevies, updateDraft, type KnownLevy } from './store.ts'

/** The levy, held, as the caller saw it; 404 for one next door, 409 with the newer one for one that was changed since. */
export const requireSeenLevy = async (tx: Keeper, id: string, version: number): Promise<KnownLevy> => {
  await lockLevies(tx.db, tx.building._id, [id])
  const found = await requireLevy(tx, id)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  return found
}

/** Writes the days and the shares of a draft. 400 for a share of a unit that isn't the building's, on its row. */
const keepParts = async (tx: InBuilding, id: string, { division, shares, dueDays }: LevyDraft): Promise<void> => {
  const buildingId = tx.building._id
  const given = division === 'otherFair' ? shares : []
  const known = new Set(given.length > 0 ? (await selectFeeUnits(tx.db, buildingId)).map(({ _id }) => _id) : [])
  const errors = given.flatMap(({ unitId }, index) =>
    known.has(unitId) ? [] : [{ field: `shares.${index}.unitId`, message: 'Choose a unit of this building' }],
  )
  if (errors.length > 0) throw Invalid('Choose units of this building.', errors)
  await replaceDueDays(tx.db, buildingId, id, dueDays)
  const kept = given.map(({ unitId, cents }) => ({ unitId, cents, entitlement: null }))
  await replaceShares(tx.db, buildingId, id, kept)
}

/** Drafts a special levy. 400 for a share of a unit that isn't the building's. */
export const draftLevy = (ctx: Keeper, { body }: { body: LevyDraft }): Promise<Levy> =>
  inTransaction(ctx, async (tx) => {
    const _id = newId(Date.parse(tx.now))
    await insertLevy(tx.db, tx.building._id, { ...body, _id, at: tx.now })
    await keepParts(tx, _id, body)
    const after = await requireLevy(tx, _id)
    await noteChange(tx, 'drafted', { before: null, after: await withShares(tx, after) })
    return shown(tx, after)
  })

/**
 * Changes a draft. 404 for a levy of another building; 409 with the newer one for a stale version, and for one that owners
 * approved; 400 for a share of a unit that isn't the building's.
 */
export const changeLevy = (ctx: Keeper, { params, body }: ById & { body: LevyChange }): Promise<Levy> =>
  inTransaction(ctx, async (tx) => {
    const known = await requireSeenLevy(tx, params.id, body.version)
    const refusal = changeRefusal(known.state)
    if (refusal !== null) throw Conflict(refusal)
    const before = await withShares(tx, known)
    await updateDraft(tx.db, tx.building._id, { ...body, _id: params.id })
    await keepParts(tx, params.id, body)
    const after = await requireLevy(tx, params.id)
    await noteChange(tx, 'changed', { before, after: await withShares(tx, after) })
    return shown(tx, after)
  })
