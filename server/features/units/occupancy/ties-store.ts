import { sql } from 'kysely'
import type { LocalDate } from '../../../../contract/time.ts'
import { holding } from '../holding-store.ts'

/** What counts and lists of occupancy share, so that a figure and the list behind it are the same rows. */

/** Units in which somebody lives on a day, and whether an owner or a tenant is among them. */
export const livedIn = (buildingId: string, day: LocalDate) => sql`
  select s.unit_id, bool_or(s.role = 'owner') as by_owner, bool_or(s.role = 'tenant') as by_tenant
  from unit_stays s where s.building_id = ${buildingId} and ${holding('s', day)}
  group by s.unit_id`

/** How many of the units joined as `l` are lived in by whom, by the rule of the directory: a tenant goes before an owner. */
export const livedCounts = sql`
  count(*) filter (where l.by_owner and not l.by_tenant)::int as "ownerOccupied",
  count(*) filter (where l.by_tenant)::int as rented,
  count(*) filter (where not l.by_tenant and not l.by_owner)::int as occupied`

/**
 * Who moved in and out in a period. Somebody who stays under another tie, as a tenant who buys the unit does, has not
 * moved; of two ties that begin or end on one day one counts.
 */
export const movesIn = (buildingId: string, from: LocalDate, to: LocalDate) => sql`
  select s.id, 'in' as direction, s.from_date as "on", s.unit_id, s.person_id, s.role
  from unit_stays s
  where s.building_id = ${buildingId} and s.from_date between ${from}::date and ${to}::date
    and not exists (
      select from unit_stays o
      where o.building_id = s.building_id and o.unit_id = s.unit_id and o.person_id = s.person_id and o.id <> s.id
        and (o.from_date is null or o.from_date < s.from_date or (o.from_date = s.from_date and o.id < s.id))
        and (o.to_date is null or o.to_date >= s.from_date - 1))
  union all
  select s.id, 'out', s.to_date, s.unit_id, s.person_id, s.role
  from unit_stays s
  where s.building_id = ${buildingId} and s.to_date between ${from}::date and ${to}::date
    and not exists (
      select from unit_stays o
      where o.building_id = s.building_id and o.unit_id = s.unit_id and o.person_id = s.person_id and o.id <> s.id
        and (o.to_date is null or o.to_date > s.to_date or (o.to_date = s.to_date and o.id < s.id))
        and (o.from_date is null or o.from_date <= s.to_date + 1))`

/** Tenancies that are not over on a day and end, or whose lease does, on or before another. */
export const endingBy = (buildingId: string, day: LocalDate, last: LocalDate) => sql`
  select * from (
    select t.id, t.unit_id, t.person_id, t.to_date,
      least(t.to_date, case when t.lease_ends_on >= ${day}::date then t.lease_ends_on end) as ends_on
    from tenancies t
    where t.building_id = ${buildingId} and t.kind = 'tenant' and (t.to_date is null or t.to_date >= ${day}::date)) e
  where e.ends_on <= ${last}::date`

/** Tenancies of a day that began under the rule of the notice, and whose notice has not come in. */
export const withoutNotice = (buildingId: string, day: LocalDate, since: LocalDate) => sql`
  select t.id, t.unit_id, t.person_id, t.from_date, t.version
  from tenancies t
  where t.building_id = ${buildingId} and t.kind = 'tenant' and t.form_k_received_on is null
    and ${holding('t', day)} and (t.from_date is null or t.from_date >= ${since}::date)`

/** Owners of a day who do not live in the unit they own, and the first unit of the building in which they do live. */
export const absentOwnersOn = (buildingId: string, day: LocalDate) => sql`
  select a.*, case when a.lives_in is not null then 'inBuilding' when a.has_address then 'onFile' else 'missing' end as address
  from (
    select o.id, o.unit_id, o.person_id, p.name, p.mailing_address is not null as has_address,
      (select u.unit_number from unit_stays s join units u on u.id = s.unit_id
        where s.building_id = o.building_id and s.person_id = o.person_id and ${holding('s', day)}
        order by u.sort_key limit 1) as lives_in
    from ownerships o join people p on p.id = o.person_id
    where o.building_id = ${buildingId} and ${holding('o', day)}
      and not exists (
        select from unit_stays s
        where s.building_id = o.building_id and s.unit_id = o.unit_id and s.person_id = o.person_id
          and ${holding('s', day)})) a`
