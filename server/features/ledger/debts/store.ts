import type { LocalDate } from '../../../../contract/time.ts'
import type { ChargeType } from '../../../../law/law.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { ShareOf } from './charging.ts'
import type { OpenItem, OpenPart } from './rules.ts'

/** Violated where more of a debt would be paid than is open. */
export const openConstraint = 'ledger_items_open'
/** Violated where a debt would be undone that something paid. */
export const undoneConstraint = 'ledger_items_undone_whole'
/** Violated where more of a receipt would be spent than is left. */
export const leftConstraint = 'ledger_receipts_left'

/** A debt to write, with its part in each fund. */
export interface ItemToKeep {
  _id: string
  holdingId: string
  type: ChargeType
  words: string
  authority: string
  dueOn: LocalDate
  cents: number
  entryId: string
  /** Of interest: the late debt that it is on. */
  forItemId?: string
  parts: readonly { fundId: string; cents: number; share?: ShareOf }[]
}

/** Writes debts with their parts and what these are shares of, in one statement each. */
export const insertItems = async (db: Database, buildingId: string, items: readonly ItemToKeep[]): Promise<void> => {
  const values = [buildingId, JSON.stringify(items)]
  await run(
    db,
    `insert into ledger_items (id, building_id, holding_id, type, words, authority, due_on, cents, open_cents, entry_id,
       for_item_id)
     select g."_id", $1::uuid, g."holdingId", g.type, g.words, g.authority, g."dueOn", g.cents, g.cents, g."entryId",
       g."forItemId"
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, "holdingId" uuid, type text, words text, authority text,
       "dueOn" date, cents bigint, "entryId" uuid, "forItemId" uuid)`,
    values,
  )
  await run(
    db,
    `insert into ledger_item_parts (building_id, item_id, fund_id, cents)
     select $1::uuid, g."_id", (p ->> 'fundId')::uuid, sum((p ->> 'cents')::bigint)
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, parts jsonb) cross join lateral jsonb_array_elements(g.parts) as p
     group by 2, 3`,
    values,
  )
  await run(
    db,
    `insert into ledger_item_shares (building_id, item_id, fund_id, position, group_name, cents, whole_cents, weight, weights,
       share_cents, nth, instalments)
     select $1::uuid, g."_id", (p ->> 'fundId')::uuid, place - 1, p -> 'share' ->> 'group', (p ->> 'cents')::bigint,
       (p -> 'share' ->> 'wholeCents')::bigint, (p -> 'share' ->> 'weight')::numeric, (p -> 'share' ->> 'weights')::numeric,
       (p #>> '{share,instalment,shareCents}')::bigint, (p #>> '{share,instalment,nth}')::smallint,
       (p #>> '{share,instalment,of}')::smallint
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, parts jsonb)
     cross join lateral jsonb_array_elements(g.parts) with ordinality as e (p, place)
     where p -> 'share' is not null`,
    values,
  )
}

/** A debt as it is now, with whose it is. */
export interface ChargeNow {
  _id: string
  holdingId: string
  unitNumber: string
  type: ChargeType
  words: string
  dueOn: LocalDate
  cents: number
  openCents: number
}

/** Reads a debt that isn't undone, or null. */
export const selectCharge = async (db: Database, buildingId: string, id: string): Promise<ChargeNow | null> => {
  const { rows } = await run(
    db,
    `select i.id as "_id", i.holding_id as "holdingId", u.unit_number as "unitNumber", i.type, i.words,
       i.due_on as "dueOn", i.cents::float8 as cents, i.open_cents::float8 as "openCents"
     from ledger_items i
     join ledger_holdings h on h.building_id = i.building_id and h.id = i.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where i.building_id = $1::uuid and i.id = $2::uuid and i.undone_entry_id is null`,
    [buildingId, id],
  )
  return (rows as ChargeNow[])[0] ?? null
}

/** Reads the debts of a holding that are open, the oldest first. */
export const selectOpenItems = async (db: Database, buildingId: string, holdingId: string): Promise<OpenItem[]> => {
  const { rows } = await run(
    db,
    `select id as "_id", type, due_on as "dueOn", open_cents::float8 as "openCents" from ledger_items
     where building_id = $1::uuid and holding_id = $2::uuid and open_cents > 0 and undone_entry_id is null
     order by due_on, id`,
    [buildingId, holdingId],
  )
  return rows as OpenItem[]
}

const openParts = `(select json_agg(json_build_object('fundId', p.fund_id, 'openCents', p.cents + coalesce((
    select sum(l.cents) from ledger_allocations a
    join ledger_lines l on l.building_id = a.building_id and l.entry_id = a.entry_id
    where a.building_id = i.building_id and a.item_id = i.id and a.undone_entry_id is null
      and l.account_kind = 'receivable' and l.fund_id = p.fund_id), 0)) order by f.kind <> 'operating', f.id)
  from ledger_item_parts p join ledger_funds f on f.building_id = p.building_id and f.id = p.fund_id
  where p.building_id = i.building_id and p.item_id = i.id)`

/** A debt that is held for a payment, with what is open of it in each fund. */
export interface HeldItem {
  entryId: string
  isUndone: boolean
  holdingId: string
  type: ChargeType
  words: string
  /** The day it is entered for. */
  day: LocalDate
  parts: OpenPart[]
}

/** Holds a debt, in a statement of its own, so that what is read after it is as it is then; then reads it, or null. */
export const lockItem = async (db: Database, buildingId: string, id: string): Promise<HeldItem | null> => {
  await run(db, 'select from ledger_items where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
  const { rows } = await run(
    db,
    `select i.entry_id as "entryId", i.undone_entry_id is not null as "isUndone", i.holding_id as "holdingId", i.type, i.words,
       (select e.day from ledger_entries e where e.building_id = i.building_id and e.id = i.entry_id) as day,
       ${openParts} as parts
     from ledger_items i where i.building_id = $1::uuid and i.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as HeldItem[])[0] ?? null
}

/** An open debt with what is open of it in each fund, and the day it is entered for. */
export type OpenWhole = OpenItem & { holdingId: string; words: string; day: LocalDate; parts: OpenPart[] }

/** Holds the open debts of holdings, which the caller holds, and reads them, the oldest first. */
export const lockOpenItems = async (
  db: Database,
  buildingId: string,
  holdingIds: readonly string[],
): Promise<OpenWhole[]> => {
  const open = `building_id = $1::uuid and holding_id = any($2::uuid[]) and open_cents > 0 and undone_entry_id is null`
  const values = [buildingId, holdingIds]
  await run(db, `select from ledger_items where ${open} order by id for update`, values)
  const { rows } = await run(
    db,
    `select i.id as "_id", i.holding_id as "holdingId", i.type, i.words, i.due_on as "dueOn",
       i.open_cents::float8 as "openCents", e.day, ${openParts} as parts
     from (select * from ledger_items where ${open}) i
     join ledger_entries e on e.building_id = i.building_id and e.id = i.entry_id
     order by i.due_on, i.id`,
    values,
  )
  return rows as OpenWhole[]
}

/** Undoes a debt by the entry that says so; the caller holds it. Violates `undoneConstraint` where something paid it. */
export const undoItem = async (db: Database, buildingId: string, id: string, entryId: string): Promise<void> => {
  await run(db, 'update ledger_items set undone_entry_id = $3::uuid where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
    entryId,
  ])
}

/** Holds holdings for a change of what they owe or have paid, in the order of their ids; answers those of the building. */
export const lockHoldings = async (db: Database, buildingId: string, ids: readonly string[]): Promise<Set<string>> => {
  const { rows } = await run(
    db,
    `select id from ledger_holdings where building_id = $1::uuid and id = any($2::uuid[]) order by id for no key update`,
    [buildingId, ids],
  )
  return new Set((rows as { id: string }[]).map(({ id }) => id))
}

export type PaymentWay = 'cash' | 'cheque' | 'eTransfer' | 'billPayment' | 'debit' | 'other'

/** A payment to write. */
export interface PaymentToKeep {
  _id: string
  fundId: string
  way: PaymentWay
  payer: string | null
  memo: string | null
  valueDay: LocalDate
  cents: number
  entryId: string
}

/** Writes payments, of which nothing is placed. */
export const insertPayments = async (
  db: Database,
  buildingId: string,
  payments: readonly PaymentToKeep[],
): Promise<void> => {
  await run(
    db,
    `insert into ledger_payments (id, building_id, fund_id, way, payer, memo, value_day, cents, unplaced_cents, entry_id)
     select g."_id", $1::uuid, g."fundId", g.way, g.payer, g.memo, g."valueDay", g.cents, g.cents, g."entryId"
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, "fundId" uuid, way text, payer text, memo text, "valueDay" date,
       cents bigint, "entryId" uuid)`,
    [buildingId, JSON.stringify(payments)],
  )
}

export interface KnownPayment {
  fundId: string
  entryId: string
  unplacedCents: number
  isReturned: boolean
  /** The day it is entered for, and the bank's. */
  day: LocalDate
  valueDay: LocalDate
}

/** Holds a payment for a change and reads it, or null. */
export const lockPayment = async (db: Database, buildingId: string, id: string): Promise<KnownPayment | null> => {
  const { rows } = await run(
    db,
    `select fund_id as "fundId", entry_id as "entryId", value_day as "valueDay", unplaced_cents::float8 as "unplacedCents",
       returned_entry_id is not null as "isReturned",
       (select e.day from ledger_entries e where e.building_id = p.building_id and e.id = p.entry_id) as day
     from ledger_payments p where building_id = $1::uuid and id = $2::uuid for update`,
    [buildingId, id],
  )
  return (rows as KnownPayment[])[0] ?? null
}

/** Marks a payment as returned by the bank, or as entered by mistake; the caller holds it. */
export const markReturned = async (
  db: Database,
  buildingId: string,
  id: string,
  { entryId, isWithdrawn }: { entryId: string; isWithdrawn: boolean },
): Promise<void> => {
  await run(
    db,
    `update ledger_payments set returned_entry_id = $3::uuid, is_withdrawn = $4
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, entryId, isWithdrawn],
  )
}
