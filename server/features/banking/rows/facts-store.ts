import type { BankFund } from '../../../../contract/banking/bank-account.ts'
import type { PaidOut } from '../../../../contract/banking/bank-row.ts'
import {
  refundCashedDays,
  returnedWithinDays,
  samePaymentDays,
  transferWithinDays,
} from '../../../../contract/limits/banking.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { Facts, Paid } from './books.ts'

/** A payment that rows name or may name. */
export type NamedPayment = Paid & {
  /** Entered by mistake: it never came in. */
  isWithdrawn: boolean
}

const isMatched = (kind: 'recorded' | 'returned') =>
  `exists (select from bank_rows r where r.building_id = p.building_id and r.named_payment_id = p.id
     and r.outcome ->> 'kind' = '${kind}')`

/** Reads the payments of these ids, and those of these amounts around days that weren't entered by mistake. */
export const selectPayments = async (
  db: Database,
  buildingId: string,
  { ids, cents, from, to }: { ids: readonly string[]; cents: readonly number[]; from: LocalDate; to: LocalDate },
): Promise<NamedPayment[]> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.value_day as day, p.cents::float8 as cents, p.payer,
       (select e.day from ledger_entries e where e.building_id = p.building_id and e.id = p.returned_entry_id) as "returnedOn",
       p.is_withdrawn as "isWithdrawn",
       (${isMatched('recorded')} or exists (select from bank_rows r
         where r.building_id = p.building_id and r.payment_id = p.id)
         or exists (select from debits d where d.building_id = p.building_id and d.payment_id = p.id)) as "isMatched",
       ${isMatched('returned')} as "isReturning",
       (select coalesce(json_agg(distinct u.unit_number), '[]') from ledger_receipts c
         join ledger_holdings h on h.building_id = c.building_id and h.id = c.holding_id
         join units u on u.building_id = h.building_id and u.id = h.unit_id
         where c.building_id = p.building_id and c.payment_id = p.id
           and (c.undone_entry_id is null or p.returned_entry_id is not null)) as "unitNumbers",
       (select coalesce(json_agg(distinct c.holding_id), '[]') from ledger_receipts c
         where c.building_id = p.building_id and c.payment_id = p.id
           and (c.undone_entry_id is null or p.returned_entry_id is not null)) as "holdingIds"
     from ledger_payments p
     where p.building_id = $1::uuid and (p.id = any($2::uuid[]) or not p.is_withdrawn
       and p.cents = any($3::bigint[]) and p.value_day between $4::date - ${returnedWithinDays} and $5::date + ${samePaymentDays})
     order by p.value_day, p.id`,
    [buildingId, ids, cents, from, to],
  )
  return rows as NamedPayment[]
}

/** A refund, a return of a payment, or an expense that is in the books, and the row that is matched with it. */
export type PaidOutNow = PaidOut & { rowId: string | null }

const paidOutDay = 'coalesce(e.value_day, e.day)'
const paidOutLike = (id: string, cents: string, day: string, fund: string) =>
  `(${id} = any($2::uuid[]) or ${fund} = $6::text and ${cents} = any($3::bigint[])
     and ${day} between $4::date - ${refundCashedDays} and $5::date + ${returnedWithinDays})`

/**
 * Reads the refunds, the returns of payments and the recorded expenses of these ids, and those of these amounts around days
 * that the account of a fund paid.
 */
export const selectPaidOut = async (
  db: Database,
  buildingId: string,
  {
    fund,
    ids,
    cents,
    from,
    to,
  }: {
    fund: BankFund
    ids: readonly string[]
    cents: readonly number[]
    from: LocalDate
    to: LocalDate
  },
): Promise<PaidOutNow[]> => {
  const { rows } = await run(
    db,
    `select 'refund' as what, o.id as "_id", ${paidOutDay} as day, o.cents::float8 as cents,
       json_build_array(u.unit_number)::jsonb as "unitNumbers", null::jsonb as expense,
       (select r.id from bank_rows r where r.building_id = o.building_id and r.named_outflow_id = o.id) as "rowId"
     from ledger_outflows o
     join ledger_entries e on e.building_id = o.building_id and e.id = o.entry_id
     join ledger_holdings h on h.building_id = o.building_id and h.id = o.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where o.building_id = $1::uuid and o.kind = 'refund' and o.undone_entry_id is null and ${paidOutLike('o.id', 'o.cents', paidOutDay, "'operating'")}
     union all
     select 'return', p.id, ${paidOutDay}, p.cents::float8,
       (select coalesce(json_agg(distinct u.unit_number), '[]')::jsonb from ledger_receipts c
         join ledger_holdings h on h.building_id = c.building_id and h.id = c.holding_id
         join units u on u.building_id = h.building_id and u.id = h.unit_id
         where c.building_id = p.building_id and c.payment_id = p.id), null,
       (select r.id from bank_rows r where r.building_id = p.building_id and r.named_payment_id = p.id
         and r.outcome ->> 'kind' in ('returned', 'paidOut'))
     from ledger_payments p
     join ledger_entries e on e.building_id = p.building_id and e.id = p.returned_entry_id
     where p.building_id = $1::uuid and not p.is_withdrawn and ${paidOutLike('p.id', 'p.cents', paidOutDay, "'operating'")}
     union all
     select 'expense', x.id, x.day, x.cents::float8, '[]',
       jsonb_build_object('fund', x.fund, 'category', jsonb_build_object('_id', a.id, 'name', a.name), 'payee', x.payee,
         'reference', x.reference),
       (select r.id from bank_rows r where r.building_id = x.building_id and r.named_expense_id = x.id)
     from bank_expenses x
     join ledger_accounts a on a.building_id = x.building_id and a.id = x.category_id
     where x.building_id = $1::uuid and x.undone_entry_id is null and ${paidOutLike('x.id', 'x.cents', 'x.day', 'x.fund')}
     order by day, "_id"`,
    [buildingId, ids, cents, from, to, fund],
  )
  return rows as PaidOutNow[]
}

/** Holds refunds, so that none is undone until the transaction ends, and finds out whether one was undone before. */
export const holdRefunds = async (db: Database, buildingId: string, ids: readonly string[]): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select undone_entry_id is not null as "isUndone" from ledger_outflows
     where building_id = $1::uuid and id = any($2::uuid[]) order by id for share`,
    [buildingId, ids],
  )
  return (rows as { isUndone: boolean }[]).some(({ isUndone }) => isUndone)
}

/** Reads the day of the row that is matched with a refund; null where there is none. */
export const selectRefundDay = async (db: Database, buildingId: string, id: string): Promise<LocalDate | null> => {
  const { rows } = await run(
    db,
    'select day from bank_rows where building_id = $1::uuid and named_outflow_id = $2::uuid',
    [buildingId, id],
  )
  return (rows as { day: LocalDate }[])[0]?.day ?? null
}

/** Reads which debits in the books a deposit is matched with, by their file. */
export const selectRunsMatched = async (db: Database, buildingId: string): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    'select named_run_id as id, id as "rowId" from bank_rows where building_id = $1::uuid and named_run_id is not null',
    [buildingId],
  )
  return new Map((rows as { id: string; rowId: string }[]).map(({ id, rowId }) => [id, rowId]))
}

/** Reads for whom payers paid before, by what they are remembered by. */
export const selectPayers = async (
  db: Database,
  buildingId: string,
  keys: readonly string[],
): Promise<Map<string, string[]>> => {
  const { rows } = await run(
    db,
    `select payer_key as key, json_agg(holding_id order by holding_id) as ids from bank_payers
     where building_id = $1::uuid and payer_key = any($2::text[]) group by 1`,
    [buildingId, keys],
  )
  return new Map((rows as { key: string; ids: string[] }[]).map(({ key, ids }) => [key, ids]))
}

/** Sums what rows that are matched, and not posted yet, are for, by account of owners; less what pays fines on the payer's word. */
export const selectMatchedCents = async (db: Database, buildingId: string): Promise<Map<string, number>> => {
  const { rows } = await run(
    db,
    `select s.share ->> 'holdingId' as id, sum((s.share ->> 'cents')::bigint - coalesce(
         (select sum((c ->> 'cents')::bigint) from jsonb_array_elements(s.share -> 'word' -> 'charges') c), 0)
       )::float8 as cents
     from bank_rows r cross join lateral jsonb_array_elements(r.outcome -> 'shares') as s (share)
     where r.building_id = $1::uuid and r.state = 'matched' and r.outcome ->> 'kind' = 'payment' group by 1`,
    [buildingId],
  )
  return new Map((rows as { id: string; cents: number }[]).map(({ id, cents }) => [id, cents]))
}

/** Reads the rows of the other funds' accounts around days; null where there is no such account. */
export const selectOthers = async (
  db: Database,
  buildingId: string,
  { fund, from, to }: { fund: BankFund; from: LocalDate; to: LocalDate },
): Promise<Facts['others']> => {
  const { rows } = await run(
    db,
    `select (select coalesce(json_agg(json_build_object('day', r.day, 'cents', r.cents,
         'isTransfer', coalesce(r.outcome ->> 'kind', '') = 'transfer')), '[]') from bank_rows r
       where r.building_id = a.building_id and r.account_id = a.id
         and r.day between $3::date - ${transferWithinDays} and $4::date + ${transferWithinDays}) as others
     from bank_accounts a where a.building_id = $1::uuid and a.fund <> $2`,
    [buildingId, fund, from, to],
  )
  const all = rows as { others: NonNullable<Facts['others']> }[]
  return all.length === 0 ? null : all.flatMap(({ others }) => others)
}

/** Reads the rows of an account around days that are ignored, the oldest first. */
export const selectIgnored = async (
  db: Database,
  buildingId: string,
  { accountId, from, to }: { accountId: string; from: LocalDate; to: LocalDate },
): Promise<Facts['ignored']> => {
  const { rows } = await run(
    db,
    `select r.day, r.cents::float8 as cents from bank_rows r
     where r.building_id = $1::uuid and r.account_id = $2::uuid and r.state = 'ignored'
       and r.day between $3::date - ${2 * transferWithinDays} and $4::date + ${2 * transferWithinDays}
     order by r.day, r.id`,
    [buildingId, accountId, from, to],
  )
  return rows as Facts['ignored']
}

/** Has those who match transfers of a building do it one after the other, until the transaction ends. */
export const holdTransfers = async (db: Database, buildingId: string): Promise<void> => {
  await run(db, `select pg_advisory_xact_lock(hashtextextended('transfers of ' || $1::text, 0))`, [buildingId])
}
