import { run, type Database } from '../../../db/connection.ts'
import type { Holding, Owned, Period } from './rules.ts'

/** A unit with its owners of all times, and what is kept of its holdings, in the order of their days. */
export interface UnitHeld {
  unitId: string
  unitNumber: string
  owned: readonly Owned[]
  holdings: readonly Holding[]
}

/** Reads the units of a building, or one of them, with their owners and holdings. */
export const selectUnitsHeld = async (db: Database, buildingId: string, unitId: string | null): Promise<UnitHeld[]> => {
  const { rows } = await run(
    db,
    `select u.id as "unitId", u.unit_number as "unitNumber",
       (select coalesce(json_agg(json_build_object('personId', o.person_id, 'from', o.from_date, 'to', o.to_date)
           order by o.from_date nulls first, o.id), '[]')
         from ownerships o where o.building_id = u.building_id and o.unit_id = u.id) as owned,
       (select coalesce(json_agg(json_build_object('_id', h.id, 'from', h.from_date, 'to', h.to_date,
           'people', (select coalesce(json_agg(p.person_id order by p.person_id), '[]') from ledger_holders p
             where p.building_id = h.building_id and p.holding_id = h.id),
           'isUsed', exists (select from ledger_lines l where l.building_id = h.building_id and l.holding_id = h.id))
           order by h.from_date nulls first), '[]')
         from ledger_holdings h where h.building_id = u.building_id and h.unit_id = u.id) as holdings
     from units u where u.building_id = $1::uuid and ($2::uuid is null or u.id = $2::uuid) order by u.sort_key, u.id`,
    [buildingId, unitId],
  )
  return rows as UnitHeld[]
}

/** A holding to write, new or known. */
export type HoldingToKeep = Period & { _id: string; unitId: string }

/** Writes holdings with their people, and drops others. The books are held. */
export const writeHoldings = async (
  db: Database,
  buildingId: string,
  { kept, dropped, at }: { kept: readonly HoldingToKeep[]; dropped: readonly string[]; at: string },
): Promise<void> => {
  const ids = [...dropped, ...kept.map(({ _id }) => _id)]
  await run(db, 'delete from ledger_holders where building_id = $1::uuid and holding_id = any($2::uuid[])', [
    buildingId,
    ids,
  ])
  await run(db, 'delete from ledger_holdings where building_id = $1::uuid and id = any($2::uuid[])', [
    buildingId,
    dropped,
  ])
  const values = [buildingId, JSON.stringify(kept)]
  await run(
    db,
    `insert into ledger_holdings (id, building_id, unit_id, from_date, to_date, created_at)
     select g."_id", $1::uuid, g."unitId", g."from", g."to", $3::timestamptz
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, "unitId" uuid, "from" date, "to" date)
     on conflict (id) do update set from_date = excluded.from_date, to_date = excluded.to_date`,
    [...values, at],
  )
  await run(
    db,
    `insert into ledger_holders (building_id, holding_id, person_id)
     select $1::uuid, g."_id", p::uuid
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, people jsonb)
     cross join lateral jsonb_array_elements_text(g.people) as p`,
    values,
  )
}

/** Finds the holding of each unit on a day; units without an owner ever have none. */
export const selectHoldingsOn = async (db: Database, buildingId: string, day: string): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    `select unit_id as "unitId", id from ledger_holdings
     where building_id = $1::uuid and daterange(from_date, to_date, '[]') @> $2::date`,
    [buildingId, day],
  )
  return new Map((rows as { unitId: string; id: string }[]).map(({ unitId, id }) => [unitId, id]))
}
