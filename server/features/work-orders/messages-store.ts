import type { OrderEventKind } from '../../../contract/work-orders/states.ts'
import { run, type Database } from '../../db/connection.ts'

/** A step of which somebody was told. */
export interface StepTold {
  eventId: string
  orderId: string
  number: number
  title: string
  kind: OrderEventKind
  vendor: string | null
}

/** The steps with these ids in the building. */
export const selectStepsTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<StepTold[]> => {
  const { rows } = await run(
    db,
    `select e.id as "eventId", o.id as "orderId", o.number, o.title, e.kind,
       coalesce(e.vendor_name, v.name) as vendor
     from work_order_events e join work_orders o on o.building_id = e.building_id and o.id = e.order_id
       left join vendors v on v.building_id = o.building_id and v.id = o.vendor_id
     where e.building_id = $1::uuid and e.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as StepTold[]
}

/** Whom the building told something of its work orders and of the tickets they are for, by account. */
export const selectToldIds = async (
  db: Database,
  buildingId: string,
): Promise<{ accountId: string; subjectIds: string[] }[]> => {
  const { rows } = await run(
    db,
    `select n.account_id as "accountId", array_agg(n.subject_id) as "subjectIds"
     from notifications n
     where n.building_id = $1::uuid and (n.kind like 'work.%' or n.kind like 'ticket.%')
     group by n.account_id`,
    [buildingId],
  )
  return rows as { accountId: string; subjectIds: string[] }[]
}
