import type { RecordNames } from '../../../offers.ts'

/** What the history calls templates, sendings and letters; a template that was deleted opens no more. */
export const letterNames: RecordNames = {
  letterTemplate: (building) =>
    `select id, name, case when deleted_at is null then id end as open_id from letter_templates
     where building_id = ${building}`,
  letterRun: (building) =>
    `select id, name || ', ' || to_char(created_at, 'YYYY-MM-DD') as name, id as open_id from letter_runs
     where building_id = ${building}`,
  letter: (building) =>
    `select l.id, 'Unit ' || u.unit_number || ': ' || l.subject as name, l.run_id as open_id
     from letters l join units u on u.building_id = l.building_id and u.id = l.unit_id
     where l.building_id = ${building}`,
}
