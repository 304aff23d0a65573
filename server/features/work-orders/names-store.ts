import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { managesIn } from '../buildings/buildings.ts'

/** What the history calls a work order. */
export const orderNames: RecordNames = {
  workOrder: (building) =>
    `select id, 'W-' || number || ' ' || title as name, id as open_id from work_orders where building_id = ${building}`,
}

/** Who does not look after tickets is not told of their work orders by the history either. */
export const hiddenOrders: HiddenRecords = {
  workOrder: (building, role) =>
    `select o.id from work_orders o join buildings b on b.id = o.building_id
     where o.building_id = ${building} and not ${managesIn(role, 'tickets')}`,
}
