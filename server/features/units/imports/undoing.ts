import { undoBlockersMost } from '../../../../contract/limits/roster.ts'
import type { RosterImport } from '../../../../contract/units.ts'
import type { Member } from '../../../context.ts'
import { inTransaction, isReferred, isTaken } from '../../../db/transaction.ts'
import { Conflict, Refusal, requireVersion } from '../../../http/errors.ts'
import { recordChange, recordChanges, type ChangeNote } from '../../audit/audit.ts'
import { lockBuilding, wakeRoles } from '../../buildings/buildings.ts'
import { deleteToCome } from '../moves/moves.ts'
import { lockRoster } from '../present-store.ts'
import { endComers, followRestored } from './comers.ts'
import { requireImport, shownTo, type ById } from './reading.ts'
import {
  deleteRecords,
  kinds,
  reinsertRecords,
  restoreRecords,
  selectRecords,
  selectReferences,
  selectReferred,
  type ImportRecord,
} from './records-store.ts'
import { markUndone } from './store.ts'
import { called, factsOf, restored, subjectOf, touched } from './undo-rules.ts'

interface Blocker {
  record: ImportRecord
  why: string
}

const since = {
  changed: 'has since been changed',
  removed: 'has since been removed',
  back: 'has since been entered again',
}

const inWords = (table: string) => table.replaceAll('_', ' ')

/** What points at records that the import made, and was not made by it. */
const referred = async (tx: Member, records: readonly ImportRecord[]): Promise<Blocker[]> => {
  const made = records.filter(({ before }) => before === null)
  const own = made.map(({ id }) => id)
  const byKind = Map.groupBy(made, ({ kind }) => kind)
  const found: Blocker[] = []
  for (const reference of await selectReferences(tx.db)) {
    const targets = new Map((byKind.get(reference.target) ?? []).map((record) => [record.id, record]))
    if (targets.size === 0) continue
    for (const id of await selectReferred(tx.db, reference, [...targets.keys()], own))
      found.push({ record: targets.get(id)!, why: `is now used by ${inWords(reference.table)}` })
  }
  return found
}

/** Refuses where something was changed or used since, and says what. */
const requireUntouched = async (tx: Member, records: readonly ImportRecord[]): Promise<void> => {
  const changed = records.flatMap((record) => {
    const what = touched(record)
    return what ? [{ record, why: since[what] }] : []
  })
  const blockers = [...changed, ...(await referred(tx, records))]
  if (blockers.length === 0) return
  const shown = blockers.slice(0, undoBlockersMost)
  const more = blockers.length - shown.length
  throw new Refusal(
    409,
    'CONFLICT',
    'This import can no longer be undone as a whole: some of what it added has been changed or used since.',
    {
      errors: [
        ...shown.map(({ record, why }) => ({ field: record.id, message: `${called(record)} ${why}.` })),
        ...(more > 0 ? [{ field: 'more', message: `And ${more} more.` }] : []),
      ],
    },
  )
}

const noteOf = (record: ImportRecord): Omit<ChangeNote, 'buildingId'> => {
  const back = record.before && record.after ? restored(record) : record.before
  const [before, after] = [factsOf(record.now), factsOf(back)]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const all = (facts: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]))
  return { ...subjectOf(record), action: 'import undone', before: all(before), after: all(after) }
}

const putBack = async (tx: Member, records: readonly ImportRecord[]): Promise<void> => {
  const { _id: buildingId } = tx.building
  const of = (kind: ImportRecord['kind']) => records.filter((record) => record.kind === kind)
  for (const kind of kinds) {
    const made = of(kind).filter(({ before }) => before === null)
    await deleteRecords(
      tx.db,
      buildingId,
      kind,
      made.map(({ id }) => id),
    )
  }
  for (const kind of kinds.toReversed()) {
    const rows = of(kind)
    await restoreRecords(tx.db, buildingId, kind, rows.filter(({ before, after }) => before && after).map(restored))
    await reinsertRecords(
      tx.db,
      kind,
      rows.flatMap(({ before, after }) => (before && !after ? [before] : [])),
    )
  }
}

/**
 * Undoes an import as a whole: what it made goes, what it changed or removed stands again as it did. Refused with the
 * records that were changed or used since, for an undo would lose that; and where another number of people than was said
 * would lose the access that they have by it.
 */
export const undoImport = async (
  ctx: Member,
  { params, body }: ById & { body: { version: number; losing: number } },
): Promise<RosterImport> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const { _id: buildingId } = tx.building
      await lockRoster(tx.db, buildingId)
      await lockBuilding(tx.db, buildingId)
      const kept = await requireImport(tx, params.id)
      const shown = shownTo(tx, kept)
      requireVersion(shown, body.version)
      if (!shown.canUndo) throw Conflict('This import can’t be undone: it was never completed, or it’s too old.')
      const records: ImportRecord[] = []
      for (const kind of kinds) records.push(...(await selectRecords(tx.db, { buildingId, batchId: params.id, kind })))
      // What waits for its day is part of the import, and no use of it.
      await deleteToCome(tx.db, buildingId, params.id)
      await requireUntouched(tx, records)
      if (!(await markUndone(tx.db, buildingId, params.id, { at: tx.now, accountId: tx.account._id })))
        throw Conflict('Someone else just undid this import.')
      await endComers(tx, kept, { records, losing: body.losing })
      await putBack(tx, records)
      await followRestored(tx, records)
      const note = { buildingId, reason: `undo of roster import ${params.id}` }
      await recordChanges(
        tx,
        records.map((record) => ({ ...noteOf(record), ...note })),
      )
      await recordChange(tx, { subject: 'import', subjectId: params.id, buildingId, action: 'undone' })
      wakeRoles(tx, 'import')
      return shownTo(tx, await requireImport(tx, params.id))
    })
  } catch (error) {
    if (isTaken(error))
      throw Conflict('This import can no longer be undone: something newer has replaced what it changed.')
    // What would go with a unit, but was used itself: what its owners were charged.
    if (isReferred(error))
      throw Conflict('This import can no longer be undone: charges or payments were recorded for its units.')
    throw error
  }
}
