import type { RecordNames } from '../../offers.ts'

/** What the history calls a text and a set. */
export const bylawRecordNames: RecordNames = {
  bylaw: (building) =>
    `select id, case kind when 'bylaw' then 'Bylaw ' else 'Rule ' end || number || ': ' || heading as name, id as open_id
     from bylaws where building_id = ${building}`,
  bylawSet: (building) => `select id, name, id as open_id from bylaw_sets where building_id = ${building}`,
}
