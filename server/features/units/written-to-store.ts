import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { holds } from './holding-store.ts'

/** Somebody of a unit, with what says how a letter may reach them. */
export interface PersonWrittenTo {
  personId: string
  accountId: string | null
  name: string
  role: 'owner' | 'tenant' | 'occupant'
  email: string | null
  /** They agreed to get notices by email. */
  agreedToEmail: boolean
  /** Where their letters go if not to the unit, a line each. */
  mailingLines: string[]
  /** That is an address outside the building: who rents one unit out may live in another. */
  hasOutsideAddress: boolean
}

export interface UnitWrittenTo {
  _id: string
  unitNumber: string
  strataLot: string | null
  unitEntitlement: number | null
  /** As the roster has it; empty where it does not say. */
  addressLine: string
  people: PersonWrittenTo[]
}

/** Units with everybody who owns, rents or lives there on a day, in the order of the units. */
export const selectWrittenTo = async (
  db: Database,
  buildingId: string,
  day: LocalDate,
  unitIds: readonly string[],
): Promise<UnitWrittenTo[]> => {
  const { rows } = await run(
    db,
    `select u.id as _id, u.unit_number as "unitNumber", u.strata_lot as "strataLot",
       u.unit_entitlement::float8 as "unitEntitlement",
       concat_ws(', ', u.street_address, u.city, nullif(concat_ws(' ', u.province, u.postal_code), '')) as "addressLine",
       coalesce((
         select json_agg(json_build_object('personId', p.id, 'accountId', p.account_id, 'name', p.name, 'role', l.role,
           'email', p.email, 'agreedToEmail', p.email is not null and coalesce(p.email_notice_consent, false),
           'mailingLines', array_remove(array[p.mailing_address,
             case when p.mailing_address is not null then
               nullif(concat_ws('  ', nullif(concat_ws(' ', p.mailing_city, p.mailing_province), ''), p.mailing_postal_code), '') end,
             case when p.mailing_address is not null then p.mailing_country end], null),
           'hasOutsideAddress', p.mailing_address is not null
             and position(lower(b.address) in lower(p.mailing_address)) = 0)
           order by l.role <> 'owner', l.role <> 'tenant', p.name, p.id)
         from unit_links l join people p on p.building_id = l.building_id and p.id = l.person_id
         where l.building_id = $1::uuid and l.unit_id = u.id and l.role in ('owner', 'tenant', 'occupant') and ${holds('l')}
       ), '[]') as people
     from units u join buildings b on b.id = u.building_id where u.building_id = $1::uuid and u.id = any ($3::uuid[])
     order by u.sort_key`,
    [buildingId, day, [...unitIds]],
  )
  return rows as UnitWrittenTo[]
}
