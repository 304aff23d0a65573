import type { Asked } from '../../offers.ts'

const holds = (tie: string, { day }: Asked) =>
  `(${tie}.from_date is null or ${tie}.from_date <= ${day}) and (${tie}.to_date is null or ${tie}.to_date >= ${day})`

/** Everybody's tie to a unit of the building on the day, and whether they live there, by the rule of the unit's page. */
const ties = (by: Asked) => `
  select o.unit_id, o.person_id, 'owner' as role, coalesce(o.occupies_unit, false) as lives
  from ownerships o where o.building_id = ${by.building} and ${holds('o', by)}
  union all
  select t.unit_id, t.person_id, t.kind, coalesce(t.occupies_unit, t.kind <> 'agent')
  from tenancies t where t.building_id = ${by.building} and ${holds('t', by)}`

/**
 * How many units there are and in how many somebody lives; how many people own, rent or live in one, and how many
 * accounts are theirs. As a JSON object with `units` and `users`; an agent is no resident.
 */
export const occupancy = (by: Asked): string => `
  (with l as materialized (${ties(by)})
  select json_build_object(
    'units', json_build_object(
      'total', (select count(*) from units u where u.building_id = ${by.building}),
      'occupied', (select count(distinct l.unit_id) from l where l.lives)),
    'users', json_build_object(
      'total', (select count(distinct l.person_id) from l where l.role <> 'agent'),
      'withUnits', (select count(distinct p.account_id) from people p
        where p.building_id = ${by.building} and p.id in (select l.person_id from l where l.role <> 'agent')))))`
