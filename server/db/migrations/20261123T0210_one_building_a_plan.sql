-- One building stands on a plan: created twice by mistake, it would split its people in two.

alter table buildings
  -- Province and number of the plan as land title offices tell plans apart. Null where the number has no letter or digit,
  -- and for a building that shared its plan with another one before this was refused.
  add column plan_key text;

update buildings b set plan_key = k.plan_key
from (
  select id, plan_key, row_number() over (partition by plan_key order by created_at, id) as place
  from (
    select id, created_at, province || ':' || nullif(regexp_replace(upper(plan_number), '[^A-Z0-9]', '', 'g'), '') as plan_key
    from buildings) n) k
where k.id = b.id and k.place = 1;

create unique index buildings_one_a_plan on buildings (plan_key);
