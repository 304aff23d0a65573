import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'

/** A category by which income other than fees, or expenses, are budgeted and entered. */
export interface Category {
  _id: string
  kind: 'income' | 'expense'
  name: string
}

/** Fees and levies are charged to owners; no one enters them as another category. */
const isCategory = `a.kind in ('income', 'expense') and coalesce(a.code, '') not in ('fees', 'levies')`

/** Reads the categories of a building that are in use, by name. */
export const selectCategories = async (db: Database, buildingId: string): Promise<Category[]> => {
  const { rows } = await run(
    db,
    `select a.id as "_id", a.kind, a.name from ledger_accounts a
     where a.building_id = $1::uuid and a.retired_at is null and ${isCategory}
     order by a.kind, ${nameOrder('a.name')}, a.id`,
    [buildingId],
  )
  return rows as Category[]
}

/** Adds categories in one statement; leaves out those whose name is there already. */
export const insertCategories = async (
  db: Database,
  buildingId: string,
  categories: readonly Category[],
  at: Instant,
): Promise<void> => {
  await run(
    db,
    `insert into ledger_accounts (id, building_id, kind, name, created_at)
     select g."_id", $1::uuid, g.kind, g.name, $3::timestamptz
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, kind text, name text)
     order by g.kind, name_key(g.name)
     on conflict (building_id, kind, name_key(name)) where kind in ('income', 'expense') and retired_at is null do nothing`,
    [buildingId, JSON.stringify(categories), at],
  )
}
