import type { HiddenRecords, RecordNames } from '../../../offers.ts'
import { managesIn } from '../../buildings/buildings.ts'

/** What the history calls a stall, and somebody in line. */
export const stallNames: RecordNames = {
  parkingStall: (building) =>
    `select id, level || '-' || number as name, id as open_id from parking_stalls where building_id = ${building}`,
  parkingWait: (building) =>
    `select w.id, 'Unit ' || u.unit_number as name, w.id as open_id from parking_waits w
     join units u on u.building_id = w.building_id and u.id = w.unit_id where w.building_id = ${building}`,
}

const hidden =
  (table: string) =>
  (building: string, role: string): string =>
    `select r.id from ${table} r join buildings b on b.id = r.building_id
     where r.building_id = ${building} and not ${managesIn(role, 'parking')}`

/** Who does not manage parking is not told of stalls and of the line by the history either. */
export const hiddenStalls: HiddenRecords = {
  parkingStall: hidden('parking_stalls'),
  parkingWait: hidden('parking_waits'),
}
