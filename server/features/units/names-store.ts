import type { RecordNames } from '../../offers.ts'

/** What the history calls a unit, somebody of the roster, and a roster file. */
export const unitNames: RecordNames = {
  unit: (building) =>
    `select id, 'Unit ' || unit_number as name, id as open_id from units where building_id = ${building}`,
  person: (building) => `select id, name, id as open_id from people where building_id = ${building}`,
  import: (building) =>
    `select id, coalesce(file_name, 'Roster file') as name, id as open_id from import_batches
     where building_id = ${building}`,
}
