import type { Ctx, NotedChange } from '../../../context.ts'
import { platformScope } from './rules.ts'
import { checkDeferred, insertLink } from './store.ts'

/** Collects the changes of each scope, by scope in order, so that two transactions hold two heads in the same order. */
const byScope = (changes: readonly NotedChange[]): [string, string[]][] => {
  const found = Map.groupBy(changes, ({ buildingId }) => buildingId ?? platformScope)
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([scope, noted]) => [scope, noted.map(({ id }) => id)])
}

/**
 * Adds a link for the changes of a transaction to the chain of each building concerned, and of the platform, as the last
 * thing that it does. Constraints that were deferred are checked before: everyone who writes in a building waits for the end
 * of its chain, so no transaction may lock anything after it.
 */
export const sealChanges = async (tx: Ctx, changes: readonly NotedChange[]): Promise<void> => {
  await checkDeferred(tx.db)
  for (const [scope, changeIds] of byScope(changes)) {
    const sealed = await insertLink(tx.db, scope, { at: tx.now, changeIds })
    if (sealed !== changeIds.length) throw new Error(`Of ${changeIds.length} changes only ${sealed} could be sealed.`)
  }
}
