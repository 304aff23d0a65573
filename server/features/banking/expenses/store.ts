import type { BankFund } from '../../../../contract/banking/bank-account.ts'
import type { BankExpense, BankExpenseQuery } from '../../../../contract/banking/bank-expense.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { anyHolds, containing } from '../../../db/finding.ts'
import { instantIn } from '../../../db/json.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { filesFrom, nameOfAccount } from '../accounts/store.ts'

const columns = `x.id as "_id", x.version, x.fund, x.day, e.day as "enteredFor", x.cents::float8 as cents,
  json_build_object('_id', a.id, 'name', a.name) as category,
  case when v.id is not null then json_build_object('_id', v.id, 'name', v.name) end as levy,
  x.authority, x.payee, x.reference, ${instantIn('e.recorded_at')} as "recordedAt", ${nameOfAccount('e.entered_by')} as by,
  case when u.id is not null then 'undone' when r.id is not null then 'atBank'
    when x.day >= ${filesFrom('b')} then 'outstanding' else 'recorded' end as state,
  r.day as "bankOn",
  case when u.id is not null then json_build_object('at', ${instantIn('u.recorded_at')},
    'by', ${nameOfAccount('u.entered_by')}, 'reason', x.undone_reason) end as undone`
const tables = `bank_expenses x
  join ledger_entries e on e.building_id = x.building_id and e.id = x.entry_id
  join ledger_accounts a on a.building_id = x.building_id and a.id = x.category_id
  left join levies v on v.building_id = x.building_id and v.id = x.levy_id
  left join ledger_entries u on u.building_id = x.building_id and u.id = x.undone_entry_id
  left join bank_accounts b on b.building_id = x.building_id and b.fund = x.fund
  left join bank_rows r on r.building_id = x.building_id and r.named_expense_id = x.id`

/** Lists recorded expenses, the newest first; words are looked for in payee, reference and category. */
export const selectExpenses = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search }: BankExpenseQuery,
): Promise<Page<BankExpense>> => {
  const [beforeDay = null, beforeId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const searched = ["coalesce(x.payee, '')", "coalesce(x.reference, '')", 'a.name']
  const { rows } = await run(
    db,
    `select ${columns} from ${tables}
     where x.building_id = $1::uuid and ($2::date is null or (x.day, x.id) < ($2::date, $3::uuid))
       and ($4::text is null or ${anyHolds(searched, '$4::text')})
     order by x.day desc, x.id desc limit ${limit + 1}`,
    [buildingId, beforeDay, beforeId, search ? containing(search) : null],
  )
  return pageOf(
    rows as BankExpense[],
    limit,
    (expense) => expense,
    ({ day, _id }) => writeCursor([day, _id]),
  )
}

/** Reads a recorded expense of the building, or null. */
export const selectExpense = async (db: Database, buildingId: string, id: string): Promise<BankExpense | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables} where x.building_id = $1::uuid and x.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as BankExpense[])[0] ?? null
}

/** Holds a recorded expense for a change, so that no row is matched with it meanwhile; answers its entry, or null. */
export const lockExpense = async (db: Database, buildingId: string, id: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    'select entry_id as "entryId" from bank_expenses where building_id = $1::uuid and id = $2::uuid for update',
    [buildingId, id],
  )
  return (rows as { entryId: string }[])[0]?.entryId ?? null
}

/** Holds expenses, so that none is undone until the transaction ends, and finds out whether one was undone before. */
export const holdExpenses = async (db: Database, buildingId: string, ids: readonly string[]): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select undone_entry_id is not null as "isUndone" from bank_expenses
     where building_id = $1::uuid and id = any($2::uuid[]) order by id for share`,
    [buildingId, ids],
  )
  return (rows as { isUndone: boolean }[]).some(({ isUndone }) => isUndone)
}

/** An expense to write, with its entry. */
export interface ExpenseToKeep {
  _id: string
  fund: BankFund
  day: LocalDate
  cents: number
  categoryId: string
  levyId: string | null
  authority: string | null
  payee: string | null
  reference: string | null
  entryId: string
}

/** Writes an expense. */
export const insertExpense = async (db: Database, buildingId: string, one: ExpenseToKeep): Promise<void> => {
  const { _id, fund, day, cents, categoryId, levyId, authority, payee, reference, entryId } = one
  await run(
    db,
    `insert into bank_expenses
       (id, building_id, fund, day, cents, category_id, levy_id, authority, payee, reference, entry_id)
     values ($2::uuid, $1::uuid, $3, $4::date, $5::bigint, $6::uuid, $7::uuid, $8, $9, $10, $11::uuid)`,
    [buildingId, _id, fund, day, cents, categoryId, levyId, authority, payee, reference, entryId],
  )
}

/** Undoes an expense, which the caller holds, by the entry that says so. */
export const undoExpense = async (
  db: Database,
  buildingId: string,
  id: string,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<void> => {
  await run(
    db,
    `update bank_expenses set undone_entry_id = $3::uuid, undone_reason = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, entryId, reason],
  )
}

type Given = Pick<ExpenseToKeep, 'fund' | 'day' | 'cents' | 'categoryId' | 'payee' | 'reference'>

/**
 * Whether an expense like this one is in the books: recorded for the same fund, day, amount and category, with the same payee
 * and reference where both say one, or posted from a transaction of the bank that is the same but for them.
 */
export const isLikeAnother = async (
  db: Database,
  buildingId: string,
  { fund, day, cents, categoryId, payee, reference }: Given,
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select exists (
       select from bank_expenses x
       where x.building_id = $1::uuid and x.cents = $4::bigint and x.day = $3::date and x.undone_entry_id is null
         and x.fund = $2 and x.category_id = $5::uuid
         and (x.payee is null or $6::text is null or plain(x.payee) = plain($6::text))
         and (x.reference is null or $7::text is null or plain(x.reference) = plain($7::text))
     ) or exists (
       select from bank_rows r join bank_accounts c on c.building_id = r.building_id and c.id = r.account_id
       where r.building_id = $1::uuid and r.state = 'posted' and r.cents = -$4::bigint and r.day = $3::date
         and c.fund = $2 and r.outcome ->> 'kind' = 'category' and r.outcome ->> 'categoryId' = $5::text
     ) as found`,
    [buildingId, fund, day, cents, categoryId, payee, reference],
  )
  return (rows as { found: boolean }[])[0]!.found
}

/** Reads the authority with which expenses were entered, recorded or posted from a transaction of the bank, by their entries. */
export const selectAuthorities = async (
  db: Database,
  buildingId: string,
  entryIds: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    `select x.entry_id as "_id", x.authority from bank_expenses x
     where x.building_id = $1::uuid and x.entry_id = any($2::uuid[]) and x.authority is not null
     union all
     select e.id, r.outcome ->> 'authority' from bank_rows r
     join ledger_entries e on e.building_id = r.building_id and e.source = 'bank:' || r.id || ':' || r.posting_id
     where r.building_id = $1::uuid and e.id = any($2::uuid[]) and r.outcome ->> 'kind' = 'category'
       and r.outcome ->> 'authority' is not null`,
    [buildingId, entryIds],
  )
  return new Map((rows as { _id: string; authority: string }[]).map(({ _id, authority }) => [_id, authority]))
}

/** Money that leaves the bank as an expense. */
type Leaving = Pick<ExpenseToKeep, '_id' | 'day' | 'cents' | 'categoryId'>

/** Finds the first row like which an expense of a fund is recorded that no row has: of the same day, amount and category; null for none. */
export const selectAlikeExpense = async (
  db: Database,
  buildingId: string,
  fund: BankFund,
  leaving: readonly Leaving[],
): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select g."_id" from jsonb_to_recordset($3::jsonb) as g ("_id" uuid, day date, cents bigint, "categoryId" uuid)
     join bank_expenses x on x.building_id = $1::uuid and x.fund = $2 and x.day = g.day and x.cents = g.cents
       and x.category_id = g."categoryId" and x.undone_entry_id is null
     where not exists (select from bank_rows r where r.building_id = x.building_id and r.named_expense_id = x.id)
     order by g.day, g."_id" limit 1`,
    [buildingId, fund, JSON.stringify(leaving)],
  )
  return (rows as { _id: string }[])[0]?._id ?? null
}

/** Has those who record expenses of a building, or post them, do it one after the other, until the transaction ends; before the books. */
export const holdRecording = async (db: Database, buildingId: string): Promise<void> => {
  await run(db, `select pg_advisory_xact_lock(hashtextextended('expenses of ' || $1::text, 0))`, [buildingId])
}
