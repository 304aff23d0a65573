import type { BankFile, BankFileChoices, BankFileQuery } from '../../../../contract/banking/bank-file.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import { pageOf } from '../../../db/keyset.ts'
import { nameOfAccount } from '../accounts/store.ts'
import type { Reading } from './judging.ts'

/** A file as it is kept, without its content. */
export type KnownFile = Pick<
  BankFile,
  '_id' | 'accountId' | 'fileName' | 'state' | 'at' | 'by' | 'from' | 'to' | 'version' | 'format' | 'choices'
> & {
  closingCents: number | null
  headings: string | null
  reading: Reading
  /** Some of its rows are in the books. */
  isPosted: boolean
  /** A file that was added later left rows out that may be of this one. */
  isCovered: boolean
}

/** The ids of rows say which file was added later. */
const firstRowOf = (file: 'f' | 'g') =>
  `(select r.id from bank_rows r where r.building_id = ${file}.building_id and r.file_id = ${file}.id order by r.id limit 1)`

const columns = `f.id as "_id", f.account_id as "accountId", f.name as "fileName", f.state, ${instantIn('f.at')} as at,
  ${nameOfAccount('f.sent_by')} as by, f.from_date as "from", f.to_date as "to", f.version, f.format, f.choices, f.headings,
  f.reading, f.closing_cents::float8 as "closingCents",
  exists (select from bank_rows r where r.building_id = f.building_id and r.file_id = f.id and r.state = 'posted') as "isPosted",
  exists (select from bank_files g where g.building_id = f.building_id and g.account_id = f.account_id and g.id <> f.id
    and g.state = 'added' and (g.reading ->> 'knownRows')::integer > 0
    and g.from_date <= f.to_date and g.to_date >= f.from_date
    and ${firstRowOf('g')} > ${firstRowOf('f')}) as "isCovered"`

/** Lists the files of an account, the newest first. */
export const selectFiles = async (
  db: Database,
  buildingId: string,
  { accountId, cursor, limit }: BankFileQuery,
): Promise<Page<KnownFile>> => {
  const { rows } = await run(
    db,
    `select ${columns} from bank_files f
     where f.building_id = $1::uuid and f.account_id = $2::uuid and ($3::uuid is null or f.id < $3::uuid)
     order by f.id desc limit ${limit + 1}`,
    [buildingId, accountId, cursor ?? null],
  )
  return pageOf(
    rows as KnownFile[],
    limit,
    (file) => file,
    ({ _id }) => _id,
  )
}

/** Reads a file of the building, or null. */
export const selectFile = async (db: Database, buildingId: string, id: string): Promise<KnownFile | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from bank_files f where f.building_id = $1::uuid and f.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as KnownFile[])[0] ?? null
}

/** Reads the content of a file; null where it isn't kept anymore. */
export const selectContent = async (db: Database, buildingId: string, id: string): Promise<Buffer | null> => {
  const { rows } = await run(db, 'select content from bank_files where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
  ])
  return (rows as { content: Buffer | null }[])[0]?.content ?? null
}

/** What a reading of a file comes to, to keep. */
export interface ReadToKeep {
  choices: BankFileChoices | null
  reading: Reading
  from: LocalDate | null
  to: LocalDate | null
  closingCents: number | null
  closesOn: LocalDate | null
}

const readValues = ({ choices, reading, from, to, closingCents, closesOn }: ReadToKeep): unknown[] => [
  ...[choices && JSON.stringify(choices), JSON.stringify(reading), from, to, closingCents, closesOn],
]

/** Keeps a file that was tried. */
export const insertFile = async (
  db: Database,
  buildingId: string,
  file: Pick<KnownFile, '_id' | 'accountId' | 'fileName' | 'format' | 'headings'> & {
    content: Buffer
    at: Instant
    sentBy: string | null
  },
  read: ReadToKeep,
): Promise<void> => {
  const { _id, accountId, fileName, format, headings, content, at, sentBy } = file
  await run(
    db,
    `insert into bank_files (id, building_id, account_id, name, format, headings, content, at, sent_by, state,
       choices, reading, from_date, to_date, closing_cents, closes_on)
     values ($2::uuid, $1::uuid, $3::uuid, $4, $5, $6, $7::bytea, $8::timestamptz, $9::uuid, 'tried',
       $10::jsonb, $11::jsonb, $12::date, $13::date, $14::bigint, $15::date)`,
    [buildingId, _id, accountId, fileName, format, headings, content, at, sentBy, ...readValues(read)],
  )
}

/** Keeps another reading of a file, and its state; the caller holds its account. */
export const updateRead = async (
  db: Database,
  buildingId: string,
  { _id, state }: { _id: string; state: 'tried' | 'added' },
  read: ReadToKeep,
): Promise<void> => {
  await run(
    db,
    `update bank_files set state = $3, choices = $4::jsonb, reading = $5::jsonb, from_date = $6::date, to_date = $7::date,
       closing_cents = $8::bigint, closes_on = $9::date, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, _id, state, ...readValues(read)],
  )
}

/** Says that the rows of a file were taken away again, and drops its content; the caller holds its account. */
export const markUndone = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(
    db,
    `update bank_files set state = 'undone', content = null, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id],
  )
}

/** Drops a file that was only tried; the caller holds its account. */
export const deleteFile = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, `delete from bank_files where building_id = $1::uuid and id = $2::uuid and state = 'tried'`, [
    buildingId,
    id,
  ])
}

/** Drops the files of every building that were only tried, and not later than a moment. */
export const deleteOldTries = async (db: Database, before: Instant): Promise<void> => {
  await run(db, `delete from bank_files where state = 'tried' and at <= $1::timestamptz`, [before])
}

/** Drops the content of files of an account of which no row waits anymore; the caller holds the account. */
export const dropContents = async (db: Database, buildingId: string, accountId: string): Promise<void> => {
  await run(
    db,
    `update bank_files f set content = null
     where f.building_id = $1::uuid and f.account_id = $2::uuid and f.state = 'added' and f.content is not null
       and not exists (select from bank_rows r where r.building_id = f.building_id and r.file_id = f.id
         and r.state in ('toMatch', 'matched'))`,
    [buildingId, accountId],
  )
}

/** What is known of an account before a file: the last day of its files, and what the bank said was left then. */
export const selectLastEnd = async (
  db: Database,
  buildingId: string,
  accountId: string,
): Promise<{ to: LocalDate; closingCents: number | null } | null> => {
  const { rows } = await run(
    db,
    `select to_date as "to", closing_cents::float8 as "closingCents" from bank_files
     where building_id = $1::uuid and account_id = $2::uuid and state = 'added' and to_date is not null
     order by to_date desc, id desc limit 1`,
    [buildingId, accountId],
  )
  return (rows as { to: LocalDate; closingCents: number | null }[])[0] ?? null
}

/** Reads how files of an account with these headings are read; null for headings that are new. */
export const selectMapping = async (
  db: Database,
  buildingId: string,
  accountId: string,
  headings: string,
): Promise<BankFileChoices | null> => {
  const { rows } = await run(
    db,
    `select choices from bank_mappings where building_id = $1::uuid and account_id = $2::uuid and headings = $3`,
    [buildingId, accountId, headings],
  )
  return (rows as { choices: BankFileChoices }[])[0]?.choices ?? null
}

/** Remembers how files of an account with these headings are read. */
export const upsertMapping = async (
  db: Database,
  buildingId: string,
  { accountId, headings, choices, at }: { accountId: string; headings: string; choices: BankFileChoices; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into bank_mappings (building_id, account_id, headings, choices, changed_at)
     values ($1::uuid, $2::uuid, $3, $4::jsonb, $5::timestamptz)
     on conflict (building_id, account_id, headings) do update set choices = excluded.choices, changed_at = excluded.changed_at`,
    [buildingId, accountId, headings, JSON.stringify(choices), at],
  )
}
