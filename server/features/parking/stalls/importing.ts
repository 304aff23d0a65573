/** Stalls from a spreadsheet: all of the file is written, or nothing. */
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { StallImportReport } from '../../../../contract/parking/stall-import.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import type { Upload } from '../../../../contract/route.ts'
import { nameKey } from '../../../../contract/clean.ts'
import { sentence } from '../../../../contract/text.ts'
import type { InBuilding, NotedChange } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField, Refusal } from '../../../http/errors.ts'
import { writeAssignment } from './assigning.ts'
import { readStallRows, type Fault, type StallRow } from './import-rows.ts'
import { goBack, markPlace, selectUnitIds } from './import-store.ts'
import { writeStall } from './keeping.ts'
import { at, requireStall } from './reading.ts'
import { noteStall, valuesOf } from './record.ts'
import { basesFor } from './rules.ts'
import { selectStalls } from './lists-store.ts'
import { lockStall, updatePlace, updateStall, type KnownStall } from './stalls-store.ts'

type Counts = Omit<StallImportReport, 'applied' | 'faults'>

const fields = ['level', 'number', 'tenure', 'accessible', 'evCharging', 'visitor', 'notes'] as const
const isMoved = (known: KnownStall, { stall }: StallRow): boolean =>
  stall.place !== null && !isDeepStrictEqual(known.place, stall.place)
const differs = (known: KnownStall, { stall }: StallRow): boolean =>
  fields.some((field) => known[field] !== stall[field])

/** Writes one row; what it says of the unit counts where the stall is free on that day. */
const writeRow = async (
  tx: InBuilding,
  row: StallRow,
  { known, unitId, counts }: { known: KnownStall | undefined; unitId: string | null; counts: Counts },
): Promise<void> => {
  const stallId = known?._id ?? (await writeStall(tx, row.stall))
  if (!known) counts.created++
  else if (differs(known, row) || isMoved(known, row)) {
    await lockStall(tx.db, tx.building._id, stallId)
    if (known.holder && !basesFor(row.stall).includes(known.holder.basis))
      throw InvalidField('tenure', `Unit ${known.holder.unitNumber} has this stall; end that assignment first`)
    if (differs(known, row)) await updateStall(tx.db, tx.building._id, stallId, row.stall)
    if (isMoved(known, row)) await updatePlace(tx.db, tx.building._id, stallId, row.stall.place!)
    await noteStall(tx, 'changed', {
      stallId,
      before: valuesOf(known),
      after: valuesOf(await requireStall(tx, stallId)),
    })
    counts.changed++
  } else counts.unchanged++
  if (!row.terms || unitId === null || known?.holder?.unitId === unitId) return
  await lockStall(tx.db, tx.building._id, stallId)
  await writeAssignment(tx, await requireStall(tx, stallId), { ...row.terms, unitId })
  const { basis, from, until } = row.terms
  await noteStall(tx, 'assigned', { stallId, after: { unit: row.unit, basis, from, until } })
  counts.assigned++
}

const wordsOf = (error: unknown): string | null =>
  error instanceof Refusal ? (error.details.errors?.[0]?.message ?? error.message) : null

const writeRows = async (tx: InBuilding, rows: readonly StallRow[], faults: Fault[]): Promise<Counts> => {
  const counts: Counts = { rows: rows.length, created: 0, changed: 0, unchanged: 0, assigned: 0 }
  const buildingId = tx.building._id
  const known = new Map(
    (await selectStalls(tx.db, buildingId, {}, at(tx))).map((stall) => [nameKey(stallLabel(stall)), stall]),
  )
  const units = await selectUnitIds(
    tx.db,
    buildingId,
    rows.flatMap(({ unit }) => unit ?? []),
  )
  for (const row of rows) {
    const unitId = row.unit === null ? null : (units.get(row.unit.toLowerCase()) ?? null)
    if (row.unit !== null && unitId === null) faults.push({ row: row.row, words: `There’s no unit ${row.unit}.` })
    else
      try {
        await writeRow(tx, row, { known: known.get(nameKey(stallLabel(row.stall))), unitId, counts })
      } catch (error) {
        const words = wordsOf(error)
        if (words === null) throw error
        faults.push({ row: row.row, words: sentence(words) })
      }
  }
  return counts
}

/** Says what would come of a file's text, or writes it; one with a fault changes nothing. */
export const importStallText = async (ctx: InBuilding, text: string, apply: boolean): Promise<StallImportReport> => {
  const { rows, faults } = readStallRows(text, at(ctx).today)
  return inTransaction(ctx, async (tx) => {
    // A call that may come again stands in a transaction of its own, so what was only tried is taken back by itself, and
    // so are its changes: there is nothing to seal.
    await markPlace(tx.db)
    const noted: NotedChange[] = []
    const counts = await writeRows({ ...tx, noteChanges: (changes) => void noted.push(...changes) }, rows, faults)
    const applied = apply && faults.length === 0
    if (applied) tx.noteChanges(noted)
    else await goBack(tx.db)
    return { applied, ...counts, faults: faults.toSorted((a, b) => a.row - b.row) }
  })
}

/** The same for a file that somebody sends. */
export const importStalls = async (
  ctx: InBuilding,
  { body, files }: { body: { apply: boolean }; files: readonly Upload[] },
): Promise<StallImportReport> => {
  const file = files[0]
  if (!file) throw InvalidField('files', 'Choose a CSV file')
  return importStallText(ctx, await readFile(file.path, 'utf8'), body.apply)
}
