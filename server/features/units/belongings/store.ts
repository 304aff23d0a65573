import { sql } from 'kysely'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'
import type { DeviceFacts, Kept, SpaceFacts, VehicleFacts } from '../record.ts'

/** What belongs to the units of a building today. */
export interface Belongings {
  spaces: Kept<SpaceFacts>[]
  vehicles: Kept<VehicleFacts>[]
  devices: Kept<DeviceFacts>[]
}

/** Stalls and lockers, vehicles that are still here, and devices that are out, in the order in which they came. */
export const selectBelongings = async (db: Database, buildingId: string): Promise<Belongings> => {
  const spaces = await db
    .selectFrom('unit_spaces')
    .where('building_id', '=', buildingId)
    .orderBy('id')
    .select(['id as _id', 'unit_id as unitId', 'kind', 'label'])
    .execute()
  const vehicles = await db
    .selectFrom('vehicles')
    .where('building_id', '=', buildingId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .select(['id as _id', 'unit_id as unitId', 'person_id as personId', 'plate', 'province', 'make', 'model', 'colour'])
    .execute()
  const devices = await db
    .selectFrom('access_devices')
    .where('building_id', '=', buildingId)
    .where('ended_on', 'is', null)
    .orderBy('id')
    .select(['id as _id', 'unit_id as unitId', 'person_id as personId', 'kind', 'serial'])
    .execute()
  return {
    spaces: spaces.map((space) => ({ ...space, kind: space.kind as SpaceFacts['kind'] })),
    vehicles,
    devices: devices.map((device) => ({ ...device, kind: device.kind as DeviceFacts['kind'] })),
  }
}

/** Rows for a statement that takes any number of them at once. */
const listed = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

export const insertSpaces = (db: Database, buildingId: string, spaces: readonly Kept<SpaceFacts>[], at: string) =>
  sql`
    insert into unit_spaces (id, building_id, unit_id, kind, label, created_at)
    select r."_id", ${buildingId}, r."unitId", r.kind, r.label, ${at}
    from jsonb_to_recordset(${listed(spaces)}) as r("_id" uuid, "unitId" uuid, kind text, label text)`.execute(db)

export const deleteSpaces = (db: Database, buildingId: string, ids: readonly string[]) =>
  db
    .deleteFrom('unit_spaces')
    .where('building_id', '=', buildingId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

const vehicleRow = sql`as r("_id" uuid, "unitId" uuid, "personId" uuid, plate text, province text, make text, model text, colour text)`

export const insertVehicles = (db: Database, buildingId: string, vehicles: readonly Kept<VehicleFacts>[], at: string) =>
  sql`
    insert into vehicles (id, building_id, unit_id, person_id, plate, province, make, model, colour, created_at)
    select r."_id", ${buildingId}, r."unitId", r."personId", r.plate, r.province, r.make, r.model, r.colour, ${at}
    from jsonb_to_recordset(${listed(vehicles)}) ${vehicleRow}`.execute(db)

export const updateVehicles = (db: Database, buildingId: string, vehicles: readonly Kept<VehicleFacts>[]) =>
  sql`
    update vehicles v set person_id = r."personId", province = r.province, make = r.make, model = r.model,
      colour = r.colour, version = v.version + 1
    from jsonb_to_recordset(${listed(vehicles)}) ${vehicleRow}
    where v.building_id = ${buildingId} and v.id = r."_id"`.execute(db)

export const removeVehicles = (db: Database, buildingId: string, ids: readonly string[], at: string) =>
  sql`
    update vehicles set removed_at = ${at}, version = version + 1
    where building_id = ${buildingId} and id = any(${[...ids]}::uuid[])`.execute(db)

const deviceRow = sql`as r("_id" uuid, "unitId" uuid, "personId" uuid, kind text, serial text)`

export const insertDevices = (db: Database, buildingId: string, devices: readonly Kept<DeviceFacts>[], at: string) =>
  sql`
    insert into access_devices (id, building_id, unit_id, person_id, kind, serial, created_at)
    select r."_id", ${buildingId}, r."unitId", r."personId", r.kind, r.serial, ${at}
    from jsonb_to_recordset(${listed(devices)}) ${deviceRow}`.execute(db)

export const updateDevices = (db: Database, buildingId: string, devices: readonly Kept<DeviceFacts>[]) =>
  sql`
    update access_devices d set person_id = r."personId", version = d.version + 1
    from jsonb_to_recordset(${listed(devices)}) ${deviceRow}
    where d.building_id = ${buildingId} and d.id = r."_id"`.execute(db)

/** A device that a roster lists no longer is out no more: nobody said that it came back, so it counts as switched off. */
export const endDevices = (db: Database, buildingId: string, ids: readonly string[], day: LocalDate) =>
  sql`
    update access_devices set ended_on = ${day}, end_reason = 'deactivated', version = version + 1
    where building_id = ${buildingId} and id = any(${[...ids]}::uuid[])`.execute(db)
