import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { ownsStill } from '../../ledger/ledger.ts'
import type { ChargedInstalment, UnitShare } from './rules.ts'

/** Reads the shares that are kept of levies, by levy: of a draft those that are set unit by unit, else the final ones. */
export const selectShares = async (
  db: Database,
  buildingId: string,
  levyIds: readonly string[],
): Promise<Map<string, UnitShare[]>> => {
  const { rows } = await run(
    db,
    `select s.levy_id as "levyId", s.cents::float8 as cents, json_build_object('_id', u.id, 'unitNumber', u.unit_number,
       'unitEntitlement', case when v.state = 'draft' then u.unit_entitlement else s.entitlement end) as unit
     from levy_shares s
     join levies v on v.building_id = s.building_id and v.id = s.levy_id
     join units u on u.building_id = s.building_id and u.id = s.unit_id
     where s.building_id = $1::uuid and s.levy_id = any($2::uuid[]) order by u.sort_key, u.id`,
    [buildingId, levyIds],
  )
  const kept = rows as (UnitShare & { levyId: string })[]
  return new Map(
    [...Map.groupBy(kept, ({ levyId }) => levyId)].map(([id, shares]) => [
      id,
      shares.map(({ unit, cents }) => ({ unit, cents })),
    ]),
  )
}

/** Replaces the shares of a draft, which the caller holds. */
export const replaceShares = async (
  db: Database,
  buildingId: string,
  levyId: string,
  shares: readonly { unitId: string; entitlement: number | null; cents: number }[],
): Promise<void> => {
  await run(db, 'delete from levy_shares where building_id = $1::uuid and levy_id = $2::uuid', [buildingId, levyId])
  await run(
    db,
    `insert into levy_shares (building_id, levy_id, unit_id, entitlement, cents)
     select $1::uuid, $2::uuid, g."unitId", g.entitlement, g.cents
     from jsonb_to_recordset($3::jsonb) as g ("unitId" uuid, entitlement numeric, cents bigint)`,
    [buildingId, levyId, JSON.stringify(shares)],
  )
}

/** Replaces the due days of a draft, which the caller holds. */
export const replaceDueDays = async (
  db: Database,
  buildingId: string,
  levyId: string,
  dueDays: readonly LocalDate[],
): Promise<void> => {
  await run(db, 'delete from levy_due_days where building_id = $1::uuid and levy_id = $2::uuid', [buildingId, levyId])
  await run(
    db,
    `insert into levy_due_days (building_id, levy_id, nth, due_on)
     select $1::uuid, $2::uuid, g.nth, g.day from unnest($3::date[]) with ordinality as g (day, nth)`,
    [buildingId, levyId, dueDays],
  )
}

/** What a levy's debt was paid: what was written off of it wasn't. */
export const paidOf = (item: string): string => `coalesce((
  select sum(a.cents) from ledger_allocations a
  join ledger_receipts r on r.building_id = a.building_id and r.id = a.receipt_id
  where a.building_id = ${item}.building_id and a.item_id = ${item}.id and a.undone_entry_id is null
    and r.kind <> 'writeOff'), 0)`

/** Whether a charge was cancelled, and someone else had the unit on its due day by what the roster says now. */
export const isMoved = (charge: string, item: string): string => `(${item}.undone_entry_id is not null and exists (
  select from ledger_holdings h where h.building_id = ${charge}.building_id and h.unit_id = ${charge}.unit_id
    and h.id <> ${item}.holding_id and daterange(h.from_date, h.to_date, '[]') @> ${item}.due_on))`

/** Reads the instalments of levies that were charged, or cancelled before they were, by levy. */
export const selectCharged = async (
  db: Database,
  buildingId: string,
  levyIds: readonly string[],
): Promise<Map<string, ChargedInstalment[]>> => {
  const { rows } = await run(
    db,
    `select c.levy_id as "levyId", c.nth, c.unit_id as "unitId", i.holding_id as "holdingId",
       i.id as "itemId", i.undone_entry_id is not null as "isCancelled", ${isMoved('c', 'i')} as "isMoved",
       ${paidOf('i')}::float8 as "paidCents",
       case when i.undone_entry_id is null then i.cents else 0 end::float8 as cents,
       case when i.undone_entry_id is null then i.open_cents else 0 end::float8 as "openCents"
     from levy_charges c join ledger_items i on i.building_id = c.building_id and i.id = c.item_id
     where c.building_id = $1::uuid and c.levy_id = any($2::uuid[])
     union all
     select z.levy_id, z.nth, z.unit_id, null, null, true, false, 0, 0, 0 from levy_cancellations z
     where z.building_id = $1::uuid and z.levy_id = any($2::uuid[])`,
    [buildingId, levyIds],
  )
  return Map.groupBy(rows as (ChargedInstalment & { levyId: string })[], ({ levyId }) => levyId)
}

/** Reads what of a levy's fund was refunded to owners of each unit that pays it; none for one that got nothing. */
export const selectRefunded = async (
  db: Database,
  buildingId: string,
  { levyId, fundId }: { levyId: string; fundId: string },
): Promise<Map<string, number>> => {
  const { rows } = await run(
    db,
    `select h.unit_id as "unitId", sum(r.cents)::float8 as cents
     from levy_shares s
     join ledger_holdings h on h.building_id = s.building_id and h.unit_id = s.unit_id
     join ledger_receipts r on r.building_id = h.building_id and r.holding_id = h.id
       and r.kind = 'levyRefund' and r.undone_entry_id is null
     where s.building_id = $1::uuid and s.levy_id = $2::uuid and exists (select from ledger_lines l
       where l.building_id = r.building_id and l.entry_id = r.entry_id and l.fund_id = $3::uuid)
     group by h.unit_id`,
    [buildingId, levyId, fundId],
  )
  return new Map((rows as { unitId: string; cents: number }[]).map(({ unitId, cents }) => [unitId, cents]))
}

/** Who has a unit on a day: the holding, and its owners. */
export interface HeldUnit {
  unitId: string
  holdingId: string
  owners: { _id: string; name: string; accountId: string | null }[]
}

/** Reads who has each of some units on a day; of a unit of which no owner was ever known, nothing. */
export const selectHeld = async (
  db: Database,
  buildingId: string,
  unitIds: readonly string[],
  day: LocalDate,
): Promise<HeldUnit[]> => {
  const { rows } = await run(
    db,
    `select h.unit_id as "unitId", h.id as "holdingId",
       (select coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name, 'accountId', p.account_id)
           order by p.name, p.id), '[]')
         from ledger_holders o join people p on p.building_id = o.building_id and p.id = o.person_id
         where o.building_id = h.building_id and o.holding_id = h.id and ${ownsStill('$3::date')}) as owners
     from ledger_holdings h
     where h.building_id = $1::uuid and h.unit_id = any($2::uuid[]) and daterange(h.from_date, h.to_date, '[]') @> $3::date`,
    [buildingId, unitIds, day],
  )
  return rows as HeldUnit[]
}

/** Lists those of some units of which no owner is on record. */
export const selectOwnerless = async (
  db: Database,
  buildingId: string,
  unitIds: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await run(
    db,
    `select u.id from units u where u.building_id = $1::uuid and u.id = any($2::uuid[])
       and not exists (select from ownerships o where o.building_id = u.building_id and o.unit_id = u.id)`,
    [buildingId, unitIds],
  )
  return new Set((rows as { id: string }[]).map(({ id }) => id))
}
