import type { ReceiptKind } from '../../../../contract/ledger/ledger-words.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { ChargeType } from '../../../../law/law.ts'
import { run, type Database } from '../../../db/connection.ts'

/** What a holding has to pay with, such as its part of a payment, to write. */
export interface ReceiptToKeep {
  _id: string
  kind: ReceiptKind
  paymentId: string | null
  holdingId: string
  instruction: string | null
  cents: number
  entryId: string
}

/** Writes receipts, of which nothing is spent. Their payments are held, and have so much left. */
export const insertReceipts = async (
  db: Database,
  buildingId: string,
  receipts: readonly ReceiptToKeep[],
): Promise<void> => {
  await run(
    db,
    `insert into ledger_receipts (id, building_id, kind, payment_id, holding_id, instruction, cents, left_cents, entry_id)
     select g."_id", $1::uuid, g.kind, g."paymentId", g."holdingId", g.instruction, g.cents, g.cents, g."entryId"
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, kind text, "paymentId" uuid, "holdingId" uuid, instruction text,
       cents bigint, "entryId" uuid)`,
    [buildingId, JSON.stringify(receipts)],
  )
}

export interface KnownReceipt {
  _id: string
  paymentId: string | null
  holdingId: string
  /** Of the bank account that the payment came into; credit from elsewhere is in the operating fund. */
  fundId: string
  leftCents: number
  entryId: string
  /** The day it is entered for. */
  day: LocalDate
  isUndone: boolean
}

const receiptColumns = `r.id as "_id", r.payment_id as "paymentId", r.holding_id as "holdingId",
  coalesce(p.fund_id, (select f.id from ledger_funds f where f.building_id = r.building_id and f.kind = 'operating'))
    as "fundId",
  r.left_cents::float8 as "leftCents", r.entry_id as "entryId", e.day, r.undone_entry_id is not null as "isUndone"`
const receipts = `ledger_receipts r
  left join ledger_payments p on p.building_id = r.building_id and p.id = r.payment_id
  join ledger_entries e on e.building_id = r.building_id and e.id = r.entry_id`

/** Holds the holdings of a payment’s receipts, or that of one receipt, before what is theirs, as everyone does. */
export const lockHoldingsOf = async (
  db: Database,
  buildingId: string,
  of: { paymentId: string } | { receiptId: string },
): Promise<void> => {
  const [column, id] = 'paymentId' in of ? ['payment_id', of.paymentId] : ['id', of.receiptId]
  await run(
    db,
    `select from ledger_holdings where building_id = $1::uuid and id in (
       select holding_id from ledger_receipts where building_id = $1::uuid and ${column} = $2::uuid)
     order by id for no key update`,
    [buildingId, id],
  )
}

/** Holds a receipt for a change and reads it, or null. */
export const lockReceipt = async (db: Database, buildingId: string, id: string): Promise<KnownReceipt | null> => {
  const { rows } = await run(
    db,
    `select ${receiptColumns} from ${receipts}
     where r.building_id = $1::uuid and r.id = $2::uuid for update of r`,
    [buildingId, id],
  )
  return (rows as KnownReceipt[])[0] ?? null
}

/** Finds receipts with something left, the oldest first: of a holding, or of every one that has a debt due by a day. */
export const selectCredits = async (
  db: Database,
  buildingId: string,
  { holdingId, day }: { holdingId: string | null; day: LocalDate },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select r.id from ledger_receipts r join ledger_entries e on e.building_id = r.building_id and e.id = r.entry_id
     where r.building_id = $1::uuid and r.left_cents > 0 and r.undone_entry_id is null and e.day <= $3::date
       and ($2::uuid is null or r.holding_id = $2::uuid)
       and exists (select from ledger_items i where i.building_id = r.building_id and i.holding_id = r.holding_id
         and i.open_cents > 0 and i.undone_entry_id is null and i.due_on <= $3::date)
     order by e.day, r.id`,
    [buildingId, holdingId, day],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Holds the receipts of a payment that aren't undone and reads them. */
export const lockReceiptsOf = async (db: Database, buildingId: string, paymentId: string): Promise<KnownReceipt[]> => {
  const { rows } = await run(
    db,
    `select ${receiptColumns} from ${receipts}
     where r.building_id = $1::uuid and r.payment_id = $2::uuid and r.undone_entry_id is null order by r.id for update of r`,
    [buildingId, paymentId],
  )
  return rows as KnownReceipt[]
}

/** Undoes a receipt by the entry that says so; what was its is the payment's again. */
export const undoReceipt = async (db: Database, buildingId: string, id: string, entryId: string): Promise<void> => {
  await run(
    db,
    'update ledger_receipts set undone_entry_id = $3::uuid where building_id = $1::uuid and id = $2::uuid',
    [buildingId, id, entryId],
  )
}

/** What of a receipt pays a debt, to write. */
export interface AllocationToKeep {
  _id: string
  receiptId: string
  itemId: string
  holdingId: string
  itemType: string
  instruction: string | null
  cents: number
  entryId: string
}

/** Writes allocations. Violates `openConstraint` or `leftConstraint` where a debt or a receipt has less left. */
export const insertAllocations = async (
  db: Database,
  buildingId: string,
  allocations: readonly AllocationToKeep[],
): Promise<void> => {
  await run(
    db,
    `insert into ledger_allocations (id, building_id, receipt_id, item_id, holding_id, item_type, instruction, cents, entry_id)
     select g."_id", $1::uuid, g."receiptId", g."itemId", g."holdingId", g."itemType", g.instruction, g.cents, g."entryId"
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, "receiptId" uuid, "itemId" uuid, "holdingId" uuid,
       "itemType" text, instruction text, cents bigint, "entryId" uuid)`,
    [buildingId, JSON.stringify(allocations)],
  )
}

export interface KnownAllocation {
  _id: string
  receiptId: string
  holdingId: string
  entryId: string
  cents: number
  isUndone: boolean
  /** Of what is written off: the entry by which. */
  writtenOffBy: string | null
}

const knownAllocation = `select a.id as "_id", a.receipt_id as "receiptId", a.holding_id as "holdingId",
    a.entry_id as "entryId", a.cents::float8 as cents, a.undone_entry_id is not null as "isUndone",
    (select r.entry_id from ledger_receipts r
      where r.building_id = a.building_id and r.id = a.receipt_id and r.kind = 'writeOff') as "writtenOffBy"
  from ledger_allocations a`

/** Holds an allocation for a change and reads it, or null. */
export const lockAllocation = async (db: Database, buildingId: string, id: string): Promise<KnownAllocation | null> => {
  const { rows } = await run(
    db,
    `${knownAllocation} where a.building_id = $1::uuid and a.id = $2::uuid for update of a`,
    [buildingId, id],
  )
  return (rows as KnownAllocation[])[0] ?? null
}

/** Reads the allocations of a receipt that aren't undone, with their entries. */
export const selectAllocationsOf = async (
  db: Database,
  buildingId: string,
  receiptId: string,
): Promise<{ _id: string; entryId: string }[]> => {
  const { rows } = await run(
    db,
    `select id as "_id", entry_id as "entryId" from ledger_allocations
     where building_id = $1::uuid and receipt_id = $2::uuid and undone_entry_id is null order by id`,
    [buildingId, receiptId],
  )
  return rows as { _id: string; entryId: string }[]
}

/** Reads the allocations to a debt that aren't undone, with their entries. */
export const selectAllocationsFor = async (
  db: Database,
  buildingId: string,
  itemId: string,
): Promise<KnownAllocation[]> => {
  const { rows } = await run(
    db,
    `${knownAllocation}
     where a.building_id = $1::uuid and a.item_id = $2::uuid and a.undone_entry_id is null order by a.id`,
    [buildingId, itemId],
  )
  return rows as KnownAllocation[]
}

/** Undoes an allocation by the entry that says so: the debt is open again, and the receipt has it back. */
export const undoAllocation = async (db: Database, buildingId: string, id: string, entryId: string): Promise<void> => {
  await run(
    db,
    'update ledger_allocations set undone_entry_id = $3::uuid where building_id = $1::uuid and id = $2::uuid',
    [buildingId, id, entryId],
  )
}

/** What happened to a holding on a day, in cents: above zero where it owes more afterwards. */
export interface StatementLine {
  entryId: string
  day: LocalDate
  words: string
  /** Of a charge: its debt, its type and what it rests on. */
  itemId: string | null
  type: ChargeType | null
  authority: string | null
  cents: number
}

/** What a holding owed before a day, and what happened to it until another, in the order of days. */
export const selectStatement = async (
  db: Database,
  buildingId: string,
  holdingId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<{ openingCents: number; lines: StatementLine[] }> => {
  const { rows } = await run(
    db,
    `select
       (select coalesce(sum(cents), 0)::float8 from ledger_lines
         where building_id = $1::uuid and holding_id = $2::uuid and day < $3::date) as "openingCents",
       (select coalesce(json_agg(json_build_object('entryId', e.id, 'day', e.day, 'words', e.words, 'itemId', i.id, 'type', i.type,
           'authority', i.authority, 'cents', s.cents) order by e.day, e.id), '[]')
         from (select entry_id, sum(cents) as cents from ledger_lines
           where building_id = $1::uuid and holding_id = $2::uuid and day between $3::date and $4::date
           group by entry_id having sum(cents) <> 0) s
         join ledger_entries e on e.building_id = $1::uuid and e.id = s.entry_id
         left join ledger_items i on i.building_id = $1::uuid and i.entry_id = s.entry_id) as lines`,
    [buildingId, holdingId, from, to],
  )
  return rows[0] as { openingCents: number; lines: StatementLine[] }
}
