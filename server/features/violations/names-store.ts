import type { RecordNames } from '../../offers.ts'

/** What the history calls a case: by its number and subject, never by who complained. */
export const violationNames: RecordNames = {
  violation: (building) =>
    `select v.id, 'V-' || v.number || coalesce(' about unit ' || u.unit_number, '') as name, v.id as open_id
     from violations v left join units u on u.building_id = v.building_id and u.id = v.unit_id
     where v.building_id = ${building}`,
}
