-- Stalls, lockers, vehicles and fobs stood as text of the roster; from now on they are records. What cannot be read stays.

create function pg_temp.id_of(at timestamptz, n bigint) returns uuid language sql as $$
  -- An id in the form of the program's own: time first, then a count, so that the order of the file is kept.
  select (substr(t, 1, 8) || '-' || substr(t, 9) || '-7' || lpad(to_hex(n / 4096 % 4096), 3, '0')
    || '-8' || lpad(to_hex(n % 4096), 3, '0') || '-' || substr(md5(random()::text), 1, 12))::uuid
  from (select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as t) as spelt
$$;

create temporary table said on commit drop as
  select row_number() over (order by s.created_at, s.id, c.name, p.position) as n, s.*, c.name,
    regexp_replace(btrim(p.piece, E' \t\r\n'), '\s+', ' ', 'g') as piece
  from (
    select 'ownerships' as source, id, building_id, unit_id, person_id, created_at, extra from ownerships
    union all select 'tenancies', id, building_id, unit_id, person_id, created_at, extra from tenancies
    union all select 'units', id, building_id, id, null, created_at, extra from units
  ) as s
  cross join (values ('parking_stalls', '[;,]'), ('lockers', '[;,]'), ('fobs', '[;,]'), ('vehicles', ';')) as c(name, cut)
  cross join regexp_split_to_table(s.extra ->> c.name, c.cut) with ordinality as p(piece, position);
delete from said where piece = '' or piece ~* '^(none|nil|no|n/?a|-+)$';

alter table said add column parts text[], add column plate text, add column kind text, add column serial text,
  add column is_sound boolean;
update said set
  parts = case when name = 'vehicles' then string_to_array(piece, '|') end,
  plate = case when name = 'vehicles' then upper(regexp_replace(split_part(piece, '|', 1), '[\s.]', '', 'g')) end,
  kind = case when name = 'fobs' then lower(coalesce(substring(piece from '(?i)^(fob|key|remote|card)\s*:'), 'fob')) end,
  serial = case when name = 'fobs' then regexp_replace(piece, '(?i)^(fob|key|remote|card)\s*:\s*', '') end;
update said set is_sound = case name
  when 'vehicles' then plate ~ '^[A-Z0-9-]{2,15}$' and btrim(split_part(piece, '|', 1)) ~ '^(\S+|.*\d.*)$' and cardinality(parts) <= 5
  when 'fobs' then length(serial) between 1 and 40
  else length(piece) <= 30 end;

insert into unit_spaces (id, building_id, unit_id, kind, label, created_at)
  select pg_temp.id_of(created_at, n), building_id, unit_id, case name when 'lockers' then 'locker' else 'stall' end,
    piece, created_at
  from said where name in ('parking_stalls', 'lockers') and is_sound order by n
  on conflict do nothing;
insert into vehicles (id, building_id, unit_id, person_id, plate, province, make, model, colour, created_at)
  select pg_temp.id_of(created_at, n), building_id, unit_id, person_id, plate, nullif(btrim(parts[2]), ''),
    nullif(btrim(parts[3]), ''), nullif(btrim(parts[4]), ''), nullif(btrim(parts[5]), ''), created_at
  from said where name = 'vehicles' and is_sound order by n
  on conflict do nothing;
-- A fob that the roster names at two units stays as text at the second: it can be out once.
with written as (
  insert into access_devices (id, building_id, unit_id, person_id, kind, serial, created_at)
  select pg_temp.id_of(created_at, n), building_id, unit_id, person_id, kind, serial, created_at
  from said where name = 'fobs' and is_sound order by n
  on conflict do nothing
  returning id, building_id, unit_id, kind, lower(serial) as serial)
update said set is_sound = exists (
    select from access_devices d
    where d.building_id = said.building_id and d.unit_id = said.unit_id and d.kind = said.kind
      and lower(d.serial) = lower(said.serial) and d.ended_on is null)
    or exists (
    select from written w
    where w.building_id = said.building_id and w.unit_id = said.unit_id and w.kind = said.kind
      and w.serial = lower(said.serial))
  where name = 'fobs' and is_sound;

create temporary table left_over on commit drop as
  select source, id, jsonb_object_agg(name, pieces) as texts
  from (
    select source, id, name, string_agg(piece, '; ' order by n) as pieces
    from said where not is_sound group by source, id, name) as unread
  group by source, id;
update ownerships o set extra = extra - array['parking_stalls', 'lockers', 'vehicles', 'fobs']
  || coalesce((select texts from left_over l where l.source = 'ownerships' and l.id = o.id), '{}')
  where extra ?| array['parking_stalls', 'lockers', 'vehicles', 'fobs'];
update tenancies t set extra = extra - array['parking_stalls', 'lockers', 'vehicles', 'fobs']
  || coalesce((select texts from left_over l where l.source = 'tenancies' and l.id = t.id), '{}')
  where extra ?| array['parking_stalls', 'lockers', 'vehicles', 'fobs'];
update units u set extra = extra - array['parking_stalls', 'lockers', 'vehicles', 'fobs']
  || coalesce((select texts from left_over l where l.source = 'units' and l.id = u.id), '{}')
  where extra ?| array['parking_stalls', 'lockers', 'vehicles', 'fobs'];
drop function pg_temp.id_of(timestamptz, bigint);
