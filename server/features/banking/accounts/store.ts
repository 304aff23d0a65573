import type { BankAccount, BankAccountDraft, BankFund } from '../../../../contract/banking/bank-account.ts'
import { postingsShown } from '../../../../contract/limits/banking.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import type { AtEnd } from './rules.ts'

/** Violated by a second account of a fund. */
export const fundConstraint = 'bank_accounts_one_a_fund'

/** The name of who did something, by the column with their account. */
export const nameOfAccount = (column: string): string =>
  `coalesce((select x.first_name || ' ' || x.last_name from accounts x where x.id = ${column}), 'Parapet')`

const waiting = (states: string) =>
  `(select count(*)::integer from bank_rows r where r.building_id = a.building_id and r.account_id = a.id
     and r.state = '${states}')`

/** What the books have in the account of a fund through a day, which is an expression; `a` is the account. */
const inBooks = (day: string): string =>
  `(select coalesce(sum(l.cents), 0)::float8 from ledger_lines l
     join ledger_entries e on e.building_id = l.building_id and e.id = l.entry_id
     where l.building_id = a.building_id
       and l.account_id = (select c.id from ledger_accounts c where c.building_id = a.building_id and c.code = 'bank')
       and l.fund_id = (select d.id from ledger_funds d where d.building_id = a.building_id and d.kind = a.fund)
       and coalesce(e.value_day, e.day) <= ${day})`

/** What rows of the account through a day come to that aren't in the books yet and aren't ignored. */
const notInBooks = (day: string): string =>
  `(select coalesce(sum(r.cents), 0)::float8 from bank_rows r
     where r.building_id = a.building_id and r.account_id = a.id and r.state in ('toMatch', 'matched')
       and coalesce(r.outcome ->> 'kind', '') not in ('recorded', 'debits', 'paidOut') and r.day <= ${day})`

/** The first day that the added files of an account cover; null without one. `account` is its alias. */
export const filesFrom = (account: string): string =>
  `(select min(f.from_date) from bank_files f
     where f.building_id = ${account}.building_id and f.account_id = ${account}.id and f.state = 'added')`

/**
 * What was recorded as paid from the account through a day, as a refund or an expense, and the bank doesn't show by then. What is
 * older than its files counts only if a later row is matched with it. Refunds leave the operating account.
 */
const outstanding = (day: string): string => {
  const isOnItsWay = (paidOn: string, names: string) =>
    `${paidOn} <= ${day} and coalesce(
       (select r.day from bank_rows r where r.building_id = a.building_id and r.${names}),
       case when ${paidOn} >= ${filesFrom('a')} then 'infinity'::date end) > ${day}`
  return `((select coalesce(sum(x.cents), 0)::float8 from bank_expenses x
     where x.building_id = a.building_id and x.fund = a.fund and x.undone_entry_id is null
       and ${isOnItsWay('x.day', 'named_expense_id = x.id')})
   + (select coalesce(sum(o.cents), 0)::float8 from ledger_outflows o
     join ledger_entries e on e.building_id = o.building_id and e.id = o.entry_id
     where a.fund = 'operating' and o.building_id = a.building_id and o.kind = 'refund' and o.undone_entry_id is null
       and ${isOnItsWay('coalesce(e.value_day, e.day)', 'named_outflow_id = o.id')}))`
}

type KeptPosting = Omit<BankAccount['postings'][number], 'canUndo'>
type Kept = Omit<BankAccount, 'differenceCents' | 'postings'> & { postings: KeptPosting[] }

/** Compares the bank with the books and what explains that they differ: rows that aren't posted, and what is still on its way. */
const differenceOf = ({
  bankCents,
  booksCents,
  unpostedCents,
  outstandingCents,
}: Omit<Kept, 'postings'>): number | null =>
  bankCents === null ? null : bankCents - booksCents - unpostedCents - outstandingCents

/** Adds which posting can be undone: the latest in the books, unless owners were notified of a payment that it returned. */
const withSteps = (postings: readonly KeptPosting[]): BankAccount['postings'] => {
  const latest = postings.find(({ undoneAt }) => undoneAt === null)
  return postings.map((posting) => ({ ...posting, canUndo: posting === latest && !posting.hasReturned }))
}

/** Reads the accounts of a building, or one of them, with how each compares with the books through the bank's day. */
export const selectAccounts = async (
  db: Database,
  buildingId: string,
  { id = null, today }: { id?: string | null; today: LocalDate },
): Promise<BankAccount[]> => {
  const { rows } = await run(
    db,
    `select a.id as "_id", a.name, a.fund, a.last_digits as "lastDigits", a.version,
       ${waiting('toMatch')} as "toMatch", ${waiting('matched')} as matched,
       f.closing_cents::float8 as "bankCents", f.closes_on as "bankOn",
       ${inBooks('coalesce(f.closes_on, $3::date)')} as "booksCents",
       ${notInBooks('coalesce(f.closes_on, $3::date)')} as "unpostedCents",
       ${outstanding('coalesce(f.closes_on, $3::date)')} as "outstandingCents",
       (select coalesce(json_agg(json_build_object('_id', p.id, 'at', ${instantIn('p.at')}, 'by', ${nameOfAccount('p.posted_by')},
           'rows', p.row_count, 'cents', p.cents,
           'undoneAt', ${instantIn('p.undone_at')},
           'hasReturned', exists (select from bank_rows r where r.building_id = p.building_id and r.posting_id = p.id
             and r.outcome ->> 'kind' = 'returned')) order by p.id desc), '[]')
         from (select * from bank_postings b where b.building_id = a.building_id and b.account_id = a.id
           order by b.id desc limit ${postingsShown}) p) as postings
     from bank_accounts a
     left join lateral (
       select closing_cents, closes_on from bank_files f
       where f.building_id = a.building_id and f.account_id = a.id and f.state = 'added' and f.closes_on is not null
       order by f.closes_on desc, f.id desc limit 1
     ) f on true
     where a.building_id = $1::uuid and ($2::uuid is null or a.id = $2::uuid)
     order by a.fund`,
    [buildingId, id, today],
  )
  return (rows as Kept[]).map(({ postings, ...account }) => ({
    ...account,
    postings: withSteps(postings),
    differenceCents: differenceOf(account),
  }))
}

/**
 * Sums up, by fund, the rows of a building that are matched as its income or expenses and aren't posted yet. A special levy pays
 * its own, and a transfer takes nothing from a fund.
 */
export const selectMatchedByFund = async (db: Database, buildingId: string): Promise<Map<BankFund, number>> => {
  const { rows } = await run(
    db,
    `select a.fund, sum(r.cents)::float8 as cents from bank_rows r
     join bank_accounts a on a.building_id = r.building_id and a.id = r.account_id
     where r.building_id = $1::uuid and r.state = 'matched' and r.outcome ->> 'kind' = 'category' and r.levy_id is null
     group by a.fund`,
    [buildingId],
  )
  return new Map((rows as { fund: BankFund; cents: number }[]).map(({ fund, cents }) => [fund, cents]))
}

const closingsShown = 12
const rowsThrough = (day: string): string =>
  `(select coalesce(sum(r.cents), 0)::float8 from bank_rows r
     where r.building_id = a.building_id and r.account_id = a.id and r.day <= ${day})`

/** Reads what the files of each account of a building say about the end of a month. */
export const selectAtEnd = async (
  db: Database,
  buildingId: string,
  { firstDay, lastDay, endsAt }: { firstDay: LocalDate; lastDay: LocalDate; endsAt: Instant },
): Promise<AtEnd[]> => {
  const { rows } = await run(
    db,
    `select a.name, f.ends_on as "filesEndOn", coalesce(f.is_later, false) as "isAddedLater",
       ${inBooks('$3::date')} as "booksCents", ${outstanding('$3::date')} as "outstandingCents",
       r.rows, r.unposted, c.closings
     from bank_accounts a
     cross join lateral (
       select count(*) filter (where r.day >= $2::date)::integer as rows,
         count(*) filter (where r.state in ('toMatch', 'matched'))::integer as unposted
       from bank_rows r where r.building_id = a.building_id and r.account_id = a.id and r.day <= $3::date
     ) r
     left join lateral (
       select max(greatest(f.to_date, f.closes_on)) as ends_on,
         bool_or(f.to_date >= $2::date and f.at > $4::timestamptz) as is_later
       from bank_files f
       where f.building_id = a.building_id and f.account_id = a.id and f.state = 'added'
       having min(f.from_date) <= $3::date
     ) f on true
     cross join lateral (
       select coalesce(json_agg(json_build_object('on', c.on, 'cents', c.cents,
           'booksCents', ${inBooks('c.on')} + ${notInBooks('c.on')}, 'outstandingCents', ${outstanding('c.on')},
           'untilEndCents', ${rowsThrough('$3::date')} - ${rowsThrough('c.on')}) order by c.away, c.id desc), '[]') as closings
       from (
         select f.id, f.closes_on as on, f.closing_cents::float8 as cents, abs(f.closes_on - $3::date) as away
         from bank_files f
         where f.building_id = a.building_id and f.account_id = a.id and f.state = 'added' and f.closes_on is not null
         order by away, f.id desc limit ${closingsShown}
       ) c
     ) c
     where a.building_id = $1::uuid order by a.fund`,
    [buildingId, firstDay, lastDay, endsAt],
  )
  return rows as AtEnd[]
}

/** An account as it is kept. */
export interface KnownAccount {
  _id: string
  fund: BankFund
  name: string
  lastDigits: string
  version: number
}

const columns = 'id as "_id", fund, name, last_digits as "lastDigits", version'

/** Reads an account of the building, or null. */
export const selectAccount = async (db: Database, buildingId: string, id: string): Promise<KnownAccount | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from bank_accounts where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as KnownAccount[])[0] ?? null
}

/** Holds an account for a change and reads it, or null; files and postings of an account are taken one after the other. */
export const lockAccount = async (db: Database, buildingId: string, id: string): Promise<KnownAccount | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from bank_accounts where building_id = $1::uuid and id = $2::uuid for update`,
    [buildingId, id],
  )
  return (rows as KnownAccount[])[0] ?? null
}

/** Adds an account; violates `fundConstraint` where the fund has one. */
export const insertAccount = async (
  db: Database,
  buildingId: string,
  { _id, name, fund, lastDigits, at }: BankAccountDraft & { _id: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into bank_accounts (id, building_id, fund, name, last_digits, created_at)
     values ($2::uuid, $1::uuid, $3, $4, $5, $6::timestamptz)`,
    [buildingId, _id, fund, name, lastDigits, at],
  )
}

/** Changes an account, which the caller holds. */
export const updateAccount = async (
  db: Database,
  buildingId: string,
  { _id, name, lastDigits }: Pick<KnownAccount, '_id' | 'name' | 'lastDigits'>,
): Promise<void> => {
  await run(
    db,
    `update bank_accounts set name = $3, last_digits = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, _id, name, lastDigits],
  )
}
