/** Stalls of a unit: those that its record names, and those that parking says it has; each once. */
import { nameKey } from '../../../contract/clean.ts'
import type { InBuilding } from '../../context.ts'

/** What parking says that units have today, by unit. */
export const stallsHeldBy = async (ctx: InBuilding): Promise<ReadonlyMap<string, string[]>> =>
  (await ctx.offers.stallsHeld?.(ctx)) ?? new Map()

const inOrder = new Intl.Collator('en-CA', { numeric: true })

/** Both together; one that both name stands as parking spells it. */
export const withHeld = (named: readonly string[], held: readonly string[] = []): string[] => {
  const known = new Set(held.map(nameKey))
  return [...named.filter((label) => !known.has(nameKey(label))), ...held].toSorted(inOrder.compare)
}
