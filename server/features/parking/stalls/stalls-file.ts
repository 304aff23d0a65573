/** The stalls of a building as a file for a spreadsheet, which can be read in again. */
import { stallColumns, type StallColumn } from '../../../../contract/parking/stall-import.ts'
import type { StallFilter } from '../../../../contract/parking/stalls.ts'
import type { Download } from '../../../../contract/route.ts'
import type { InBuilding } from '../../../context.ts'
import { csvFile, type Cell } from '../../../platform/csv.ts'
import { selectAssignment } from './assignments-store.ts'
import { at } from './reading.ts'
import { selectStalls } from './lists-store.ts'
import type { KnownStall } from './stalls-store.ts'

const cellsOf = async (ctx: InBuilding, stall: KnownStall): Promise<Record<StallColumn, Cell>> => {
  const { level, number, tenure, accessible, evCharging: ev, visitor, notes, holder, place } = stall
  const term = holder && (await selectAssignment(ctx.db, ctx.building._id, holder._id, at(ctx).today))
  return {
    ...{ level, number, tenure, accessible, ev, visitor, notes },
    ...place,
    unit: term?.unitNumber,
    basis: term?.basis,
    from: term?.from,
    until: term?.until,
    fee: term?.feeCents ? (term.feeCents / 100).toFixed(2) : null,
    authority: term?.authority,
  }
}

/** The list as it is narrowed. */
export const exportStalls = async (ctx: InBuilding, { query }: { query: StallFilter }): Promise<Download> => {
  const rows: Cell[][] = []
  for (const stall of await selectStalls(ctx.db, ctx.building._id, query, at(ctx))) {
    const cells = await cellsOf(ctx, stall)
    rows.push(stallColumns.map((column) => cells[column]))
  }
  return csvFile([[...stallColumns], ...rows], `${ctx.building.name} stalls ${at(ctx).today}.csv`)
}
