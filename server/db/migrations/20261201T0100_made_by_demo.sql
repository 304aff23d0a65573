-- Tells what the demo made from what people made, so that removing the demo closes nothing of theirs.

alter table accounts add made_by_demo boolean not null default false;
comment on column accounts.made_by_demo is 'Whether the demo made it, with its published password.';
alter table buildings add made_by_demo boolean not null default false;
comment on column buildings.made_by_demo is 'Whether the demo made it.';

-- Databases that were seeded before: the demo dates its accounts whole days back and uses addresses that nobody can own; an
-- account that somebody made before the seeding has neither. The demo was only made where there were no buildings.
update accounts a set made_by_demo = true from installation i
where a.created_at <= i.demo_seeded_at
  and (a.email like '%.example' or mod(extract(epoch from i.demo_seeded_at - a.created_at) * 1000, 86400000) = 0);
update buildings b set made_by_demo = true from installation i where b.created_at <= i.demo_seeded_at;
