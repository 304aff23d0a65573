import type { RecordNames } from '../../../offers.ts'

/** What the history calls a poll; one that was deleted as a draft has no name any more. */
export const pollNames: RecordNames = {
  poll: (building) => `select id, question as name, id as open_id from polls where building_id = ${building}`,
}
