import type { Insertable, Updateable } from 'kysely'
import type { PassSource } from '../../../../contract/parking/visitor.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { DB } from '../../../db/schema.gen.ts'

/** A pass with all that its building knows of it. */
export interface KnownPass {
  _id: string
  unitId: string
  unitNumber: string
  hostId: string | null
  host: string | null
  source: PassSource
  visitorName: string | null
  licensePlate: string | null
  plateKey: string | null
  province: string
  vehicleMake: string
  vehicleModel: string
  vehicleColor: string
  purpose: string
  notes: string
  from: Instant
  until: Instant
  madeAt: Instant
  endedAt: Instant | null
  endedAs: 'cancelled' | 'revoked' | null
  endReason: string
  override: { by: string; reason: string } | null
  version: number
}

export const passColumns = `p.id as _id, p.unit_id as "unitId", u.unit_number as "unitNumber", p.host_id as "hostId",
  h.first_name || ' ' || h.last_name as host, p.source, p.visitor_name as "visitorName", p.plate as "licensePlate",
  p.plate_key as "plateKey", p.province, p.make as "vehicleMake", p.model as "vehicleModel", p.colour as "vehicleColor",
  p.purpose, p.notes, p.from_at as "from", p.until_at as "until", p.made_at as "madeAt", p.ended_at as "endedAt",
  p.ended_as as "endedAs", p.end_reason as "endReason",
  case when p.override_by is not null then jsonb_build_object('by', o.first_name || ' ' || o.last_name,
    'reason', p.override_reason) end as override, p.version`
export const fromPasses = `visitor_passes p
  join units u on u.building_id = p.building_id and u.id = p.unit_id
  left join accounts h on h.id = p.host_id
  left join accounts o on o.id = p.override_by`

export const plateConstraint = 'visitor_passes_plate_once'

export const selectPass = async (db: Database, buildingId: string, id: string): Promise<KnownPass | null> => {
  const { rows } = await run(
    db,
    `select ${passColumns} from ${fromPasses} where p.building_id = $1::uuid and p.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as KnownPass | undefined) ?? null
}

export const insertPass = async (
  db: Database,
  buildingId: string,
  pass: Omit<Insertable<DB['visitor_passes']>, 'building_id'>,
): Promise<void> => {
  await db
    .insertInto('visitor_passes')
    .values({ ...pass, building_id: buildingId })
    .execute()
}

/** Writes what changed of a pass, one version further; false where another version stands there by now. */
export const updatePass = async (
  db: Database,
  buildingId: string,
  { _id, version }: Pick<KnownPass, '_id' | 'version'>,
  changes: Updateable<DB['visitor_passes']>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('visitor_passes')
    .set({ ...changes, version: version + 1 })
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
