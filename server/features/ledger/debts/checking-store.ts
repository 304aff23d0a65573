import { run, type Database } from '../../../db/connection.ts'

/** A row whose count of what is left isn't what the rows below it say. */
export interface Miscount {
  id: string
  what: 'debt' | 'payment' | 'receipt' | 'holding'
  /** What it says, and what it should say. */
  cents: number
  rightCents: number
}

const spent = (table: string, column: string, of: string) =>
  `coalesce((select sum(x.cents) from ${table} x
    where x.building_id = ${of}.building_id and x.${column} = ${of}.id and x.undone_entry_id is null), 0)`

/** Sums of a holding's lines of a kind: what it owes, or what it paid ahead. */
const linesOf = (kind: 'receivable' | 'credit') =>
  `coalesce((select sum(l.cents) from ledger_lines l
    where l.building_id = h.building_id and l.holding_id = h.id and l.account_kind = '${kind}'), 0)`

/** Finds the first debt, payment, receipt or holding of the building whose cents don't add up, or null. */
export const selectMiscount = async (db: Database, buildingId: string): Promise<Miscount | null> => {
  const { rows } = await run(
    db,
    `select id, what, cents::float8 as cents, right_cents::float8 as "rightCents" from (
       select i.id, 'debt' as what, i.open_cents as cents, i.cents - ${spent('ledger_allocations', 'item_id', 'i')} as right_cents
       from ledger_items i where i.building_id = $1::uuid
       union all
       select p.id, 'payment', p.unplaced_cents, p.cents - ${spent('ledger_receipts', 'payment_id', 'p')}
       from ledger_payments p where p.building_id = $1::uuid
       union all
       select r.id, 'receipt', r.left_cents, r.cents - ${spent('ledger_allocations', 'receipt_id', 'r')}
         - coalesce((select sum(g.cents) from ledger_outflow_parts g
             join ledger_outflows o on o.building_id = g.building_id and o.id = g.outflow_id
             where g.building_id = r.building_id and g.receipt_id = r.id and o.undone_entry_id is null
               and not exists (select from ledger_outflow_debts d where d.building_id = g.building_id
                 and d.outflow_id = g.outflow_id and d.receipt_id = g.receipt_id)), 0)
       from ledger_receipts r where r.building_id = $1::uuid
       union all
       select h.id, 'holding', ${linesOf('receivable')}, coalesce((select sum(i.open_cents) from ledger_items i
         where i.building_id = h.building_id and i.holding_id = h.id and i.open_cents > 0 and i.undone_entry_id is null), 0)
       from ledger_holdings h where h.building_id = $1::uuid
       union all
       select h.id, 'holding', -${linesOf('credit')}, coalesce((select sum(r.left_cents) from ledger_receipts r
         where r.building_id = h.building_id and r.holding_id = h.id and r.left_cents > 0 and r.undone_entry_id is null), 0)
       from ledger_holdings h where h.building_id = $1::uuid
       union all
       select p.item_id, 'debt', p.cents, coalesce((select sum(l.cents) from ledger_lines l
         where l.building_id = i.building_id and l.entry_id = i.entry_id and l.account_kind = 'receivable'
           and l.fund_id = p.fund_id), 0)
       from ledger_item_parts p join ledger_items i on i.building_id = p.building_id and i.id = p.item_id
       where p.building_id = $1::uuid
     ) counted where cents <> right_cents order by what, id limit 1`,
    [buildingId],
  )
  return (rows as Miscount[])[0] ?? null
}
