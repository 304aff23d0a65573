import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** What of a payment is a holding's, to write. */
export interface ReceiptToKeep {
  _id: string
  paymentId: string
  holdingId: string
  instruction: string | null
  cents: number
  entryId: string
}

/** Writes a receipt, of which nothing is spent. The payment is held, and has so much left. */
export const insertReceipt = async (db: Database, buildingId: string, receipt: ReceiptToKeep): Promise<void> => {
  const { _id, paymentId, holdingId, instruction, cents, entryId } = receipt
  await run(
    db,
    `insert into ledger_receipts (id, building_id, kind, payment_id, holding_id, instruction, cents, left_cents, entry_id)
     values ($2::uuid, $1::uuid, 'payment', $3::uuid, $4::uuid, $5, $6::bigint, $6::bigint, $7::uuid)`,
    [buildingId, _id, paymentId, holdingId, instruction, cents, entryId],
  )
}

export interface KnownReceipt {
  _id: string
  holdingId: string
  /** Of the bank account that the payment came into. */
  fundId: string
  leftCents: number
  entryId: string
  /** The day it is entered for. */
  day: LocalDate
  isUndone: boolean
}

const receiptColumns = `r.id as "_id", r.holding_id as "holdingId", p.fund_id as "fundId",
  r.left_cents::float8 as "leftCents", r.entry_id as "entryId", e.day, r.undone_entry_id is not null as "isUndone"`
const receipts = `ledger_receipts r
  join ledger_payments p on p.building_id = r.building_id and p.id = r.payment_id
  join ledger_entries e on e.building_id = r.building_id and e.id = r.entry_id`

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

/** Writes an allocation. Violates `openConstraint` or `leftConstraint` where the debt or the receipt has less left. */
export const insertAllocation = async (db: Database, buildingId: string, one: AllocationToKeep): Promise<void> => {
  const { _id, receiptId, itemId, holdingId, itemType, instruction, cents, entryId } = one
  await run(
    db,
    `insert into ledger_allocations (id, building_id, receipt_id, item_id, holding_id, item_type, instruction, cents, entry_id)
     values ($2::uuid, $1::uuid, $3::uuid, $4::uuid, $5::uuid, $6, $7, $8::bigint, $9::uuid)`,
    [buildingId, _id, receiptId, itemId, holdingId, itemType, instruction, cents, entryId],
  )
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
       (select coalesce(json_agg(json_build_object('entryId', e.id, 'day', e.day, 'words', e.words, 'cents', s.cents)
           order by e.day, e.id), '[]')
         from (select entry_id, sum(cents) as cents from ledger_lines
           where building_id = $1::uuid and holding_id = $2::uuid and day between $3::date and $4::date
           group by entry_id having sum(cents) <> 0) s
         join ledger_entries e on e.building_id = $1::uuid and e.id = s.entry_id) as lines`,
    [buildingId, holdingId, from, to],
  )
  return rows[0] as { openingCents: number; lines: StatementLine[] }
}
