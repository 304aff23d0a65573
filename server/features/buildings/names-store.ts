import type { RecordNames } from '../../offers.ts'

/** What the history calls the building, and somebody's role in it, which the page of its holder shows. */
export const buildingNames: RecordNames = {
  building: (building) => `select id, name, id as open_id from buildings where id = ${building}`,
  membership: (building) =>
    `select m.id, a.first_name || ' ' || a.last_name as name, case when m.ended_at is null then a.id end as open_id
     from memberships m join accounts a on a.id = m.account_id where m.building_id = ${building}`,
}
