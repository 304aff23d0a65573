import type { Reading, RosterImport, RowFate } from '../../contract/units.ts'
import { units } from '../../contract/units.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

export const csv = (text: string | Buffer, name = 'roster.csv') =>
  new File([typeof text === 'string' ? text : new Uint8Array(text)], name, { type: 'text/csv' })

/** Every row of an import, page by page. */
export const rowsOf = async (caller: Caller, id: string): Promise<RowFate[]> => {
  const rows: RowFate[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 100, ...(cursor && { cursor }) }
    const page = await caller.call(units.importRows, { params: { id }, query })
    rows.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return rows
}

export type Report = RosterImport & Reading & { rows: RowFate[]; applied: boolean; batchId: string | null }

const reportOf = async (caller: Caller, made: RosterImport): Promise<Report> => {
  const applied = made.status === 'applied'
  const rows = await rowsOf(caller, made._id)
  return { ...made, ...made.reading, rows, applied, batchId: applied ? made._id : null }
}

/** Sends a roster file; applies it too where asked and where it can be, and lets the job write it. */
export const importFile = async (
  world: World,
  caller: Caller,
  text: string | Buffer,
  apply = false,
): Promise<Report> => {
  const tried = await caller.call(units.startImport, { body: {}, files: [csv(text)] })
  const sound = tried.reading.writes && tried.counts.error === 0 && tried.reading.faults.length === 0
  if (!apply || !sound) return reportOf(caller, tried)
  return applyTried(world, caller, tried)
}

/** Applies a dry run and lets the job write it. */
export const applyTried = async (world: World, caller: Caller, { _id, version }: RosterImport): Promise<Report> => {
  await caller.call(units.applyImport, { params: { id: _id }, body: { version } })
  await world.jobs.drain()
  return reportOf(caller, await caller.call(units.getImport, { params: { id: _id } }))
}
