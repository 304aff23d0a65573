import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { recordsShownMost } from '../../../../contract/limits/unit-story.ts'
import type { Alteration, Device, Insurance, Pet, Space, Vehicle } from '../../../../contract/units/records.ts'
import type { Database } from '../../../db/connection.ts'
import { byName } from '../../../db/finding.ts'

/** Each with the moment it was written down, by which a new owner is spared what was of the old one. */
type Dated<R> = R & { createdAt: string }
export interface Belongings {
  vehicles: Dated<Vehicle>[]
  devices: Dated<Device>[]
  pets: Dated<Pet>[]
  insurance: Dated<Omit<Insurance, 'cover'>>[]
  alterations: Dated<Alteration>[]
}

const most = sql.lit(recordsShownMost)

/** Stalls and lockers as people count them. */
export const spacesOf = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('unit_spaces as r')
    .where('r.building_id', '=', buildingId)
    .where('r.unit_id', '=', unitId)
    .orderBy(sql`r.kind desc, ${byName('r.label')}`)
    .limit(most)
    .select(['r.id as _id', 'r.kind', 'r.label'])
    .$castTo<Space>()

const vehiclesOf = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('vehicles as r')
    .leftJoin('people as p', (join) =>
      join.onRef('p.building_id', '=', 'r.building_id').onRef('p.id', '=', 'r.person_id'),
    )
    .where('r.building_id', '=', buildingId)
    .where('r.unit_id', '=', unitId)
    .where('r.removed_at', 'is', null)
    .orderBy('r.id')
    .limit(most)
    .select([
      'r.id as _id',
      'r.version',
      'r.person_id as personId',
      'p.name as personName',
      'r.created_at as createdAt',
    ])
    .select(['r.plate', 'r.province', 'r.make', 'r.model', 'r.colour', 'r.from_date as from'])

/** Those that are out first, then the latest that came back. */
const devicesOf = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('access_devices as r')
    .leftJoin('people as p', (join) =>
      join.onRef('p.building_id', '=', 'r.building_id').onRef('p.id', '=', 'r.person_id'),
    )
    .where('r.building_id', '=', buildingId)
    .where('r.unit_id', '=', unitId)
    .orderBy(sql`r.ended_on desc nulls first, r.id`)
    .limit(most)
    .select([
      'r.id as _id',
      'r.version',
      'r.person_id as personId',
      'p.name as personName',
      'r.created_at as createdAt',
    ])
    .select(['r.kind', 'r.serial', 'r.issued_on as issuedOn', 'r.ended_on as endedOn', 'r.end_reason as endReason'])
    .select('r.issued_on as from')

const petsOf = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('pets as r')
    .where('r.building_id', '=', buildingId)
    .where('r.unit_id', '=', unitId)
    .where('r.removed_at', 'is', null)
    .orderBy('r.id')
    .limit(most)
    .select(['r.id as _id', 'r.version', 'r.kind', 'r.name', 'r.breed', 'r.notes', 'r.created_at as createdAt'])
    .select('r.from_date as from')

const insuranceOf = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('unit_insurance as r')
    .leftJoin('people as p', (join) =>
      join.onRef('p.building_id', '=', 'r.building_id').onRef('p.id', '=', 'r.person_id'),
    )
    .where('r.building_id', '=', buildingId)
    .where('r.unit_id', '=', unitId)
    .where('r.removed_at', 'is', null)
    .orderBy('r.expires_on', 'desc')
    .orderBy('r.id')
    .limit(most)
    .select([
      'r.id as _id',
      'r.version',
      'r.person_id as personId',
      'p.name as personName',
      'r.created_at as createdAt',
    ])
    .select(['r.insurer', 'r.policy_number as policyNumber', 'r.expires_on as expiresOn'])

const alterationsOf = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('alterations as r')
    .where('r.building_id', '=', buildingId)
    .where('r.unit_id', '=', unitId)
    .where('r.removed_at', 'is', null)
    .orderBy('r.agreed_on', 'desc')
    .orderBy('r.id')
    .limit(most)
    .select(['r.id as _id', 'r.version', 'r.title', 'r.terms', 'r.agreed_on as agreedOn', 'r.created_at as createdAt'])

/** What belongs to a unit now, in one statement; of devices also those that came back. */
export const recordsOf = async (db: Database, buildingId: string, unitId: string): Promise<Belongings> => {
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(vehiclesOf(db, buildingId, unitId)).as('vehicles'),
      jsonArrayFrom(devicesOf(db, buildingId, unitId)).as('devices'),
      jsonArrayFrom(petsOf(db, buildingId, unitId)).as('pets'),
      jsonArrayFrom(insuranceOf(db, buildingId, unitId)).as('insurance'),
      jsonArrayFrom(alterationsOf(db, buildingId, unitId)).as('alterations'),
    ])
    .executeTakeFirstOrThrow()
  return found as Belongings
}
