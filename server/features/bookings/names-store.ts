import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { managesIn } from '../buildings/buildings.ts'

/** What the history calls an amenity, and a booking by its unit, never by whose it is. */
export const bookingNames: RecordNames = {
  amenity: (building) => `select id, name, id as open_id from amenities where building_id = ${building}`,
  booking: (building) =>
    `select b.id, a.name || ' for unit ' || u.unit_number as name, b.id as open_id from bookings b
     join amenities a on a.building_id = b.building_id and a.id = b.amenity_id
     join units u on u.building_id = b.building_id and u.id = b.unit_id where b.building_id = ${building}`,
}

const unlessManaging = (table: string, building: string, role: string): string =>
  `select t.id from ${table} t join buildings b on b.id = t.building_id
   where t.building_id = ${building} and not ${managesIn(role, 'amenities')}`

/** Who does not manage amenities is not told of them by the history either. */
export const hiddenBookings: HiddenRecords = {
  amenity: (building, role) => unlessManaging('amenities', building, role),
  booking: (building, role) => unlessManaging('bookings', building, role),
}
