import type { BookImport, BookImportChoices, BookImportSummary } from '../../../contract/book-imports/book-import.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { pageOf } from '../../db/keyset.ts'
import type { TableChoices } from './columns.ts'
import type { KeptAccount } from './rules.ts'

/** How balances were read, as it is kept and shown. */
export type Reading = Pick<
  BookImport,
  'columns' | 'isRemembered' | 'dateSamples' | 'types' | 'faults' | 'warnings' | 'rows' | 'sample'
> & { accounts: KeptAccount[] }

/** Balances as they are kept, without the table. */
export type KnownImport = BookImportSummary & {
  version: number
  headings: string | null
  /** By which a table is known again. */
  contentKey: string | null
  choices: BookImportChoices
  reading: Reading
  /** Under which they are in the books; null while they aren’t. */
  sources: string[] | null
}

const summary = `i.id as "_id", i.origin, i.name as "fileName", i.state, ${instantIn('i.at')} as at,
  coalesce((select a.first_name || ' ' || a.last_name from accounts a where a.id = i.sent_by), 'Parapet') as by,
  i.as_of as "asOf", i.owed_cents::float8 as "owedCents", i.credit_cents::float8 as "creditCents"`
/** Of balances that were tried before types could be chosen, none are. */
const withTypes = (column: string): string => `'{"types": []}'::jsonb || ${column}`
const columns = `${summary}, i.version, i.headings,
  i.content_key as "contentKey", ${withTypes('i.choices')} as choices, ${withTypes('i.reading')} as reading, i.sources`

/** Lists the balances of a building that were tried or added, the newest first. */
export const selectImports = async (
  db: Database,
  buildingId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<BookImportSummary>> => {
  const { rows } = await run(
    db,
    `select ${summary} from book_imports i
     where i.building_id = $1::uuid and ($2::uuid is null or i.id < $2::uuid) order by i.id desc limit ${limit + 1}`,
    [buildingId, cursor ?? null],
  )
  return pageOf(
    rows as BookImportSummary[],
    limit,
    (one) => one,
    ({ _id }) => _id,
  )
}

/** Reads balances of the building, or null; held for a change where that is asked. */
export const selectImport = async (
  db: Database,
  buildingId: string,
  id: string,
  { isHeld = false } = {},
): Promise<KnownImport | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from book_imports i where i.building_id = $1::uuid and i.id = $2::uuid${isHeld ? ' for update' : ''}`,
    [buildingId, id],
  )
  return (rows as KnownImport[])[0] ?? null
}

/** Reads the table of balances; null where there is none. */
export const selectContent = async (db: Database, buildingId: string, id: string): Promise<Buffer | null> => {
  const { rows } = await run(db, 'select content from book_imports where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
  ])
  return (rows as { content: Buffer | null }[])[0]?.content ?? null
}

/** What a reading of balances comes to, to keep. */
export type ReadToKeep = Pick<KnownImport, 'choices' | 'reading' | 'owedCents' | 'creditCents'>

const readValues = ({ choices, reading, owedCents, creditCents }: ReadToKeep): unknown[] => [
  ...[choices.asOf, JSON.stringify(choices), JSON.stringify(reading), owedCents, creditCents],
  ...[choices.operatingCents, choices.reserveCents],
]

/** Keeps balances that were tried. */
export const insertImport = async (
  db: Database,
  buildingId: string,
  made: Pick<KnownImport, '_id' | 'origin' | 'fileName' | 'headings' | 'contentKey' | 'at'> & {
    content: Buffer | null
    sentBy: string | null
  },
  read: ReadToKeep,
): Promise<void> => {
  const { _id, origin, fileName, headings, contentKey, content, at, sentBy } = made
  await run(
    db,
    `insert into book_imports (id, building_id, origin, name, headings, content_key, content, at, sent_by, state, as_of,
       choices, reading, owed_cents, credit_cents, operating_cents, reserve_cents)
     values ($2::uuid, $1::uuid, $3, $4, $5, $6, $7::bytea, $8::timestamptz, $9::uuid, 'tried', $10::date,
       $11::jsonb, $12::jsonb, $13::bigint, $14::bigint, $15::bigint, $16::bigint)`,
    [buildingId, _id, origin, fileName, headings, contentKey, content, at, sentBy, ...readValues(read)],
  )
}

/** Keeps another reading of balances that were tried; the caller holds them. */
export const updateRead = async (db: Database, buildingId: string, id: string, read: ReadToKeep): Promise<void> => {
  await run(
    db,
    `update book_imports set as_of = $3::date, choices = $4::jsonb, reading = $5::jsonb, owed_cents = $6::bigint,
       credit_cents = $7::bigint, operating_cents = $8::bigint, reserve_cents = $9::bigint, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, ...readValues(read)],
  )
}

/** Says under which sources balances are in the books, when, and by whom; the caller holds them. */
export const markAdded = async (
  db: Database,
  buildingId: string,
  id: string,
  { sources, at, sentBy }: { sources: readonly string[]; at: Instant; sentBy: string | null },
): Promise<void> => {
  await run(
    db,
    `update book_imports set state = 'added', sources = $3::text[], at = $4::timestamptz, sent_by = $5::uuid
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, sources, at, sentBy],
  )
}

/** Says that balances were taken out of the books again, and drops their table; the caller holds them. */
export const markUndone = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(
    db,
    `update book_imports set state = 'undone', content = null, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id],
  )
}

/** Drops balances that were only tried; the caller holds them. */
export const deleteImport = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, `delete from book_imports where building_id = $1::uuid and id = $2::uuid and state = 'tried'`, [
    buildingId,
    id,
  ])
}

/** Drops the balances of every building that were only tried, and not later than a moment. */
export const deleteOldTries = async (db: Database, before: Instant): Promise<void> => {
  await run(db, `delete from book_imports where state = 'tried' and at <= $1::timestamptz`, [before])
}

/** What of a building is in the books by balances that were added. */
export interface Entered {
  /** Whether the bank balance of the fund, and what the roster says. */
  operating: boolean
  reserve: boolean
  roster: boolean
  contentKeys: string[]
  unitNumbers: string[]
}

/** Finds what of a building is in the books by balances that were added. */
export const selectEntered = async (db: Database, buildingId: string): Promise<Entered> => {
  const { rows } = await run(
    db,
    `select coalesce(bool_or(operating_cents is not null), false) as operating,
       coalesce(bool_or(reserve_cents is not null), false) as reserve, coalesce(bool_or(origin = 'roster'), false) as roster,
       coalesce(json_agg(content_key) filter (where content_key is not null), '[]') as "contentKeys",
       (select coalesce(json_agg(distinct a ->> 'unitNumber'), '[]')
         from book_imports i cross join lateral jsonb_array_elements(i.reading -> 'accounts') a
         where i.building_id = $1::uuid and i.state = 'added') as "unitNumbers"
     from book_imports where building_id = $1::uuid and state = 'added'`,
    [buildingId],
  )
  return rows[0] as Entered
}

/** How tables with the same headings are read; the row of the headings is null where it is found in each. */
export type Remembered = Omit<TableChoices, 'headingRow'> & { headingRow: number | null }

/** Reads how tables with these headings are read; null for headings that are new. */
export const selectMapping = async (db: Database, buildingId: string, headings: string): Promise<Remembered | null> => {
  const { rows } = await run(
    db,
    `select ${withTypes('choices')} as choices from book_import_mappings where building_id = $1::uuid and headings = $2`,
    [buildingId, headings],
  )
  return (rows as { choices: Remembered }[])[0]?.choices ?? null
}

/** Remembers how tables with these headings are read. */
export const upsertMapping = async (
  db: Database,
  buildingId: string,
  { headings, choices, at }: { headings: string; choices: Remembered; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into book_import_mappings (building_id, headings, choices, changed_at)
     values ($1::uuid, $2, $3::jsonb, $4::timestamptz)
     on conflict (building_id, headings) do update set choices = excluded.choices, changed_at = excluded.changed_at`,
    [buildingId, headings, JSON.stringify(choices), at],
  )
}
