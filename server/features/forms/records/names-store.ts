import type { RecordNames } from '../../../offers.ts'

/** What the history calls a request for records. */
export const recordsNames: RecordNames = {
  recordsRequest: (building) =>
    `select id, 'R-' || number as name, id as open_id from records_requests where building_id = ${building}`,
}
