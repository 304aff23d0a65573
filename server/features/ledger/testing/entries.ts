import type { InBuilding } from '../../../context.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { chartOf, post as postAll, type Line, type NewEntry } from '../ledger.ts'

/** The ledger of Harbour View in a world, and short ways to enter and to ask. */
export const openLedger = async (world: World) => {
  const inside = async (id: string): Promise<InBuilding> => ({
    ...world.context(),
    building: (await findCurrentBuilding(world.platform.db, id))!,
  })
  const ctx = await inside(world.cast.buildings.harbour)
  const chart = await chartOf(ctx)
  const line = (
    account: keyof typeof chart.accounts,
    cents: number,
    fund: keyof typeof chart.funds = 'operating',
  ): Line => ({ accountId: chart.accounts[account], fundId: chart.funds[fund], holdingId: null, cents })
  const entry = (source: string, lines: readonly Line[], day = '2026-11-20'): NewEntry => ({
    ...{ day, source, lines },
    words: 'Opening balance',
  })
  return {
    ...{ ctx, chart, inside, line, entry },
    opening: (source: string, cents = 10_000, day = '2026-11-20') =>
      entry(source, [line('bank', cents), line('opening', -cents)], day),
    /** Enters them; answers the ids of the new ones in order. */
    post: async (where: InBuilding, entries: readonly NewEntry[]): Promise<string[]> => {
      const made = await postAll(where, entries)
      return entries.flatMap(({ source }) => made.get(source) ?? [])
    },
    query: (text: string, values: unknown[] = []) => world.connection.pool.query(text, values),
  }
}
