/** The sets of texts of a building. */
import type { BylawSet, BylawSetChange, BylawSetDraft } from '../../../contract/bylaws/bylaw.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, isReferred, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, requireVersion } from '../../http/errors.ts'
import { selectSets } from './lists-store.ts'
import { todayIn, type ById } from './reading.ts'
import { noteSet } from './record.ts'
import { deleteSet, insertFirstSets, insertSet, lockSet, setNameConstraint, updateSet } from './sets-store.ts'

/** Gives a new building a set of bylaws and one of rules. */
export const foundBylaws = (tx: Ctx, buildingId: string): Promise<void> => insertFirstSets(tx.db, buildingId, tx.now)

/** Lists the sets, those of bylaws first, with how many of their texts are in force today. */
export const listSets = (ctx: InBuilding): Promise<BylawSet[]> => selectSets(ctx.db, ctx.building._id, todayIn(ctx))

const setBy = async (ctx: InBuilding, id: string): Promise<BylawSet> =>
  orNotFound((await listSets(ctx)).find(({ _id }) => _id === id))

const sayingWhoseName = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw violates(error, setNameConstraint) ? InvalidField('name', 'Another set has this name') : error
  }
}

/** Adds a set. 400 where another has the name. */
export const addSet = (ctx: InBuilding, { body }: { body: BylawSetDraft }): Promise<BylawSet> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      const _id = newId(Date.parse(tx.now))
      await insertSet(tx.db, tx.building._id, { ...body, _id, at: tx.now })
      await noteSet(tx, 'added', { before: null, after: { ...body, _id, version: 1 } })
      return setBy(tx, _id)
    }),
  )

/** Renames a set. 404 for one of another building; 409 for a stale version; 400 where another has the name. */
export const changeSet = (ctx: InBuilding, { params, body }: ById & { body: BylawSetChange }): Promise<BylawSet> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      const before = orNotFound(await lockSet(tx.db, tx.building._id, params.id))
      if (before.version !== body.version) requireVersion(await setBy(tx, params.id), body.version)
      await updateSet(tx.db, tx.building._id, params.id, body.name)
      await noteSet(tx, 'changed', { before, after: { ...before, name: body.name } })
      return setBy(tx, params.id)
    }),
  )

/** Removes a set; answers those that are left. 404 for one of another building; 409 where it holds texts. */
export const removeSet = async (ctx: InBuilding, { params }: ById): Promise<BylawSet[]> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = orNotFound(await lockSet(tx.db, tx.building._id, params.id))
      await deleteSet(tx.db, tx.building._id, params.id)
      await noteSet(tx, 'removed', { before, after: null })
      return listSets(tx)
    })
  } catch (error) {
    throw isReferred(error)
      ? Conflict('This set isn’t empty: it also keeps what has ended. Only an empty set can be removed.')
      : error
  }
}
