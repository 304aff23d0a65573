import { run, type Database } from '../../db/connection.ts'

export const insertWork = (
  db: Database,
  buildingId: string,
  event: {
    id: string
    ticketId: string
    at: string
    side: string
    accountId: string | null
    vendorName: string | null
    words: string
  },
) =>
  run(
    db,
    `insert into ticket_events (id, building_id, ticket_id, at, kind, side, account_id, vendor_name, words, priority)
     select $1::uuid, $2::uuid, t.id, $4::timestamptz, 'worked', $5, $6::uuid, $7, $8, t.priority
     from tickets t where t.building_id = $2::uuid and t.id = $3::uuid`,
    [event.id, buildingId, event.ticketId, event.at, event.side, event.accountId, event.vendorName, event.words],
  )
