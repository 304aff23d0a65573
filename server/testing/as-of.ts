import type { Instant } from '../../contract/time.ts'
import type { CurrentBuilding, InBuilding } from '../context.ts'
import { run } from '../db/connection.ts'
import { inVain } from '../db/transaction.ts'
import { daysBefore } from '../demo/demo.ts'
import type { SeedDemo } from '../feature.ts'
import { settableClock } from '../platform/clock.ts'
import type { World } from './world.ts'

class RolledBack extends Error {}

/** A building of the demo as it would be at a moment. */
export interface AsOf {
  now: Instant
  which: 'harbour' | 'prairie'
  building: CurrentBuilding
  seeds: readonly SeedDemo[]
}

/** Fills a building as of a moment, answers what is read from it then, and rolls all of it back. */
export const readAsOf = async <T>(
  world: World,
  { now, which, building, seeds }: AsOf,
  read: (ctx: InBuilding) => Promise<T>,
): Promise<T> => {
  const found: T[] = []
  try {
    await world.platform.db.transaction().execute(async (db) => {
      const at = daysBefore({ ...world.platform, db, clock: settableClock(now) }, inVain)
      for (const seed of seeds) await seed((daysAgo) => ({ ...at(daysAgo), building }), which)
      await run(db, 'set constraints all immediate')
      found.push(await read({ ...at(0), building }))
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return found[0]!
}
