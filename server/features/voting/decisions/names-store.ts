import type { RecordNames } from '../../../offers.ts'

/** What the history calls a decision: its number and its title. */
export const decisionNames: RecordNames = {
  decision: (building) =>
    `select id, 'D-' || year || '-' || lpad(place::text, greatest(3, length(place::text)), '0') || ', ' || title as name,
       id as open_id
     from decisions where building_id = ${building}`,
}
