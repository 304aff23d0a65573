import type { LocalDate } from '../../../../contract/time.ts'
import type { ThingFate, ThingKind } from '../../../../contract/units/moves.ts'
import type { Database } from '../../../db/connection.ts'

const tables = { vehicle: 'vehicles', pet: 'pets', insurance: 'unit_insurance' } as const

/** Takes a thing off the lists of a unit on a day; answers whether it stood there. */
export const endThing = async (
  db: Database,
  buildingId: string,
  { _id, kind, fate }: { _id: string; kind: ThingKind; fate: ThingFate },
  { on, at }: { on: LocalDate; at: string },
): Promise<boolean> => {
  const query =
    kind === 'device'
      ? db
          .updateTable('access_devices')
          .set((eb) => ({
            ended_on: on,
            end_reason: fate === 'returned' || fate === 'lost' ? fate : 'deactivated',
            version: eb('version', '+', 1),
          }))
          .where('ended_on', 'is', null)
          .where('building_id', '=', buildingId)
          .where('id', '=', _id)
      : db
          .updateTable(tables[kind])
          .set((eb) => ({ removed_at: at, version: eb('version', '+', 1) }))
          .where('removed_at', 'is', null)
          .where('building_id', '=', buildingId)
          .where('id', '=', _id)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Of {
  id: string
  buildingId: string
  unitId: string
  createdAt: string
}

const ofUnit = ({ id, buildingId, unitId, createdAt }: Of) => ({
  id,
  building_id: buildingId,
  unit_id: unitId,
  created_at: createdAt,
})

/** Violates `access_devices_once` where a device of this kind and number is out already. */
export const insertDevice = (
  db: Database,
  of: Of,
  device: { kind: string; serial: string; personId: string; issuedOn: LocalDate },
) =>
  db
    .insertInto('access_devices')
    .values({
      ...ofUnit(of),
      kind: device.kind,
      serial: device.serial,
      person_id: device.personId,
      issued_on: device.issuedOn,
    })
    .execute()

/** Violates `vehicles_once` where the plate stands in this unit already. */
export const insertVehicle = (
  db: Database,
  of: Of,
  vehicle: {
    plate: string
    make: string | null
    model: string | null
    colour: string | null
    personId: string
    from: LocalDate
  },
) =>
  db
    .insertInto('vehicles')
    .values({
      ...ofUnit(of),
      plate: vehicle.plate,
      make: vehicle.make,
      model: vehicle.model,
      colour: vehicle.colour,
      person_id: vehicle.personId,
      from_date: vehicle.from,
    })
    .execute()

export const insertPet = (
  db: Database,
  of: Of,
  { from, ...pet }: { kind: string; name: string | null; breed: string | null; from: LocalDate },
) =>
  db
    .insertInto('pets')
    .values({ ...ofUnit(of), ...pet, from_date: from })
    .execute()
