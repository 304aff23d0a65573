import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Lists every building that has books. */
export const selectBuildings = async (db: Database): Promise<string[]> => {
  const { rows } = await run(db, 'select building_id as id from ledger_books order by building_id', [])
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Sums up what somebody owes and has paid ahead as an owner of a unit today. */
export const selectOfPerson = async (
  db: Database,
  buildingId: string,
  { personId, unitId, today }: { personId: string; unitId: string; today: LocalDate },
): Promise<{ dueCents: number; laterCents: number; creditCents: number }> => {
  const { rows } = await run(
    db,
    `with h as (
       select h.id from ledger_holdings h
       join ledger_holders o on o.building_id = h.building_id and o.holding_id = h.id and o.person_id = $2::uuid
       where h.building_id = $1::uuid and h.unit_id = $3::uuid and daterange(h.from_date, h.to_date, '[]') @> $4::date
     ), i as (
       select due_on, open_cents from ledger_items
       where building_id = $1::uuid and holding_id in (select id from h) and open_cents > 0 and undone_entry_id is null
     )
     select
       (select coalesce(sum(open_cents), 0)::float8 from i where due_on <= $4::date) as "dueCents",
       (select coalesce(sum(open_cents), 0)::float8 from i where due_on > $4::date) as "laterCents",
       (select coalesce(sum(left_cents), 0)::float8 from ledger_receipts
         where building_id = $1::uuid and holding_id in (select id from h) and undone_entry_id is null) as "creditCents"`,
    [buildingId, personId, unitId, today],
  )
  return rows[0] as { dueCents: number; laterCents: number; creditCents: number }
}
