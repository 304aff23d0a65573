import { sql } from 'kysely'
import type { MoveChoices, MoveKind, RecordedMove } from '../../../../contract/units/moves.ts'
import { movesPerRunMost, movesShownMost } from '../../../../contract/limits/moves.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'
import { isOpen } from '../../buildings/buildings.ts'

export interface Move {
  _id: string
  unitId: string
  kind: MoveKind
  takesEffectOn: LocalDate
  leaverIds: string[]
  arriverIds: string[]
  choices: Pick<MoveChoices, 'things' | 'roles'>
  /** The roster file that brought it; null where somebody recorded it. */
  importId: string | null
}

export const insertMove = (
  db: Database,
  buildingId: string,
  move: Move & { recordedAt: string; recordedBy: string | null; doneAt: string | null },
) =>
  db
    .insertInto('moves')
    .values({
      id: move._id,
      building_id: buildingId,
      unit_id: move.unitId,
      kind: move.kind,
      takes_effect_on: move.takesEffectOn,
      leaver_ids: move.leaverIds,
      arriver_ids: move.arriverIds,
      choices: JSON.stringify(move.choices),
      recorded_at: move.recordedAt,
      recorded_by: move.recordedBy,
      import_id: move.importId,
      done_at: move.doneAt,
    })
    .execute()

const columns = [
  'id as _id',
  'unit_id as unitId',
  'kind',
  'takes_effect_on as takesEffectOn',
  'leaver_ids as leaverIds',
  'arriver_ids as arriverIds',
  'choices',
  'import_id as importId',
] as const

/** Takes back what a roster file brought and what is still to come. */
export const deleteToCome = (db: Database, buildingId: string, importId: string) =>
  db
    .deleteFrom('moves')
    .where('building_id', '=', buildingId)
    .where('import_id', '=', importId)
    .where('done_at', 'is', null)
    .execute()

/** Takes a move whose day has come and that nobody has carried out: of several that try, one gets it. */
export const claimDue = async (
  db: Database,
  buildingId: string,
  id: string,
  day: LocalDate,
  at: string,
): Promise<Move | null> => {
  const row = await db
    .updateTable('moves')
    .set({ done_at: at })
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('takes_effect_on', '<=', day)
    .returning(columns)
    .executeTakeFirst()
  return row ? { ...row, kind: row.kind as MoveKind, choices: row.choices as unknown as Move['choices'] } : null
}

/** Moves whose day has come in some zone of the country; whether it has in their own is judged by the building's clocks. */
export const selectDue = (db: Database, day: LocalDate) =>
  db
    .selectFrom('moves')
    .where('done_at', 'is', null)
    .where('takes_effect_on', '<=', day)
    .where(isOpen('building_id'))
    .orderBy('takes_effect_on')
    .orderBy('id')
    .limit(sql.lit(movesPerRunMost))
    .select(['id as _id', 'building_id as buildingId'])
    .execute()

interface MoveRow extends Omit<RecordedMove, 'words' | 'done'> {
  doneAt: string | null
  unitNumber: string
  unitId: string
  leavers: string[]
  arrivers: string[]
}

const namesOf = (column: 'leaver_ids' | 'arriver_ids') => sql<string[]>`array(
  select p.name from people p where p.building_id = m.building_id and p.id = any(${sql.ref(`m.${column}`)}) order by 1)`

/** Moves of a unit, the newest first, or the named ones of the building. */
export const selectMoves = async (
  db: Database,
  buildingId: string,
  of: { unitId: string } | { ids: readonly string[] },
): Promise<MoveRow[]> => {
  const rows = await db
    .selectFrom('moves as m')
    .innerJoin('units as u', 'u.id', 'm.unit_id')
    .leftJoin('accounts as a', 'a.id', 'm.recorded_by')
    .where('m.building_id', '=', buildingId)
    .$if('unitId' in of, (query) => query.where('m.unit_id', '=', 'unitId' in of ? of.unitId : ''))
    .$if('ids' in of, (query) => query.where(sql<boolean>`m.id = any(${'ids' in of ? [...of.ids] : []}::uuid[])`))
    .orderBy('m.id', 'desc')
    .limit(sql.lit(movesShownMost))
    .select(['m.id as _id', 'm.kind', 'm.takes_effect_on as takesEffectOn', 'm.recorded_at as recordedAt'])
    .select(['m.done_at as doneAt', 'u.unit_number as unitNumber', 'u.id as unitId'])
    .select([
      sql<string>`coalesce(a.first_name || ' ' || a.last_name, 'System')`.as('recordedBy'),
      namesOf('leaver_ids').as('leavers'),
      namesOf('arriver_ids').as('arrivers'),
    ])
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as MoveKind }))
}
