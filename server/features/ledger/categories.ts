/** The categories of a building's budget: accounts of income other than fees, and of expenses. */
import { nameKey } from '../../../contract/clean.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { insertCategories, selectCategories, type Category } from './categories-store.ts'

/** Lists the categories that are in use, by kind and name; the accounts of fees and levies are none. */
export const listCategories = (ctx: InBuilding): Promise<Category[]> => selectCategories(ctx.db, ctx.building._id)

/**
 * Finds the categories of these kinds and names, and adds those that the building doesn't have, however a name is spelled.
 * Answers one for each in the same order; null where the name is that of an account for fees or levies.
 */
export const addCategories = (
  ctx: InBuilding,
  wanted: readonly Omit<Category, '_id'>[],
): Promise<(Category | null)[]> =>
  inTransaction(ctx, async (tx) => {
    const keyOf = ({ kind, name }: Omit<Category, '_id'>) => `${kind} ${nameKey(name)}`
    const find = async () => new Map((await listCategories(tx)).map((category) => [keyOf(category), category]))
    const known = await find()
    const missing = wanted.filter((one) => !known.has(keyOf(one)))
    if (missing.length === 0) return wanted.map((one) => known.get(keyOf(one)) ?? null)
    const added = missing.map(({ kind, name }) => ({ _id: newId(Date.parse(tx.now)), kind, name }))
    await insertCategories(tx.db, tx.building._id, added, tx.now)
    const all = await find()
    return wanted.map((one) => all.get(keyOf(one)) ?? null)
  })
