import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { ownsStill } from './holdings/owners-store.ts'

/** An account of the chart, and what kind it is. */
export interface BookAccount {
  name: string
  kind: string
}

/** A fund; only one of a levy has a name of its own. */
export interface BookFund {
  kind: 'operating' | 'reserve' | 'levy' | 'trust'
  name: string | null
}

/** A line of an entry, in words. */
export interface BookLine {
  account: BookAccount
  fund: BookFund
  /** Of the unit whose owners owe or have paid it. */
  unitNumber: string | null
  /** Above zero for a debit. */
  cents: number
}

/** An entry with its lines, in words. */
export interface BookEntry {
  _id: string
  day: LocalDate
  valueDay: LocalDate | null
  recordedAt: string
  words: string
  source: string
  reversesId: string | null
  lines: readonly BookLine[]
}

/** Days, both included; null for the beginning of the books. */
export interface Between {
  from: LocalDate | null
  to: LocalDate
}

const accountIn = `json_build_object('name', a.name, 'kind', a.kind)`
const fundIn = `json_build_object('kind', f.kind, 'name', f.name)`

/** Reads so many entries between two days after one of them, by day and then as they were entered. */
export const selectEntriesBetween = async (
  db: Database,
  buildingId: string,
  { from, to }: Between,
  { after, most }: { after: Pick<BookEntry, '_id' | 'day'> | null; most: number },
): Promise<BookEntry[]> => {
  const { rows } = await run(
    db,
    `select e.id as "_id", e.day, e.value_day as "valueDay", ${instantIn('e.recorded_at')} as "recordedAt", e.words,
       e.source, e.reverses_id as "reversesId",
       (select json_agg(json_build_object('account', ${accountIn}, 'fund', ${fundIn}, 'unitNumber', u.unit_number,
           'cents', l.cents) order by l.position)
         from ledger_lines l
         join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
         join ledger_funds f on f.building_id = l.building_id and f.id = l.fund_id
         left join ledger_holdings h on h.building_id = l.building_id and h.id = l.holding_id
         left join units u on u.building_id = h.building_id and u.id = h.unit_id
         where l.building_id = e.building_id and l.entry_id = e.id) as lines
     from ledger_entries e
     where e.building_id = $1::uuid and e.day between coalesce($2::date, '-infinity') and $3::date
       and ($4::date is null or (e.day, e.id) > ($4::date, $5::uuid))
     order by e.day, e.id limit $6::integer`,
    [buildingId, from, to, after?.day ?? null, after?._id ?? null, most],
  )
  return rows as BookEntry[]
}

/** An account in a fund: its balance before the days, what was entered in them, and its balance after. */
export interface TrialLine {
  account: BookAccount
  fund: BookFund
  openingCents: number
  debitCents: number
  creditCents: number
}

/** Sums up each account in each fund that was used by the last day; funds and accounts in the order of the chart. */
export const selectTrialBalance = async (
  db: Database,
  buildingId: string,
  { from, to }: Between,
): Promise<TrialLine[]> => {
  const { rows } = await run(
    db,
    `select ${accountIn} as account, ${fundIn} as fund, s."openingCents", s."debitCents", s."creditCents"
     from (
       select l.account_id, l.fund_id,
         coalesce(sum(l.cents) filter (where l.day < $2::date), 0)::float8 as "openingCents",
         coalesce(sum(l.cents) filter (where l.cents > 0 and coalesce(l.day >= $2::date, true)), 0)::float8 as "debitCents",
         coalesce(-sum(l.cents) filter (where l.cents < 0 and coalesce(l.day >= $2::date, true)), 0)::float8 as "creditCents"
       from ledger_lines l where l.building_id = $1::uuid and l.day <= $3::date
       group by l.account_id, l.fund_id
     ) s
     join ledger_accounts a on a.building_id = $1::uuid and a.id = s.account_id
     join ledger_funds f on f.building_id = $1::uuid and f.id = s.fund_id
     order by f.created_at, array_position(array['operating', 'reserve', 'trust', 'levy'], f.kind), f.id,
       array_position(array['bank', 'receivable', 'interfund', 'suspense', 'credit', 'tax', 'trust', 'deposit', 'equity', 'income',
         'expense'], a.kind), lower(a.name), a.id`,
    [buildingId, from, to],
  )
  return rows as TrialLine[]
}

/** What an account of income or expense took in or cost in a fund. */
export interface Movement {
  /** What the product calls an account that every building has. */
  code: string | null
  name: string
  kind: 'income' | 'expense'
  fund: BookFund['kind']
  /** Above zero for income that came in, and for an expense that went out. */
  cents: number
}

/** Sums up each account of income and expense in each fund between two days, by name. */
export const selectMovements = async (
  db: Database,
  buildingId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<Movement[]> => {
  const { rows } = await run(
    db,
    `select a.code, a.name, a.kind, f.kind as fund,
       (sum(l.cents) * case a.kind when 'income' then -1 else 1 end)::float8 as cents
     from ledger_accounts a
     join ledger_lines l on l.building_id = a.building_id and l.account_id = a.id and l.day between $2::date and $3::date
     join ledger_funds f on f.building_id = l.building_id and f.id = l.fund_id
     where a.building_id = $1::uuid and a.kind in ('income', 'expense')
     group by a.id, f.kind order by lower(a.name), a.id`,
    [buildingId, from, to],
  )
  return rows as Movement[]
}

/** Owners of a unit for whom something was entered. */
export interface LedgerOwner {
  holdingId: string
  unitNumber: string
  owners: readonly string[]
}

/** Reads the owners for whom something was entered by a day, by unit, the earlier ones of a unit first. */
export const selectLedgerOwners = async (db: Database, buildingId: string, to: LocalDate): Promise<LedgerOwner[]> => {
  const { rows } = await run(
    db,
    `select h.id as "holdingId", u.unit_number as "unitNumber",
       (select coalesce(json_agg(p.name order by p.name, p.id), '[]') from ledger_holders o
         join people p on p.building_id = o.building_id and p.id = o.person_id
         where o.building_id = h.building_id and o.holding_id = h.id and ${ownsStill('$2::date')}) as owners
     from ledger_holdings h join units u on u.building_id = h.building_id and u.id = h.unit_id
     where h.building_id = $1::uuid and exists (select from ledger_lines l
       where l.building_id = h.building_id and l.holding_id = h.id and l.day <= $2::date)
     order by u.sort_key, h.from_date nulls first, h.id`,
    [buildingId, to],
  )
  return rows as LedgerOwner[]
}
