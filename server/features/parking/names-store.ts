import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { managesIn } from '../buildings/buildings.ts'

/** What the history calls the records of visitor parking; never by a plate or by who came. */
export const parkingNames: RecordNames = {
  parkingSettings: (building) => `select id, name, id as open_id from buildings where id = ${building}`,
  visitorPass: (building) =>
    `select p.id, 'A visitor of unit ' || u.unit_number as name, null::uuid as open_id
     from visitor_passes p join units u on u.building_id = p.building_id and u.id = p.unit_id
     where p.building_id = ${building}`,
  parkingLink: (building) =>
    `select id, name, null::uuid as open_id from patrol_links where building_id = ${building}
     union all select l.id, 'Guests of unit ' || u.unit_number, null::uuid
     from guest_links l join units u on u.building_id = l.building_id and u.id = l.unit_id
     where l.building_id = ${building}`,
  parkingViolation: (building) =>
    `select v.id, 'V-' || v.number as name, v.id as open_id from violations v
     join parking_violations p on p.building_id = v.building_id and p.id = v.id where v.building_id = ${building}`,
}

const unlessManaging = (table: string, building: string, role: string): string =>
  `select t.id from ${table} t join buildings b on b.id = t.building_id
   where t.building_id = ${building} and not ${managesIn(role, 'parking')}`

/**
 * Who does not manage parking is not told of them by the history either; a violation is hidden from those its case is about,
 * since its lines name who recorded it.
 */
export const hiddenParking: HiddenRecords = {
  parkingSettings: (building, role) =>
    `select b.id from buildings b where b.id = ${building} and not ${managesIn(role, 'parking')}`,
  visitorPass: (building, role) => unlessManaging('visitor_passes', building, role),
  parkingLink: (building, role) =>
    `${unlessManaging('patrol_links', building, role)} union all ${unlessManaging('guest_links', building, role)}`,
  parkingViolation: (building, role, _keepsBooks, account) =>
    `${unlessManaging('parking_violations', building, role)} union all select t.violation_id from violation_ties t
     where t.building_id = ${building} and t.account_id = ${account}`,
}
