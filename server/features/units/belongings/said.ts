import type { Entry } from '../roster/file.ts'
import { belongingColumns, type BelongingColumn } from '../roster/columns.ts'
import { longList, quoted, readCell, type Remarks } from '../roster/cell.ts'
import { readDevices, readSpaces, readVehicles, type Said, type SaidDevice, type SaidVehicle } from './belongings.ts'

/** What a row says of stalls, lockers, vehicles and fobs: all of them, as a list; nothing where its cell is empty. */
export interface SaidBelongings {
  parking_stalls?: string[]
  lockers?: string[]
  vehicles?: SaidVehicle[]
  fobs?: SaidDevice[]
}

const readers = { parking_stalls: readSpaces, lockers: readSpaces, vehicles: readVehicles, fobs: readDevices }
const doubts: Record<BelongingColumn, string> = {
  parking_stalls: 'can’t be read as a stall',
  lockers: 'can’t be read as a locker',
  vehicles: 'has no readable licence plate: write it as plate|province|make|model|colour',
  fobs: 'can’t be read as a fob',
}

/** Reads the four cells. A piece that cannot be read is asked about, and kept as text so that no export loses it. */
export const readSaid = (
  cells: Entry['cells'],
  remarks: Remarks,
): { belongings: SaidBelongings; unread: Partial<Record<BelongingColumn, string>> } => {
  const belongings: SaidBelongings = {}
  const unread: Partial<Record<BelongingColumn, string>> = {}
  for (const column of belongingColumns) {
    const cell = cells[column]
    const text = cell === undefined ? undefined : readCell(column, cell, longList, remarks)
    if (text === undefined) continue
    const said: Said<string | SaidVehicle | SaidDevice> = readers[column](text)
    if (said.read.length + said.unread.length === 0) continue
    for (const piece of said.unread) remarks.warnings.push(`${quoted(piece)} ${doubts[column]}. It’s kept as is.`)
    Object.assign(belongings, { [column]: said.read })
    unread[column] = said.unread.join('; ')
  }
  return { belongings, unread }
}
