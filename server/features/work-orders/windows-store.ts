import type { VisitWindow } from '../../../contract/work-orders/order.ts'
import type { Database } from '../../db/connection.ts'

/** Puts times in the place of those that an order had; the caller holds the order. */
export const replaceWindows = async (
  db: Database,
  buildingId: string,
  orderId: string,
  windows: readonly VisitWindow[],
): Promise<void> => {
  await db
    .deleteFrom('work_order_windows')
    .where('building_id', '=', buildingId)
    .where('order_id', '=', orderId)
    .execute()
  if (windows.length === 0) return
  await db
    .insertInto('work_order_windows')
    .values(
      windows.map(({ _id, from, until }, position) => ({
        id: _id,
        building_id: buildingId,
        order_id: orderId,
        position,
        from_at: from,
        until_at: until,
      })),
    )
    .execute()
}
