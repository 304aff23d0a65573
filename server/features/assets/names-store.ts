import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { managesIn } from '../buildings/buildings.ts'

/** What the history calls an asset. */
export const assetRecordNames: RecordNames = {
  asset: (building) => `select id, name, id as open_id from assets where building_id = ${building}`,
}

/** Who does not manage assets is not told of them by the history either. */
export const hiddenAssets: HiddenRecords = {
  asset: (building, role) =>
    `select a.id from assets a join buildings b on b.id = a.building_id
     where a.building_id = ${building} and not ${managesIn(role, 'tickets')}`,
}
