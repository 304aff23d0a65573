import { ordersOfTicketMost, spendYearsMost } from '../../../contract/limits/work-orders.ts'
import type { VendorWork } from '../../../contract/vendors/work.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'

/** What a vendor of the building did there, was paid, and how residents rated the tickets it worked for. */
export const selectVendorWork = async (db: Database, buildingId: string, vendorId: string): Promise<VendorWork> => {
  const { rows } = await run(
    db,
    `with mine as (
       select o.* from work_orders o where o.building_id = $1::uuid and o.vendor_id = $2::uuid
         and o.status not in ('draft', 'asked', 'quoted', 'awaiting_approval'))
     select
       (select coalesce(json_agg(json_build_object('_id', m.id, 'number', m.number, 'title', m.title,
           'status', m.status, 'amountCents', m.amount_cents, 'changedAt', ${instantIn('m.changed_at')})
           order by m.id desc), '[]')
         from (select * from mine order by id desc limit ${ordersOfTicketMost}) m) as orders,
       (select coalesce(json_agg(json_build_object('year', y.year, 'invoices', y.invoices, 'amountCents', y.cents)
           order by y.year desc), '[]')
         from (select extract(year from m.invoice_on)::integer as year, count(*)::integer as invoices,
             sum(m.invoice_cents)::bigint as cents
           from mine m where m.invoice_on is not null and m.status in ('invoiced', 'closed')
           group by 1 order by 1 desc limit ${spendYearsMost}) y) as spend,
       (select json_build_object('mean', round(avg(t.stars), 2)::float8, 'count', count(*)::integer)
         from tickets t where t.building_id = $1::uuid and t.stars is not null and exists (
           select from mine m where m.ticket_id = t.id and m.status in ('done', 'invoiced', 'closed'))) as rating`,
    [buildingId, vendorId],
  )
  return rows[0] as VendorWork
}
