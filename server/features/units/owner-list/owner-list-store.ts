import { sql } from 'kysely'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'
import { byName } from '../../../db/finding.ts'
import { holding } from '../holding-store.ts'

/** A place as the roster writes it; each line may be missing. */
export interface Address {
  street: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  country: string | null
}

/** A lot of the list; phone and e-mail are never read. */
export interface Lot {
  unitId: string
  unitNumber: string
  strataLot: string | null
  unitEntitlement: number | null
  address: Address
  owners: { name: string; mailing: Address }[]
  tenants: string[]
  stalls: string[]
  lockers: string[]
}

const spaces = (kind: 'stall' | 'locker') => sql`array(
  select s.label from unit_spaces s
  where s.building_id = u.building_id and s.unit_id = u.id and s.kind = ${sql.lit(kind)} order by ${byName('s.label')})`

/** Every lot of the building with who owns and who rents it on a day, in the order of their numbers; one statement. */
export const selectLots = async (db: Database, buildingId: string, day: LocalDate): Promise<Lot[]> => {
  const { rows } = await sql<Lot>`
    select u.id as "unitId", u.unit_number as "unitNumber", u.strata_lot as "strataLot", u.unit_entitlement as "unitEntitlement",
      json_build_object('street', u.street_address, 'city', u.city, 'province', u.province,
        'postalCode', u.postal_code, 'country', null) as address,
      (select coalesce(json_agg(json_build_object('name', p.name, 'mailing', json_build_object(
          'street', p.mailing_address, 'city', p.mailing_city, 'province', p.mailing_province,
          'postalCode', p.mailing_postal_code, 'country', p.mailing_country))
          order by o.is_primary desc nulls last, ${byName('p.name')}, o.id), '[]')
        from ownerships o join people p on p.id = o.person_id
        where o.building_id = u.building_id and o.unit_id = u.id and ${holding('o', day)}) as owners,
      array(select p.name from tenancies t join people p on p.id = t.person_id
        where t.building_id = u.building_id and t.unit_id = u.id and t.kind = 'tenant' and ${holding('t', day)}
        order by ${byName('p.name')}, t.id) as tenants,
      ${spaces('stall')} as stalls, ${spaces('locker')} as lockers
    from units u where u.building_id = ${buildingId} order by u.sort_key, u.id`.execute(db)
  return rows
}
