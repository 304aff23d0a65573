import type { DebitRun, DebitRunSummary } from '../../../contract/debits/debit-run.ts'
import type { DebitCovers } from '../../../contract/debits/debit-words.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { pageOf } from '../../db/keyset.ts'
import { isReturned, leftOn } from './agreements-store.ts'

/** A file of debits as it is kept. */
export type KnownRun = Omit<DebitRun, 'can' | 'enterWhy' | 'downloadWhy'> & { hasFile: boolean }

const paid = `from debits d left join ledger_payments p on p.building_id = d.building_id and p.id = d.payment_id
  where d.building_id = r.building_id and d.run_id = r.id`
const summary = `r.id as "_id", r.day as "on", r.file_number as "fileNumber", r.is_test as "isTest", r.state,
  r.debit_count as count, r.cents::float8 as cents, (select count(*)::integer ${paid} and ${isReturned}) as returned,
  ${instantIn('r.made_at')} as "madeAt",
  coalesce((select a.first_name || ' ' || a.last_name from accounts a where a.id = r.made_by), 'Parapet') as by`

/** Lists the files of a building, the newest first. */
export const selectRuns = async (
  db: Database,
  buildingId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<DebitRunSummary>> => {
  const { rows } = await run(
    db,
    `select ${summary} from debit_runs r
     where r.building_id = $1::uuid and ($2::uuid is null or r.id < $2::uuid) order by r.id desc limit ${limit + 1}`,
    [buildingId, cursor ?? null],
  )
  return pageOf(
    rows as DebitRunSummary[],
    limit,
    (one) => one,
    ({ _id }) => _id,
  )
}

/** Holds a file of the building until the transaction ends. */
export const lockRun = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select from debit_runs where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
}

/** Reads a file of the building with its debits by unit, or null. */
export const selectRun = async (db: Database, buildingId: string, id: string): Promise<KnownRun | null> => {
  const { rows } = await run(
    db,
    `select ${summary}, r.version, r.sealed is not null as "hasFile", r.cancel_reason as "cancelReason",
       case when r.entered_at is not null then ${instantIn('r.entered_at')} end as "enteredAt",
       (select coalesce(json_agg(json_build_object('_id', d.id, 'holdingId', d.holding_id,
           'unit', json_build_object('_id', u.id, 'unitNumber', u.unit_number), 'payerName', g.payer_name,
           'lastThree', g.last_three, 'cents', d.cents, 'paymentId', d.payment_id, 'isReturned', ${isReturned},
           'isEnded', g.ended_on is not null or ${leftOn} < r.day)
           order by u.sort_key, d.id), '[]')
         from debits d
         join debit_agreements g on g.building_id = d.building_id and g.id = d.agreement_id
         join ledger_holdings h on h.building_id = d.building_id and h.id = d.holding_id
         join units u on u.building_id = h.building_id and u.id = h.unit_id
         left join ledger_payments p on p.building_id = d.building_id and p.id = d.payment_id
         where d.building_id = r.building_id and d.run_id = r.id) as debits
     from debit_runs r where r.building_id = $1::uuid and r.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as KnownRun[])[0] ?? null
}

/** Reads the sealed file for the bank; null where there is none or its bank details were erased. */
export const selectSealedFile = async (db: Database, buildingId: string, id: string): Promise<Buffer | null> => {
  const { rows } = await run(db, 'select sealed from debit_runs where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
  ])
  return (rows as { sealed: Buffer | null }[])[0]?.sealed ?? null
}

/** The last debit of an agreement, and through which day its account was debited, by an earlier agreement too. */
export interface LastDebit {
  holdingId: string
  agreementId: string
  on: LocalDate
  cents: number
  isReturned: boolean
  /** Whether it isn’t in the books yet. */
  isWaiting: boolean
}

/** Reads the last debit of each agreement; tests and files that were cancelled don't count. */
export const selectLastDebits = async (db: Database, buildingId: string): Promise<LastDebit[]> => {
  const { rows } = await run(
    db,
    `select distinct on (d.agreement_id) d.holding_id as "holdingId", d.agreement_id as "agreementId", r.day as "on",
       d.cents::float8 as cents, ${isReturned} as "isReturned", r.state = 'made' as "isWaiting"
     from debits d join debit_runs r on r.building_id = d.building_id and r.id = d.run_id
     left join ledger_payments p on p.building_id = d.building_id and p.id = d.payment_id
     where d.building_id = $1::uuid and r.state <> 'cancelled' and not r.is_test
     order by d.agreement_id, r.day desc, r.id desc`,
    [buildingId],
  )
  return rows as LastDebit[]
}

/** Sums up what waiting debits took off as paid ahead, by holding; it is used up once they are in the books. */
export const selectCreditTaken = async (db: Database, buildingId: string): Promise<Map<string, number>> => {
  const { rows } = await run(
    db,
    `select d.holding_id as "holdingId", sum(d.credit_cents)::float8 as cents
     from debits d join debit_runs r on r.building_id = d.building_id and r.id = d.run_id
     where d.building_id = $1::uuid and r.state = 'made' and not r.is_test group by d.holding_id`,
    [buildingId],
  )
  return new Map((rows as { holdingId: string; cents: number }[]).map(({ holdingId, cents }) => [holdingId, cents]))
}

/** Whether a file has debits of days between two; tests and files that were cancelled don't count. */
export const hasRun = async (db: Database, buildingId: string, from: LocalDate, to: LocalDate): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select exists (select from debit_runs r where r.building_id = $1::uuid and r.day between $2::date and $3::date
       and r.state <> 'cancelled' and not r.is_test) as has`,
    [buildingId, from, to],
  )
  return (rows as { has: boolean }[])[0]!.has
}

/** Files of which the day has come and that aren't in the books yet; tests are none. */
export const selectToEnter = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
): Promise<{ _id: string; on: LocalDate; count: number; cents: number }[]> => {
  const { rows } = await run(
    db,
    `select r.id as "_id", r.day as "on", r.debit_count as count, r.cents::float8 as cents from debit_runs r
     where r.building_id = $1::uuid and r.state = 'made' and not r.is_test and r.day <= $2::date order by r.day, r.id`,
    [buildingId, today],
  )
  return rows as { _id: string; on: LocalDate; count: number; cents: number }[]
}

/** Debits of a file that are in the books. */
export interface DebitRunInBooks {
  _id: string
  on: LocalDate
  count: number
  cents: number
}

/** Reads the debits in the books of days around some, or of these files. */
export const selectInBooks = async (
  db: Database,
  buildingId: string,
  { ids, from, to }: { ids: readonly string[]; from: LocalDate; to: LocalDate },
): Promise<DebitRunInBooks[]> => {
  const { rows } = await run(
    db,
    `select r.id as "_id", r.day as "on", r.debit_count as count, r.cents::float8 as cents from debit_runs r
     where r.building_id = $1::uuid and r.state = 'entered' and (r.id = any($2::uuid[]) or r.day between $3::date and $4::date)
     order by r.day, r.id`,
    [buildingId, ids, from, to],
  )
  return rows as DebitRunInBooks[]
}

/** A file to keep, with its debits. */
export interface NewRun {
  _id: string
  on: LocalDate
  originatorNumber: string
  fileNumber: number
  isTest: boolean
  cents: number
  sealed: Buffer
  at: Instant
  madeBy: string | null
  debits: readonly {
    _id: string
    agreementId: string
    holdingId: string
    cents: number
    creditCents: number
    after: LocalDate
  }[]
}

/** Keeps a file with its debits. */
export const insertRun = async (db: Database, buildingId: string, made: NewRun): Promise<void> => {
  await run(
    db,
    `insert into debit_runs (id, building_id, day, originator_id, file_number, is_test, state, debit_count, cents, sealed,
       made_at, made_by)
     values ($2::uuid, $1::uuid, $3::date, $4, $5::integer, $6::boolean, 'made', $7::integer, $8::bigint, $9::bytea,
       $10::timestamptz, $11::uuid)`,
    [
      ...[buildingId, made._id, made.on, made.originatorNumber, made.fileNumber, made.isTest, made.debits.length],
      ...[made.cents, made.sealed, made.at, made.madeBy],
    ],
  )
  await run(
    db,
    `insert into debits (id, building_id, run_id, agreement_id, holding_id, cents, credit_cents, after_day)
     select g."_id", $1::uuid, $2::uuid, g."agreementId", g."holdingId", g.cents, g."creditCents", g.after
     from jsonb_to_recordset($3::jsonb)
       as g ("_id" uuid, "agreementId" uuid, "holdingId" uuid, cents bigint, "creditCents" bigint, after date)`,
    [buildingId, made._id, JSON.stringify(made.debits)],
  )
}

/** A debit as it is entered in the books. */
export interface DebitToEnter {
  _id: string
  holdingId: string
  payerName: string
  cents: number
  after: LocalDate
  covers: DebitCovers
}

/** Reads what is to be entered of a file, in the order of its accounts. */
export const selectDebitsToEnter = async (db: Database, buildingId: string, runId: string): Promise<DebitToEnter[]> => {
  const { rows } = await run(
    db,
    `select d.id as "_id", d.holding_id as "holdingId", g.payer_name as "payerName", d.cents::float8 as cents,
       d.after_day as after, g.covers
     from debits d join debit_agreements g on g.building_id = d.building_id and g.id = d.agreement_id
     where d.building_id = $1::uuid and d.run_id = $2::uuid order by d.holding_id`,
    [buildingId, runId],
  )
  return rows as DebitToEnter[]
}

/** Reads the first day for which payments of a file were entered; null where none was. */
export const selectEnteredFor = async (db: Database, buildingId: string, runId: string): Promise<LocalDate | null> => {
  const { rows } = await run(
    db,
    `select min(e.day) as day from debits d
     join ledger_payments p on p.building_id = d.building_id and p.id = d.payment_id
     join ledger_entries e on e.building_id = p.building_id and e.id = p.entry_id
     where d.building_id = $1::uuid and d.run_id = $2::uuid`,
    [buildingId, runId],
  )
  return (rows as { day: LocalDate | null }[])[0]!.day
}

/** Notes which payments debits became, and that their file is in the books. */
export const markEntered = async (
  db: Database,
  buildingId: string,
  { runId, at, payments }: { runId: string; at: Instant; payments: ReadonlyMap<string, string> },
): Promise<void> => {
  await run(
    db,
    `update debits d set payment_id = g."paymentId" from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, "paymentId" uuid)
     where d.building_id = $1::uuid and d.id = g."_id"`,
    [buildingId, JSON.stringify([...payments].map(([_id, paymentId]) => ({ _id, paymentId })))],
  )
  await run(
    db,
    `update debit_runs set state = 'entered', entered_at = $3::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, runId, at],
  )
}

/** Notes that debits of a file aren't made. */
export const markCancelled = async (db: Database, buildingId: string, runId: string, reason: string): Promise<void> => {
  await run(
    db,
    `update debit_runs set state = 'cancelled', cancel_reason = $3, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, runId, reason],
  )
}

/** Counts a change of a file, such as a return, so that others see that theirs is stale. */
export const touchRun = async (db: Database, buildingId: string, runId: string): Promise<void> => {
  await run(db, 'update debit_runs set version = version + 1 where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    runId,
  ])
}
