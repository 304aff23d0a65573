import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { managesIn } from '../buildings/buildings.ts'

/** What the history calls a vendor. */
export const vendorRecordNames: RecordNames = {
  vendor: (building) => `select id, name, id as open_id from vendors where building_id = ${building}`,
}

/** Who does not manage vendors is not told of them by the history either. */
export const hiddenVendors: HiddenRecords = {
  vendor: (building, role) =>
    `select v.id from vendors v join buildings b on b.id = v.building_id
     where v.building_id = ${building} and not ${managesIn(role, 'tickets')}`,
}
