import type { PersonDesk } from '../../../../contract/units/people.ts'
import type { Database } from '../../../db/connection.ts'

/** The vehicles that the building knows to be somebody's. */
export const selectVehicles = async (
  db: Database,
  buildingId: string,
  personId: string,
): Promise<PersonDesk['vehicles']> => {
  const rows = await db
    .selectFrom('vehicles as v')
    .innerJoin('units as u', 'u.id', 'v.unit_id')
    .where('v.building_id', '=', buildingId)
    .where('v.person_id', '=', personId)
    .where('v.removed_at', 'is', null)
    .orderBy('v.plate')
    .select(['v.id', 'v.plate', 'v.province', 'v.make', 'v.model', 'v.colour', 'u.unit_number'])
    .execute()
  return rows.map(({ id, plate, province, make, model, colour, unit_number }) => ({
    _id: id,
    plate,
    description: [colour, make, model, province && `(${province})`].filter(Boolean).join(' '),
    unitNumber: unit_number,
  }))
}

/** The fobs, keys, remotes and cards that somebody carries. */
export const selectDevices = async (
  db: Database,
  buildingId: string,
  personId: string,
): Promise<PersonDesk['devices']> => {
  const rows = await db
    .selectFrom('access_devices as d')
    .innerJoin('units as u', 'u.id', 'd.unit_id')
    .where('d.building_id', '=', buildingId)
    .where('d.person_id', '=', personId)
    .where('d.ended_on', 'is', null)
    .orderBy('d.kind')
    .orderBy('d.serial')
    .select(['d.id as _id', 'd.kind', 'd.serial', 'u.unit_number as unitNumber'])
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as PersonDesk['devices'][number]['kind'] }))
}
