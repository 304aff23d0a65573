import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { managesIn } from '../buildings/buildings.ts'

/** What the history calls a ticket. */
export const ticketRecordNames: RecordNames = {
  ticket: (building) =>
    `select id, '#' || number || ' ' || title as name, id as open_id from tickets where building_id = ${building}`,
}

/** Who does not look after tickets is not told of them by the history either. */
export const hiddenTickets: HiddenRecords = {
  ticket: (building, role) =>
    `select t.id from tickets t join buildings b on b.id = t.building_id
     where t.building_id = ${building} and not ${managesIn(role, 'tickets')}`,
}
