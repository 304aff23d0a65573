import type { RecordNames } from '../../offers.ts'

/** What the history calls a unit, somebody of the roster, a term on council, and a roster file. */
export const unitNames: RecordNames = {
  unit: (building) =>
    `select id, 'Unit ' || unit_number as name, id as open_id from units where building_id = ${building}`,
  person: (building) => `select id, name, id as open_id from people where building_id = ${building}`,
  councilTerm: (building) =>
    `select t.id, p.name, t.id as open_id from council_terms t join people p on p.id = t.person_id
     where t.building_id = ${building}`,
  import: (building) =>
    `select id, coalesce(file_name, 'Roster file') as name, id as open_id from import_batches
     where building_id = ${building}`,
}
