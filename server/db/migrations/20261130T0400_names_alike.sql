-- Two names that look the same are the same: neither capitals, nor marks that show nothing, nor wide or joined forms of
-- letters, nor a second space make them different.

create function name_key(name text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(lower(normalize(regexp_replace(name,
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164'
      || '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'), NFKC)), '\s+', ' ', 'g'));
comment on function name_key is 'A name as it is compared; `nameKey` of the contract does the same.';

-- The first of two that look the same keeps its name; the others get the end of their id behind it, so that people can
-- tell them apart and rename them.

update amenities o set name = left(o.name, 73) || ' (' || right(o.id::text, 4) || ')'
from (select id, row_number() over (partition by building_id, name_key(name) order by id) as place from amenities where retired_at is null) n
where n.id = o.id and n.place > 1;
drop index amenities_named;
create unique index amenities_named on amenities (building_id, name_key(name)) where retired_at is null;

update vendors o set name = left(o.name, 113) || ' (' || right(o.id::text, 4) || ')'
from (select id, row_number() over (partition by building_id, name_key(name) order by id) as place from vendors where ended_on is null) n
where n.id = o.id and n.place > 1;
drop index vendors_named;
create unique index vendors_named on vendors (building_id, name_key(name)) where ended_on is null;

update assets o set name = left(o.name, 113) || ' (' || right(o.id::text, 4) || ')'
from (select id, row_number() over (partition by building_id, name_key(name) order by id) as place from assets where retired_on is null) n
where n.id = o.id and n.place > 1;
drop index assets_named;
create unique index assets_named on assets (building_id, name_key(name)) where retired_on is null;

update ticket_views o set name = left(o.name, 33) || ' (' || right(o.id::text, 4) || ')'
from (select id, row_number() over (partition by building_id, account_id, name_key(name) order by id) as place from ticket_views) n
where n.id = o.id and n.place > 1;
drop index ticket_views_named;
create unique index ticket_views_named on ticket_views (building_id, account_id, name_key(name));

update unit_spaces o set label = left(o.label, 23) || ' (' || right(o.id::text, 4) || ')'
from (select id, row_number() over (partition by unit_id, kind, name_key(label) order by id) as place from unit_spaces) n
where n.id = o.id and n.place > 1;
drop index unit_spaces_once;
create unique index unit_spaces_once on unit_spaces (unit_id, kind, name_key(label));

update access_devices o set serial = left(o.serial, 33) || ' (' || right(o.id::text, 4) || ')'
from (select id, row_number() over (partition by building_id, kind, name_key(serial) order by id) as place from access_devices where ended_on is null) n
where n.id = o.id and n.place > 1;
drop index access_devices_once;
create unique index access_devices_once on access_devices (building_id, kind, name_key(serial)) where ended_on is null;

update parking_stalls o set number = left(o.number, 5) || ' (' || right(o.id::text, 4) || ')'
from (select id, row_number() over (partition by building_id, name_key(level), name_key(number) order by id) as place from parking_stalls) n
where n.id = o.id and n.place > 1;
drop index parking_stalls_number;
create unique index parking_stalls_number on parking_stalls (building_id, name_key(level), name_key(number));
