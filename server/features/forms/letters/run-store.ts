import type { Addressee, HandoverMethod, Letter, LetterRunSummary } from '../../../../contract/forms/runs.ts'
import type { LetterKind } from '../../../../contract/forms/templates.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import type { Composed } from './composing.ts'

export interface NewRun {
  _id: string
  templateId: string
  name: string
  kind: LetterKind
  number: number
  accountId: string
  at: Instant
  day: LocalDate
}

/** Keeps a run with its letters and to whom each goes, in three statements however many they are. */
export const insertRun = async (
  db: Database,
  buildingId: string,
  made: NewRun,
  letters: readonly (Composed & { _id: string; addressees: readonly { _id: string }[] })[],
): Promise<void> => {
  await run(
    db,
    `insert into letter_runs (id, building_id, template_id, name, kind, number, account_id, created_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::uuid, $8::timestamptz)`,
    [made._id, buildingId, made.templateId, made.name, made.kind, made.number, made.accountId, made.at],
  )
  const rows = letters.map(({ _id, unit, subject, html, address, receiveBy }) => ({
    ...{ id: _id, unit: unit._id, subject, html, address, by: receiveBy },
  }))
  await run(
    db,
    `insert into letters (id, building_id, run_id, unit_id, subject, content, unit_address, dated_on, receive_by, created_at)
     select l.id, $1::uuid, $2::uuid, l.unit, l.subject, l.html, l.address, $3::date, l.by, $4::timestamptz
     from jsonb_to_recordset($5::jsonb) as l (id uuid, unit uuid, subject text, html text, address text, by date)`,
    [buildingId, made._id, made.day, made.at, JSON.stringify(rows)],
  )
  const addressees = letters.flatMap((letter) =>
    letter.addressees.map((one, position) => ({ ...one, letter: letter._id, position })),
  )
  await run(
    db,
    `insert into letter_addressees (id, building_id, letter_id, position, person_id, name, role, is_copy, way, in_product,
       email, mailing_lines)
     select a._id, $1::uuid, a.letter, a.position, a."personId", a.name, a.role, a."isCopy", a.way, a."inProduct",
       a.email, array(select jsonb_array_elements_text(a."mailingLines"))
     from jsonb_to_recordset($2::jsonb) as a (_id uuid, letter uuid, position integer, "personId" uuid, name text,
       role text, "isCopy" boolean, way text, "inProduct" boolean, email text, "mailingLines" jsonb)`,
    [buildingId, JSON.stringify(addressees)],
  )
}

const runColumns = `
  r.id as _id, r.template_id as "templateId", r.name, r.kind, a.first_name || ' ' || a.last_name as by,
  r.created_at as at, r.finished_at as "finishedAt",
  array(select u.unit_number from letters l join units u on u.building_id = l.building_id and u.id = l.unit_id
    where l.building_id = r.building_id and l.run_id = r.id order by u.sort_key limit 5) as "unitNumbers",
  json_build_object(
    'letters', (select count(*)::int from letters l where l.building_id = r.building_id and l.run_id = r.id),
    'done', (select count(*)::int from letters l
      where l.building_id = r.building_id and l.run_id = r.id and (l.sent_at is not null or l.failure is not null)),
    'paperWaiting', (select count(*)::int from letters l join letter_addressees d
      on d.building_id = l.building_id and d.letter_id = l.id
      where l.building_id = r.building_id and l.run_id = r.id and d.way = 'paper' and d.method is null
        and l.sent_at is not null)
  ) as counts`

/** The runs of a building, newest first. */
export const selectRuns = async (
  db: Database,
  buildingId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<LetterRunSummary>> => {
  const [at, id] = cursor === undefined ? [null, null] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select ${runColumns} from letter_runs r join accounts a on a.id = r.account_id
     where r.building_id = $1::uuid and ($2::timestamptz is null or (r.created_at, r.id) < ($2::timestamptz, $3::uuid))
     order by r.created_at desc, r.id desc limit $4`,
    [buildingId, at, id, limit + 1],
  )
  return pageOf(
    rows as LetterRunSummary[],
    limit,
    (row) => row,
    (row) => writeCursor([row.at, row._id]),
  )
}

export const selectRun = async (db: Database, buildingId: string, id: string): Promise<LetterRunSummary | null> => {
  const { rows } = await run(
    db,
    `select ${runColumns} from letter_runs r join accounts a on a.id = r.account_id
     where r.building_id = $1::uuid and r.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as LetterRunSummary | undefined) ?? null
}

/** A letter as it is kept. */
export interface LetterRow extends Omit<Letter, 'addressees'> {
  runId: string
  content: string
  datedOn: LocalDate
  unitAddress: string
  receiveBy: LocalDate | null
  addressees: AddresseeRow[]
}

export interface AddresseeRow extends Omit<Addressee, 'late'> {
  personId: string
  accountId: string | null
}

const letterColumns = `
  l.id as _id, l.run_id as "runId", l.unit_id as "unitId", u.unit_number as "unitNumber", l.subject, l.content,
  l.dated_on as "datedOn", l.unit_address as "unitAddress", l.receive_by as "receiveBy", l.document_id as "documentId",
  case when l.sent_at is not null then 'sent' when l.failure is not null then 'failed' else 'waiting' end as state,
  l.failure,
  (select json_agg(json_build_object('_id', d.id, 'personId', d.person_id, 'accountId', p.account_id, 'name', d.name,
      'role', d.role, 'isCopy', d.is_copy, 'way', d.way, 'inProduct', d.in_product, 'email', d.email,
      'mailingLines', d.mailing_lines, 'method', d.method, 'sentOn', d.sent_on, 'deemedOn', d.deemed_on,
      'source', d.deemed_source, 'readAt', ${instantIn('d.read_at')})
      order by d.position)
    from letter_addressees d join people p on p.building_id = d.building_id and p.id = d.person_id
    where d.building_id = l.building_id and d.letter_id = l.id) as addressees`

const lettersFrom = `from letters l join units u on u.building_id = l.building_id and u.id = l.unit_id`

/** The letters of a run, in the order of the units. */
export const selectLetters = async (db: Database, buildingId: string, runId: string): Promise<LetterRow[]> => {
  const { rows } = await run(
    db,
    `select ${letterColumns} ${lettersFrom} where l.building_id = $1::uuid and l.run_id = $2::uuid order by u.sort_key`,
    [buildingId, runId],
  )
  return rows as LetterRow[]
}

/** Reads the letters of the building among these. */
export const selectLettersAmong = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<LetterRow[]> => {
  const { rows } = await run(
    db,
    `select ${letterColumns} ${lettersFrom} where l.building_id = $1::uuid and l.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as LetterRow[]
}

export const selectLetter = async (db: Database, buildingId: string, id: string): Promise<LetterRow | null> => {
  const { rows } = await run(
    db,
    `select ${letterColumns} ${lettersFrom} where l.building_id = $1::uuid and l.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as LetterRow | undefined) ?? null
}

/**
 * Notes how a paper was handed over, and when it counts as received; false where none goes to them, or where somebody else
 * has noted it since it was read.
 */
export const updateHandover = async (
  db: Database,
  buildingId: string,
  letterId: string,
  before: Pick<AddresseeRow, '_id' | 'method' | 'sentOn'>,
  handed: { method: HandoverMethod; on: LocalDate; deemedOn: LocalDate | null; source: string | null },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update letter_addressees set method = $4, sent_on = $5::date, deemed_on = $6::date, deemed_source = $7
     where building_id = $1::uuid and letter_id = $2::uuid and id = $3::uuid and way = 'paper'
       and method is not distinct from $8::text and sent_on is not distinct from $9::date`,
    [
      ...[buildingId, letterId, before._id, handed.method, handed.on, handed.deemedOn, handed.source],
      ...[before.method, before.sentOn],
    ],
  )
  return numAffectedRows === 1n
}
