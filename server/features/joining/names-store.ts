import type { RecordNames } from '../../offers.ts'

/** What the history calls an invitation, and a request for access. */
export const joiningNames: RecordNames = {
  invitation: (building) => `select id, email as name, id as open_id from invitations where building_id = ${building}`,
  accessRequest: (building) =>
    `select r.id, a.first_name || ' ' || a.last_name as name, r.id as open_id
     from access_requests r join accounts a on a.id = r.account_id where r.building_id = ${building}`,
}
