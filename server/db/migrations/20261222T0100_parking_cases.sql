-- A parking violation is a violation case: one record with one number, which parking begins and council may decide on.

insert into violations (id, building_id, number, topic, words, place, happened_on, happened_at, reported_on, unit_id,
  closed_on, closed_as, close_reason, made_at)
select p.id, p.building_id, p.number, 'parking',
  -- Never the patrol's note or the location: both may hold a plate, and are erased after the retention.
  case p.kind when 'no_pass' then 'No pass' when 'overstayed' then 'Expired pass' when 'wrong_place' then 'Wrong spot'
    when 'blocking' then 'Blocking access' else 'Other' end,
  '', (p.seen_at at time zone b.time_zone)::date, to_char(p.seen_at at time zone b.time_zone, 'HH24:MI'),
  (p.made_at at time zone b.time_zone)::date, p.unit_id,
  (p.closed_at at time zone b.time_zone)::date, case when p.closed_at is not null then 'cured' end,
  case when p.closed_at is not null then 'The parking violation was closed.' else '' end, p.made_at
from parking_violations p join buildings b on b.id = p.building_id;

-- Whoever recorded it saw it for the building. The complaint and the first line of the story have the id of their case.
insert into violation_complaints (id, building_id, violation_id, account_id, name, is_staff, received_on, words, made_at)
select v.id, v.building_id, v.id, s.account_id,
  case when s.account_id is null then coalesce(l.name, 'Parking patrol') else '' end, true, v.reported_on, v.words,
  v.made_at
from parking_violations p
join violations v on v.building_id = p.building_id and v.id = p.id
left join lateral (
  select o.account_id, o.patrol_link_id from parking_violation_steps o
  where o.building_id = p.building_id and o.violation_id = p.id and o.kind = 'opened' order by o.id limit 1
) s on true
left join patrol_links l on l.building_id = p.building_id and l.id = s.patrol_link_id;

insert into violation_events (id, building_id, violation_id, kind, on_date, at, account_id, words)
select v.id, v.building_id, v.id, 'report', v.reported_on, v.made_at, null, ''
from parking_violations p join violations v on v.building_id = p.building_id and v.id = p.id;

-- The line of the end sorts by its time, behind what happened before.
insert into violation_events (id, building_id, violation_id, kind, on_date, at, account_id, words)
select (lpad(to_hex((extract(epoch from p.closed_at) * 1000)::bigint), 12, '0') || '7fff8'
    || substr(md5(p.id::text), 1, 15))::uuid,
  v.building_id, v.id, 'close', v.closed_on, p.closed_at, (
    select s.account_id from parking_violation_steps s
    where s.building_id = p.building_id and s.violation_id = p.id and s.kind = 'closed' order by s.id desc limit 1
  ), v.close_reason
from parking_violations p join violations v on v.building_id = p.building_id and v.id = p.id
where p.closed_at is not null;

-- The number and the unit are those of the case; the vehicle, and what was done about it, stay here.
alter table parking_violations
  drop column number,
  drop column unit_id,
  add constraint parking_violations_case foreign key (building_id, id) references violations (building_id, id);
-- A vehicle is seen again while its case is open, and passes are kept as long as a violation of theirs.
create index parking_violations_of_plate on parking_violations (building_id, plate_key) where plate_key is not null;
comment on table parking_violations is 'The vehicle of a violation case: what was seen of it and what was done, a warning, a notice, a tow.';

-- The next number of a building's violations; the caller holds the building.
create or replace function next_violation_number(building uuid) returns integer language sql stable as $$
  select 1 + coalesce(max(number), 0) from violations where building_id = building
$$;
