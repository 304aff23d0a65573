import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { KnownRow } from '../rows/store.ts'

/** A posting to write. */
export interface PostingToKeep {
  _id: string
  accountId: string
  at: Instant
  postedBy: string | null
  rows: number
  cents: number
}

/** Writes a posting. */
export const insertPosting = async (
  db: Database,
  buildingId: string,
  { _id, accountId, at, postedBy, rows, cents }: PostingToKeep,
): Promise<void> => {
  await run(
    db,
    `insert into bank_postings (id, building_id, account_id, at, posted_by, row_count, cents)
     values ($2::uuid, $1::uuid, $3::uuid, $4::timestamptz, $5::uuid, $6::integer, $7::bigint)`,
    [buildingId, _id, accountId, at, postedBy, rows, cents],
  )
}

/** Finds the payments that entries of these sources brought, by source. */
export const selectPaymentsBySource = async (
  db: Database,
  buildingId: string,
  sources: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    `select e.source, p.id from ledger_entries e
     join ledger_payments p on p.building_id = e.building_id and p.entry_id = e.id
     where e.building_id = $1::uuid and e.source = any($2::text[])`,
    [buildingId, sources],
  )
  return new Map((rows as { source: string; id: string }[]).map(({ source, id }) => [source, id]))
}

/** What a row says of a payment of owners. */
interface GivenPayment {
  _id: string
  day: LocalDate
  cents: number
  way: string
  payer: string | null
  holdingIds: readonly string[]
}

/**
 * Finds the first row like which a payment is recorded that no row has: of the same day, way and amount, and of one of its units,
 * or of the same payer where one of the two has no unit; null for none.
 */
export const selectAlike = async (
  db: Database,
  buildingId: string,
  payments: readonly GivenPayment[],
): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select g."_id" from jsonb_to_recordset($2::jsonb)
       as g ("_id" uuid, day date, cents bigint, way text, payer text, "holdingIds" jsonb)
     join ledger_payments p on p.building_id = $1::uuid and p.value_day = g.day and p.way = g.way and p.cents = g.cents
     cross join lateral (
       select coalesce(json_agg(c.holding_id), '[]')::jsonb as ids from ledger_receipts c
       where c.building_id = p.building_id and c.payment_id = p.id and c.undone_entry_id is null
     ) placed
     where p.returned_entry_id is null
       and not exists (select from bank_rows r where r.building_id = p.building_id and r.payment_id = p.id)
       and not exists (select from bank_rows r where r.building_id = p.building_id and r.named_payment_id = p.id
         and r.outcome ->> 'kind' = 'recorded')
       and (exists (select from jsonb_array_elements_text(g."holdingIds") as h (id) where placed.ids ? h.id)
         or lower(p.payer) is not distinct from lower(g.payer) and (g."holdingIds" = '[]' or placed.ids = '[]'))
     order by g.day, g."_id" limit 1`,
    [buildingId, JSON.stringify(payments)],
  )
  return (rows as { _id: string }[])[0]?._id ?? null
}

/** Holds categories, so that none is retired until the transaction ends, and reads the name of one that was; null for none. */
export const selectRetired = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select name, retired_at is not null as "isRetired" from ledger_accounts
     where building_id = $1::uuid and id = any($2::uuid[]) order by id for share`,
    [buildingId, ids],
  )
  return (rows as { name: string; isRetired: boolean }[]).find(({ isRetired }) => isRetired)?.name ?? null
}

/** Marks rows as posted, each with the payment it made or names, in one statement; the caller holds them. */
export const markPosted = async (
  db: Database,
  buildingId: string,
  postingId: string,
  rows: readonly { _id: string; paymentId: string | null }[],
): Promise<void> => {
  await run(
    db,
    `update bank_rows r set state = 'posted', posting_id = $2::uuid, payment_id = g."paymentId", version = r.version + 1
     from jsonb_to_recordset($3::jsonb) as g ("_id" uuid, "paymentId" uuid)
     where r.building_id = $1::uuid and r.id = g."_id"`,
    [buildingId, postingId, JSON.stringify(rows)],
  )
}

/** Asks the owners of holdings what payments are for. */
export const insertQuestions = async (
  db: Database,
  buildingId: string,
  questions: readonly { paymentId: string; holdingId: string }[],
): Promise<void> => {
  await run(
    db,
    `insert into bank_questions (building_id, payment_id, holding_id)
     select $1::uuid, g."paymentId", g."holdingId"
     from jsonb_to_recordset($2::jsonb) as g ("paymentId" uuid, "holdingId" uuid)
     on conflict do nothing`,
    [buildingId, JSON.stringify(questions)],
  )
}

/** Remembers for whom payers paid. */
export const insertPayers = async (
  db: Database,
  buildingId: string,
  postingId: string,
  payers: readonly { key: string; holdingId: string }[],
): Promise<void> => {
  await run(
    db,
    `insert into bank_payers (building_id, payer_key, holding_id, posting_id)
     select $1::uuid, g.key, g."holdingId", $2::uuid
     from jsonb_to_recordset($3::jsonb) as g (key text, "holdingId" uuid)
     on conflict do nothing`,
    [buildingId, postingId, JSON.stringify(payers)],
  )
}

/** A posting as it is kept. */
export interface KnownPosting {
  _id: string
  rows: number
  cents: number
  isUndone: boolean
  /** No later one of its account is in the books. */
  isLatest: boolean
}

/** Holds a posting of an account and reads it, or null. */
export const lockPosting = async (
  db: Database,
  buildingId: string,
  { accountId, postingId }: { accountId: string; postingId: string },
): Promise<KnownPosting | null> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.row_count as rows, p.cents::float8 as cents,
       p.undone_at is not null as "isUndone",
       not exists (select from bank_postings q where q.building_id = p.building_id and q.account_id = p.account_id
         and q.undone_at is null and q.id > p.id) as "isLatest"
     from bank_postings p where p.building_id = $1::uuid and p.account_id = $2::uuid and p.id = $3::uuid for update`,
    [buildingId, accountId, postingId],
  )
  return (rows as KnownPosting[])[0] ?? null
}

/** Reads the rows of a posting, the oldest first. */
export const selectPosted = async (db: Database, buildingId: string, postingId: string): Promise<KnownRow[]> => {
  const { rows } = await run(
    db,
    `select r.id as "_id", r.account_id as "accountId", r.version, r.day, r.text, r.reference, r.cents::float8 as cents,
       r.state, r.outcome, r.payment_id as "paymentId"
     from bank_rows r where r.building_id = $1::uuid and r.posting_id = $2::uuid order by r.day, r.id for update`,
    [buildingId, postingId],
  )
  return rows as KnownRow[]
}

/** An entry that a posting made. */
export interface PostedEntry {
  _id: string
  source: string
  day: LocalDate
  valueDay: LocalDate
}

/** Reads the entries of these sources. */
export const selectEntriesBySource = async (
  db: Database,
  buildingId: string,
  sources: readonly string[],
): Promise<PostedEntry[]> => {
  const { rows } = await run(
    db,
    `select id as "_id", source, day, coalesce(value_day, day) as "valueDay" from ledger_entries
     where building_id = $1::uuid and source = any($2::text[]) order by day, id`,
    [buildingId, sources],
  )
  return rows as PostedEntry[]
}

/** Holds payments, so that no one places or returns them until the transaction ends. */
export const lockPayments = async (db: Database, buildingId: string, ids: readonly string[]): Promise<void> => {
  await run(
    db,
    'select from ledger_payments where building_id = $1::uuid and id = any($2::uuid[]) order by id for update',
    [buildingId, ids],
  )
}

/** Finds out whether a payment was returned, or placed or taken away, since it was posted with so many receipts. */
export const isMoved = async (
  db: Database,
  buildingId: string,
  payments: readonly { paymentId: string; receipts: number }[],
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select from jsonb_to_recordset($2::jsonb) as g ("paymentId" uuid, receipts integer)
     join ledger_payments p on p.building_id = $1::uuid and p.id = g."paymentId"
     where p.returned_entry_id is not null
       or g.receipts <> (select count(*) from ledger_receipts c where c.building_id = p.building_id and c.payment_id = p.id)
       or exists (select from ledger_receipts c where c.building_id = p.building_id and c.payment_id = p.id
         and c.undone_entry_id is not null)
     limit 1`,
    [buildingId, JSON.stringify(payments)],
  )
  return rows.length > 0
}

/** Takes a posting out: its rows stay matched, and what was remembered and asked by it is gone. The caller holds it. */
export const undoPosted = async (
  db: Database,
  buildingId: string,
  postingId: string,
  { at, by, paymentIds }: { at: Instant; by: string | null; paymentIds: readonly string[] },
): Promise<void> => {
  await run(db, 'delete from bank_questions where building_id = $1::uuid and payment_id = any($2::uuid[])', [
    buildingId,
    paymentIds,
  ])
  await run(db, 'delete from bank_payers where building_id = $1::uuid and posting_id = $2::uuid', [
    buildingId,
    postingId,
  ])
  await run(
    db,
    `update bank_rows set state = 'matched', posting_id = null, payment_id = null, version = version + 1
     where building_id = $1::uuid and posting_id = $2::uuid`,
    [buildingId, postingId],
  )
  await run(
    db,
    `update bank_postings set undone_at = $3::timestamptz, undone_by = $4::uuid
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, postingId, at, by],
  )
}
