import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { managesIn } from '../buildings/buildings.ts'

/** What the history calls the records of visitor parking; never by a plate or by who came. */
export const parkingNames: RecordNames = {
  parkingSettings: (building) => `select id, name, id as open_id from buildings where id = ${building}`,
}

/** Who does not manage parking is not told of them by the history either. */
export const hiddenParking: HiddenRecords = {
  parkingSettings: (building, role) =>
    `select b.id from buildings b where b.id = ${building} and not ${managesIn(role, 'parking')}`,
}
