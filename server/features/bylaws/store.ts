import type { Bylaw, BylawEnd, BylawFields, BylawVersion } from '../../../contract/bylaws/bylaw.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { selected, type ColumnsOf } from '../../db/columns.ts'
import { run, type Database } from '../../db/connection.ts'

/** A text as it is kept, before a day judges it. */
export type KnownBylaw = Omit<Bylaw, 'state'> & { replacesId: string | null }

/** The columns of what is written, by the names on the wire. */
const fields = {
  number: 'number',
  heading: 'heading',
  text: 'text',
  isShortStay: 'is_short_stay',
  fineCents: 'fine_cents',
  laterFineCents: 'later_fine_cents',
  fineEveryDays: 'fine_every_days',
  isStandard: 'is_standard',
  passedOn: 'passed_on',
  filedOn: 'filed_on',
  filingNumber: 'filing_number',
  ratifyBy: 'ratify_by',
  ratifiedOn: 'ratified_on',
  replacesId: 'replaces_id',
} as const satisfies ColumnsOf<BylawFields, 'bylaws'>

const { fineCents, laterFineCents, ...plainFields } = fields

const columns = {
  _id: 'id',
  ...plainFields,
  inForceFrom: 'in_force_from',
  endedOn: 'ended_on',
  endedBy: 'ended_by',
  toldOn: 'told_on',
  version: 'version',
} as const satisfies ColumnsOf<Omit<KnownBylaw, 'set' | 'fineCents' | 'laterFineCents'>, 'bylaws'>

/** A text with its set, for a statement that joins `bylaws b` and `bylaw_sets s`. */
export const bylawColumns = `${selected('b', columns)}, b.${fineCents}::float8 as "fineCents",
  b.${laterFineCents}::float8 as "laterFineCents",
  json_build_object('_id', s.id, 'kind', s.kind, 'name', s.name) as set`

/** Texts with their sets. */
export const bylawsInSets = `bylaws b join bylaw_sets s on s.building_id = b.building_id and s.id = b.set_id`

/** Reads a text of the building, or null. */
export const selectBylaw = async (db: Database, buildingId: string, id: string): Promise<KnownBylaw | null> => {
  const { rows } = await run(
    db,
    `select ${bylawColumns} from ${bylawsInSets} where b.building_id = $1::uuid and b.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as KnownBylaw[])[0] ?? null
}

/** Reads the texts of the building among these. */
export const selectThose = async (db: Database, buildingId: string, ids: readonly string[]): Promise<KnownBylaw[]> => {
  const { rows } = await run(
    db,
    `select ${bylawColumns} from ${bylawsInSets} where b.building_id = $1::uuid and b.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as KnownBylaw[]
}

/** Reads the text that replaces this one, or null. */
export const selectSuccessor = async (db: Database, buildingId: string, id: string): Promise<KnownBylaw | null> => {
  const { rows } = await run(
    db,
    `select ${bylawColumns} from ${bylawsInSets} where b.building_id = $1::uuid and b.replaces_id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as KnownBylaw[])[0] ?? null
}

/** Holds texts for a change, in a statement of its own, so that what is read after it is as it is then. */
export const lockBylaws = async (db: Database, buildingId: string, ids: readonly string[]): Promise<void> => {
  await run(db, 'select from bylaws where building_id = $1::uuid and id = any($2::uuid[]) order by id for update', [
    buildingId,
    [...ids],
  ])
}

/** No two texts with the same number are in force on the same day, and each is replaced once. */
export const bylawConstraints = { oneAtATime: 'bylaws_one_at_a_time', replacedOnce: 'bylaws_replaced_once' } as const

/** Runs statements after which no two texts with the same number are in force on the same day, in whichever order. */
export const checkedTogether = async (db: Database, work: () => Promise<void>): Promise<void> => {
  await run(db, `set constraints ${bylawConstraints.oneAtATime} deferred`, [])
  await work()
  await run(db, `set constraints ${bylawConstraints.oneAtATime} immediate`, [])
}

/** The fields that stand in the table, by their names on the wire. */
export const bylawFields = Object.keys(fields) as (keyof typeof fields)[]

const names = Object.values(fields)

/** What is written of a text, with the day that follows from it. */
export type BylawToKeep = BylawFields & { inForceFrom: LocalDate | null }

const valuesOf = (draft: BylawToKeep) => bylawFields.map((field) => draft[field])

/** Adds a text to a set. Violates `bylawConstraints`. */
export const insertBylaw = async (
  db: Database,
  buildingId: string,
  { _id, set, at, ...draft }: BylawToKeep & { _id: string; set: { _id: string; kind: string }; at: Instant },
): Promise<void> => {
  const places = names.map((_, index) => `$${index + 7}`).join(', ')
  const [passed, filed] = (['passedOn', 'filedOn'] as const).map((field) => `$${bylawFields.indexOf(field) + 7}::date`)
  await run(
    db,
    `insert into bylaws (id, building_id, set_id, kind, in_force_from, created_at, ${names.join(', ')}, news_on)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5::date, $6::timestamptz, ${places}, greatest(${passed}, ${filed}))`,
    [_id, buildingId, set._id, set.kind, draft.inForceFrom, at, ...valuesOf(draft)],
  )
}

/** Writes a text again. Violates `bylawConstraints`; the caller holds the row. */
export const updateBylaw = async (db: Database, buildingId: string, id: string, draft: BylawToKeep): Promise<void> => {
  const sets = names.map((name, index) => `${name} = $${index + 4}`).join(', ')
  await run(
    db,
    `update bylaws set in_force_from = $3::date, ${sets}, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, draft.inForceFrom, ...valuesOf(draft)],
  )
}

/** Ends a text on a day, or with null gives it no end; the caller holds the row. Violates `bylawConstraints`. */
export const updateEnd = async (
  db: Database,
  buildingId: string,
  id: string,
  end: { on: LocalDate; by: BylawEnd } | null,
): Promise<void> => {
  await run(
    db,
    `update bylaws set ended_on = $3::date, ended_by = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, end?.on ?? null, end?.by ?? null],
  )
}

/** Notes that residents are to be notified of a change of a day; the caller holds the row. */
export const updateNews = async (db: Database, buildingId: string, id: string, day: LocalDate): Promise<void> => {
  await run(db, 'update bylaws set news_on = $3::date, told_on = null where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
    day,
  ])
}

/** Records the general meeting that ratified a rule, which may have lapsed by its day, or with null that none did. */
export const updateRatified = async (
  db: Database,
  buildingId: string,
  id: string,
  ratifiedOn: LocalDate | null,
): Promise<void> => {
  await run(
    db,
    `update bylaws set ratified_on = $3::date, version = version + 1 where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, ratifiedOn],
  )
}

/** Removes a text. Refused by the database where something refers to it. */
export const deleteBylaw = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'delete from bylaws where building_id = $1::uuid and id = $2::uuid', [buildingId, id])
}

/** A text as one before or after another shows it. */
export const versionOf = ({ _id, number, heading, inForceFrom, endedOn }: KnownBylaw): Omit<BylawVersion, 'state'> => ({
  ...{ _id, number, heading, inForceFrom, endedOn },
})
