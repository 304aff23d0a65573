import type { RecordNames } from '../../offers.ts'

/** What the history calls a notice; one that was deleted keeps its title there, and opens no more. */
export const noticeNames: RecordNames = {
  notice: (building) =>
    `select id, title as name, case when deleted_at is null then id end as open_id from notices
     where building_id = ${building}`,
}
