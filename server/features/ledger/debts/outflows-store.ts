import type { OutflowKind } from '../../../../contract/ledger/ledger-words.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { PaymentWay } from './store.ts'

/** A receipt with something left. */
export interface Credit {
  receiptId: string
  leftCents: number
  /** The bank's day of its payment; of what stands for money, the day it is entered for. */
  cameOn: LocalDate
  enteredOn: LocalDate
}

/** Holds the receipts of a holding that have something left, and reads them, the oldest first. */
export const lockCredits = async (db: Database, buildingId: string, holdingId: string): Promise<Credit[]> => {
  const { rows } = await run(
    db,
    `select r.id as "receiptId", r.left_cents::float8 as "leftCents", r.day as "cameOn", e.day as "enteredOn"
     from ledger_receipts r join ledger_entries e on e.building_id = r.building_id and e.id = r.entry_id
     where r.building_id = $1::uuid and r.holding_id = $2::uuid and r.left_cents > 0 and r.undone_entry_id is null
     order by e.day, r.id for update of r`,
    [buildingId, holdingId],
  )
  return rows as Credit[]
}

/** Credit that leaves a holding, to write, with the receipts it was left of. */
export interface OutflowToKeep {
  _id: string
  holdingId: string
  kind: OutflowKind
  way: PaymentWay | null
  toReceiptId: string | null
  reason: string
  cents: number
  entryId: string
  parts: readonly { receiptId: string; cents: number }[]
}

/** Writes what leaves a holding; its receipts, which the caller holds, have so much less left. */
export const insertOutflow = async (
  db: Database,
  buildingId: string,
  { _id, holdingId, kind, way, toReceiptId, reason, cents, entryId, parts }: OutflowToKeep,
): Promise<void> => {
  await run(
    db,
    `insert into ledger_outflows (id, building_id, holding_id, kind, way, to_receipt_id, reason, cents, entry_id)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::uuid, $7, $8::bigint, $9::uuid)`,
    [_id, buildingId, holdingId, kind, way, toReceiptId, reason, cents, entryId],
  )
  await run(
    db,
    `insert into ledger_outflow_parts (building_id, outflow_id, receipt_id, cents)
     select $1::uuid, $2::uuid, g."receiptId", g.cents
     from jsonb_to_recordset($3::jsonb) as g ("receiptId" uuid, cents bigint)`,
    [buildingId, _id, JSON.stringify(parts)],
  )
}

export interface KnownOutflow {
  kind: OutflowKind
  holdingId: string
  cents: number
  entryId: string
  isUndone: boolean
  /** Of a transfer: what stands for it in the other account, and that account. */
  toReceiptId: string | null
  toHoldingId: string | null
}

/** Reads what left a holding, or null; given `isHeld`, holds it for a change. */
export const selectOutflow = async (
  db: Database,
  buildingId: string,
  id: string,
  isHeld: boolean,
): Promise<KnownOutflow | null> => {
  const { rows } = await run(
    db,
    `select o.kind, o.holding_id as "holdingId", o.cents::float8 as cents, o.entry_id as "entryId",
       o.undone_entry_id is not null as "isUndone", o.to_receipt_id as "toReceiptId",
       (select r.holding_id from ledger_receipts r where r.building_id = o.building_id and r.id = o.to_receipt_id)
         as "toHoldingId"
     from ledger_outflows o where o.building_id = $1::uuid and o.id = $2::uuid ${isHeld ? 'for update' : ''}`,
    [buildingId, id],
  )
  return (rows as KnownOutflow[])[0] ?? null
}

/** Brings back what left a holding, by the entry that says so; its receipts have it left again. */
export const undoOutflow = async (db: Database, buildingId: string, id: string, entryId: string): Promise<void> => {
  await run(
    db,
    'update ledger_outflows set undone_entry_id = $3::uuid where building_id = $1::uuid and id = $2::uuid',
    [buildingId, id, entryId],
  )
}

/** What of a receipt left its holding. */
interface OutflowOf {
  outflowId: string
  kind: OutflowKind
  cents: number
}

/** Reads what of a receipt left its holding and wasn't brought back. */
export const selectOutflowsOf = async (db: Database, buildingId: string, receiptId: string): Promise<OutflowOf[]> => {
  const { rows } = await run(
    db,
    `select o.id as "outflowId", o.kind, p.cents::float8 as cents from ledger_outflow_parts p
     join ledger_outflows o on o.building_id = p.building_id and o.id = p.outflow_id
     where p.building_id = $1::uuid and p.receipt_id = $2::uuid and o.undone_entry_id is null order by o.id`,
    [buildingId, receiptId],
  )
  return rows as OutflowOf[]
}

/** Writes that what left a receipt is owed instead; the receipt, which the caller undoes, has it left again. */
export const insertOutflowDebt = async (
  db: Database,
  buildingId: string,
  { outflowId, receiptId, itemId }: { outflowId: string; receiptId: string; itemId: string },
): Promise<void> => {
  await run(
    db,
    `insert into ledger_outflow_debts (building_id, outflow_id, receipt_id, item_id)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid)`,
    [buildingId, outflowId, receiptId, itemId],
  )
}

/** Reads the debts for what left a holding of payments that were returned since. */
export const selectOutflowDebts = async (
  db: Database,
  buildingId: string,
  outflowId: string,
): Promise<{ itemId: string; entryId: string }[]> => {
  const { rows } = await run(
    db,
    `select i.id as "itemId", i.entry_id as "entryId" from ledger_outflow_debts d
     join ledger_items i on i.building_id = d.building_id and i.id = d.item_id
     where d.building_id = $1::uuid and d.outflow_id = $2::uuid and i.undone_entry_id is null order by i.id`,
    [buildingId, outflowId],
  )
  return rows as { itemId: string; entryId: string }[]
}

/** Reads which account of income, or of equity, a debt counts in, for each of its funds: the largest where it has several. */
export const selectIncomeOf = async (
  db: Database,
  buildingId: string,
  entryId: string,
): Promise<{ fundId: string; accountId: string }[]> => {
  const { rows } = await run(
    db,
    `select distinct on (fund_id) fund_id as "fundId", account_id as "accountId" from ledger_lines
     where building_id = $1::uuid and entry_id = $2::uuid and holding_id is null order by fund_id, cents, position`,
    [buildingId, entryId],
  )
  return rows as { fundId: string; accountId: string }[]
}
