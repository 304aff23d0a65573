import { sql, type SqlBool } from 'kysely'
import type { LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { MyTie, MyVehicle } from '../../../../contract/units/my-place.ts'
import type { Database } from '../../../db/connection.ts'
import { byName } from '../../../db/finding.ts'
import { livesThere } from '../holding-store.ts'
import { holdsOn } from '../rules.ts'

/** A tie of an account that is not over, with what the building keeps of the unit. */
export interface OwnTie extends MyTie {
  personId: string
  unit: { _id: string; unitNumber: string; strataLot: string | null; unitEntitlement: number | null }
}

/** An account's ties to units today and to come, in the order of the units' numbers. */
export const selectOwnTies = async (
  db: Database,
  buildingId: string,
  accountId: string,
  day: LocalDate,
): Promise<OwnTie[]> => {
  const rows = await db
    .selectFrom('unit_links as l')
    .innerJoin('units as u', 'u.id', 'l.unit_id')
    .leftJoin('ownerships as o', 'o.id', 'l.id')
    .leftJoin('tenancies as t', 't.id', 'l.id')
    .where('l.building_id', '=', buildingId)
    .where('l.account_id', '=', accountId)
    .where(sql<SqlBool>`(l.to_date is null or l.to_date >= ${day}::date)`)
    .orderBy('u.sort_key')
    .orderBy(sql`array_position(array['owner', 'tenant', 'occupant', 'agent'], l.role), l.from_date nulls first, l.id`)
    .select(['l.id', 'l.person_id', 'l.role', 'l.from_date as from', 'l.to_date as to', 'o.share_percent'])
    .select(['t.lease_ends_on', livesThere.as('lives_there')])
    .select(['u.id as unit_id', 'u.unit_number', 'u.strata_lot', 'u.unit_entitlement'])
    .execute()
  return rows.map(({ from, to, ...row }) => ({
    _id: row.id!,
    personId: row.person_id!,
    role: row.role as LinkRole,
    sharePercent: row.share_percent,
    livesThere: row.lives_there,
    from,
    to,
    holds: holdsOn({ from, to }, day),
    leaseEndsOn: row.lease_ends_on,
    unit: {
      _id: row.unit_id,
      unitNumber: row.unit_number,
      strataLot: row.strata_lot,
      unitEntitlement: row.unit_entitlement,
    },
  }))
}

/** The stalls and lockers of some units. */
export const selectSpaces = async (db: Database, buildingId: string, unitIds: readonly string[]) => {
  if (unitIds.length === 0) return []
  return db
    .selectFrom('unit_spaces')
    .where('building_id', '=', buildingId)
    .where('unit_id', 'in', [...unitIds])
    .orderBy(byName('label'))
    .select(['unit_id as unitId', 'kind', 'label'])
    .execute()
}

const vehicles = (db: Database, buildingId: string, accountId: string) =>
  db
    .selectFrom('vehicles as v')
    .innerJoin('people as p', (join) =>
      join.onRef('p.building_id', '=', 'v.building_id').onRef('p.id', '=', 'v.person_id'),
    )
    .innerJoin('units as u', 'u.id', 'v.unit_id')
    .where('v.building_id', '=', buildingId)
    .where('p.account_id', '=', accountId)
    .where('v.removed_at', 'is', null)

/** The vehicles that an account's people have in the building. */
export const selectOwnVehicles = (
  db: Database,
  buildingId: string,
  accountId: string,
): Promise<Omit<MyVehicle, 'can'>[]> =>
  vehicles(db, buildingId, accountId)
    .orderBy('u.sort_key')
    .orderBy('v.id')
    .select(['v.id as _id', 'v.version', 'v.plate', 'v.province', 'v.make', 'v.model', 'v.colour'])
    .select(['v.from_date as from', 'v.unit_id as unitId', 'u.unit_number as unitNumber'])
    .execute()

/** One of them, held against whoever would give it to somebody else. */
export const lockOwnVehicle = (db: Database, buildingId: string, accountId: string, id: string) =>
  vehicles(db, buildingId, accountId)
    .where('v.id', '=', id)
    .forUpdate('v')
    .select(['v.unit_id as unitId', 'v.person_id as personId', 'u.unit_number as unitNumber'])
    .executeTakeFirst()
