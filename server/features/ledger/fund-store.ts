import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { BookFund } from './export-store.ts'

/** What a fund took in, and spent, in a month or before the first one. Above zero for what made it larger. */
export interface FundMove {
  _id: string
  kind: BookFund['kind']
  name: string | null
  /** The first day of the month; null for all that came before the first one. */
  month: LocalDate | null
  account: 'income' | 'expense' | 'equity'
  cents: number
}

/** Sums up each fund by month between two days, and before them; a fund without any entry has one row of zero. */
export const selectFundMoves = async (
  db: Database,
  buildingId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<FundMove[]> => {
  const { rows } = await run(
    db,
    `select f.id as "_id", f.kind, f.name, s.month, coalesce(s.account_kind, 'equity') as account,
       coalesce(s.cents, 0)::float8 as cents
     from ledger_funds f
     left join (
       select l.fund_id, a.kind as account_kind,
         case when l.day >= $2::date then date_trunc('month', l.day)::date end as month, -sum(l.cents) as cents
       from ledger_accounts a
       join ledger_lines l on l.building_id = a.building_id and l.account_id = a.id and l.day <= $3::date
       where a.building_id = $1::uuid and a.kind in ('income', 'expense', 'equity')
       group by 1, 2, 3
     ) s on s.fund_id = f.id
     where f.building_id = $1::uuid
     order by array_position(array['operating', 'reserve', 'levy', 'trust'], f.kind), f.created_at, f.id`,
    [buildingId, from, to],
  )
  return rows as FundMove[]
}

/** An expense of the operating fund or the reserve that wasn't undone; its entry has this one category. */
export interface Expense {
  /** Of its entry. */
  _id: string
  day: LocalDate
  fund: 'operating' | 'reserve'
  categoryId: string
  category: string
  cents: number
}

const expenses = `
  select l.entry_id as "_id", l.day, f.kind as fund, a.id as "categoryId", a.name as category, sum(l.cents)::float8 as cents
  from ledger_lines l
  join ledger_funds f on f.building_id = l.building_id and f.id = l.fund_id and f.kind in ('operating', 'reserve')
  join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
  join ledger_entries e on e.building_id = l.building_id and e.id = l.entry_id and e.reverses_id is null
  where l.building_id = $1::uuid and l.account_kind = 'expense'
    and not exists (select from ledger_entries r where r.building_id = e.building_id and r.reverses_id = e.id)`
const byEntry = 'group by l.entry_id, l.day, f.kind, a.id having sum(l.cents) > 0'

/** Reads the expenses between two days, the latest first. Money that came back lowers none of them. */
export const selectExpenses = async (
  db: Database,
  buildingId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<Expense[]> => {
  const { rows } = await run(
    db,
    `${expenses} and l.day between $2::date and $3::date ${byEntry} order by l.day desc, l.entry_id desc, a.id`,
    [buildingId, from, to],
  )
  return rows as Expense[]
}

/** Reads an expense of the building by its entry; null for what isn't one, or was undone. */
export const selectExpense = async (db: Database, buildingId: string, id: string): Promise<Expense | null> => {
  const { rows } = await run(db, `${expenses} and l.entry_id = $2::uuid ${byEntry} order by a.id limit 1`, [
    buildingId,
    id,
  ])
  return (rows as Expense[])[0] ?? null
}
