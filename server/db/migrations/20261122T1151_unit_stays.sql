create view unit_stays as
  select o.id, o.building_id, o.unit_id, o.person_id, 'owner'::text as role, o.from_date, o.to_date
  from ownerships o where o.occupies_unit
  union all
  select t.id, t.building_id, t.unit_id, t.person_id, t.kind, t.from_date, t.to_date
  from tenancies t where coalesce(t.occupies_unit, t.kind <> 'agent');
comment on view unit_stays is 'Who lives in a unit, past and to come: an owner where it is said, a tenant or occupant unless it is said otherwise. Both days are included, null is open.';

-- The list of those whose notice has not come in reads only them.
create index tenancies_without_notice on tenancies (building_id, from_date) where kind = 'tenant' and form_k_received_on is null;
